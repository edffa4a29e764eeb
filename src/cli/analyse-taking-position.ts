import { type GameId, maxRow, refuse, taking } from "../games/index.ts";
import { begin, type PlayOf, playIn, readGame } from "../match/index.ts";
import { parseTake } from "../notation/index.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { refused } from "./errors.ts";
import { readOr } from "./refused.ts";

/** The game of the Nim family that was typed: whatever holds a position, or just the rows. */
export function takingFrom({ game, words, options: typed }: AnalyseInput): PlayOf<"taking"> {
  const text = positionText(words);
  const options = optionsFrom(game, typed);
  if (text.trim() !== "" && typed.rows !== undefined) throw refused("position-and-rows", { name: "--rows" });
  const read = readOr(text.trim() === "" ? begin(game, options) : readGame(text, game, options), { game });
  const play = read.id === game ? playIn(taking.family, read) : undefined;
  return play ?? readOr(refuse("record-of-another-game", { game: read.id, wanted: game }));
}

/**
 * Numbers that are words of their own are rows: `9 7 5 3 1`. Only a row that is drawn with its gaps may have the player to move
 * behind it, as a position is written: `110111 2`.
 */
function positionText(words: readonly string[]): string {
  const numbers = words.length > 1 && words.every((word) => /^[0-9]+$/.test(word));
  const written =
    words.length === 2 && /^(?!10*$)[01]{6,}$/.test(words[0] ?? "") && /^[12]$/.test(words[1] ?? "");
  return words.join(numbers && !written ? "," : " ");
}

function optionsFrom(game: GameId, typed: AnalyseOptions): Readonly<Record<string, unknown>> {
  if (typed.middle && typed.end) throw refused("not-both", { one: "--middle", other: "--end" });
  if (typed.misere && typed.normal) throw refused("not-both", { one: "--misere", other: "--normal" });
  const options: Record<string, unknown> = {};
  if (typed.rows !== undefined) options.rows = rowsFrom(game, typed.rows);
  if (typed.take !== undefined) options.take = readOr(parseTake(typed.take), { where: { option: "--take" } });
  if (typed.middle || typed.end) options.middle = typed.middle === true;
  if (typed.misere || typed.normal) options.last = typed.misere ? "loses" : "wins";
  return options;
}

function rowsFrom(game: GameId, text: string): number[] {
  return text.split(",").map((word, index) => {
    if (!/^\s*[0-9]+\s*$/.test(word)) throw refused("rows-needed", { name: "--rows" });
    const length = Number(word);
    return length <= maxRow
      ? length
      : readOr(refuse("row-too-long", { row: index + 1, max: maxRow }), {
          where: { option: "--rows" },
          game,
        });
  });
}
