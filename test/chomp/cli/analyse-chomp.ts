import { chomp, refuse } from "../games/index.ts";
import { begin, playIn, readGame } from "../match/index.ts";
import { notationOf } from "../notation/index.ts";
import { openPlayer, seededChance } from "../players/index.ts";
import { boardName } from "../words/index.ts";
import type { AnalyseInput } from "./analyse-input.ts";
import { readOr } from "./refused.ts";

/** What is left, and what Smart would play. */
export async function analyseChomp({ language, game, words }: AnalyseInput): Promise<string> {
  const read = readOr(words.length === 0 ? begin(game) : readGame(words.join(" "), game));
  const play = playIn(chomp.family, read);
  if (!play) return readOr(refuse("record-of-another-game", { game: read.id, wanted: game }));
  const { position } = play;
  const board = boardName(language, game, position);
  const smart = await openPlayer({ kind: "smart" }, chomp, { chance: seededChance(1) });
  if (!smart || play.ending) return board;
  return `${board}\nSmart plays ${notationOf(game).makeMove(await smart.choose(position), position)}.`;
}
