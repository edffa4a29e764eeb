import {
  accept,
  type GameId,
  type Result,
  type Run,
  refuse,
  type TakingOptions,
  type TakingPosition,
  taking,
  takingPosition,
} from "../games/index.ts";
import { replay } from "../match/index.ts";
import {
  notationOf,
  parsePilesPicture,
  parsePlaces,
  parseRecord,
  parseSticksPicture,
} from "../notation/index.ts";
import type { AnalyseInput } from "./analyse.ts";

/** The position in any form a user may have at hand: the game's notation, a picture, a whole game's record, or just the rows. */
export function positionFrom(
  game: GameId,
  options: TakingOptions,
  { position, options: typed }: AnalyseInput,
): Result<TakingPosition> {
  const text = position.trim();
  if (text === "") return accept(taking.start(options));
  if (typed.rows !== undefined)
    return refuse("option-unknown", { name: "--rows beside a position", known: "one of the two" });
  if (text.startsWith("{")) return fromRecord(text, game);
  if (text.startsWith("<"))
    return drawnPosition(options, [text.split(/\s+/).length], single(parsePlaces(text.replace(/\s+/g, " "))));
  if (/^[*\s]+$/.test(text)) return fromPiles(position, options);
  if (text.includes("\n") && /^[01\s]+$/.test(text)) {
    const lengths = text.split("\n").map((line) => line.trim().length);
    return drawnPosition(options, lengths.reverse(), parseSticksPicture(text));
  }
  return notationOf(game).parsePosition(text, options) as Result<TakingPosition>;
}

function single(runs: Result<Run[]>): Result<Run[][]> {
  return runs.ok ? accept([runs.value]) : runs;
}

function drawnPosition(
  options: TakingOptions,
  lengths: readonly number[],
  rows: Result<Run[][]>,
): Result<TakingPosition> {
  return rows.ok ? takingPosition({ ...options, rows: lengths }, rows.value, 0) : rows;
}

/** Columns of stars; a single line of them is one row. */
function fromPiles(text: string, options: TakingOptions): Result<TakingPosition> {
  const lines = text.replace(/^\n+|\s+$/g, "");
  if (!lines.includes("\n")) {
    const length = lines.replace(/\s/g, "").length;
    return takingPosition({ ...options, rows: [length] }, [[{ left: 1, length }]], 0);
  }
  const piles = Math.ceil(Math.max(...lines.split("\n").map((line) => line.length)) / 2);
  const sizes = parsePilesPicture(lines, piles);
  if (!sizes.ok) return sizes;
  const rows = sizes.value.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return takingPosition({ ...options, rows: sizes.value.map((size) => Math.max(size, 1)) }, rows, 0);
}

function fromRecord(text: string, game: GameId): Result<TakingPosition> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  if (record.value.game !== game)
    return refuse("record-broken", { part: `game: it is of ${record.value.game}` });
  const play = replay(record.value);
  return play.ok ? accept(play.value.position as TakingPosition) : play;
}
