import { refuse, type TakingOptions, taking } from "../games/index.ts";
import { begin, type PlayOf, playIn, readGame } from "../match/index.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { refused } from "./errors.ts";
import { takingOptions } from "./game-options.ts";
import { readOr } from "./refused.ts";

/** The game of the Nim family that was typed: whatever holds a position, or just the rows. */
export function takingFrom({ game, words, options: typed }: AnalyseInput): PlayOf<"taking"> {
  const text = positionText(words);
  const options = takingOptions(game, typed);
  if (text.trim() !== "" && typed.rows !== undefined) throw refused("position-and-rows", { name: "--rows" });
  const read = readOr(text.trim() === "" ? begin(game, options) : readGame(text, game, options), { game });
  const play = read.id === game ? playIn(taking.family, read) : undefined;
  if (!play) return readOr(refuse("record-of-another-game", { game: read.id, wanted: game }));
  refuseOtherRules(typed, readOr(taking.options(options)), play.position.options);
  return play;
}

/** A row that was typed as it is drawn, or a large count: neither a power of ten nor short. */
const likeDrawn = /^(?!10*$)[01]{6,}$/;

/**
 * Numbers that are words of their own are rows: `9 7 5 3 1`. Only a row that is drawn with its gaps may have the player to move
 * behind it, as a position is written: `110111 2`.
 */
function positionText(words: readonly string[]): string {
  const numbers = words.length > 1 && words.every((word) => /^[0-9]+$/.test(word));
  const [row = "", player = ""] = words;
  const written =
    words.length === 2 && (likeDrawn.test(row) || /^0[01]+$/.test(row)) && /^[12]$/.test(player);
  return words.join(numbers && !written ? "," : " ");
}

/** Where counts look as if they were drawn: how the drawing would be written. */
export function asDrawing({ words }: AnalyseInput, { rows }: TakingOptions): string | undefined {
  const parts = words
    .join(" ")
    .trim()
    .split(/[\s/,]+/);
  const counted = parts.length === rows.length && parts.every((part, row) => Number(part) === rows[row]);
  return counted && parts.every((part) => /^[01]+$/.test(part)) && parts.some((part) => likeDrawn.test(part))
    ? `${parts.join("/")} 1`
    : undefined;
}

/** A record brings its own rules: others that are typed beside it are refused, not left aside. */
function refuseOtherRules(typed: AnalyseOptions, wanted: TakingOptions, found: TakingOptions): void {
  const names = {
    take: "--take",
    middle: typed.middle ? "--middle" : "--end",
    last: typed.misere ? "--misere" : "--normal",
    swap: "--swap",
  } as const;
  const given = {
    take: typed.take !== undefined,
    middle: typed.middle || typed.end,
    last: typed.misere || typed.normal,
    swap: typed.swap,
  };
  for (const rule of ["take", "middle", "last", "swap"] as const) {
    const same = JSON.stringify(wanted[rule]) === JSON.stringify(found[rule]);
    if (given[rule] && !same) throw refused("rules-in-record", { option: names[rule] });
  }
}
