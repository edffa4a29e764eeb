import {
  accept,
  maxRows,
  type Result,
  type Run,
  refuse,
  swap,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
  takingPosition,
} from "../games/index.ts";
import type { Notation, ParsedGame } from "./notation.ts";
import { parsePilesPicture, parsePlaces, parseSticksPicture } from "./pictures.ts";
import { areRows, makeRows, parseRows, parseRowsOrCounts } from "./rows.ts";
import { parseSaveString } from "./save-string.ts";
import {
  isSwapText,
  makeRun,
  makeShortRun,
  parseCount,
  parsePileCount,
  parsePlace,
  parseRun,
} from "./taking-moves.ts";

/** `row:left-right` for every Nim, besides it the short form that fits the board, and `swap`. */
export const takingNotation: Notation<"taking"> = {
  example: "1:3-5",
  parseMove(text, position) {
    if (isSwapText(text)) return accept(swap);
    return text.includes(":") ? parseRun(text) : parseShort(text, position);
  },
  makeMove: makeRun,
  shortMove: makeShortRun,
  joinMoves: (texts) => texts.join(","),
  splitMoves: (text) => text.split(",").filter(Boolean),
  parsePosition: parseRowsAndTurn,
  makePosition: (position) => `${makeRows(position)} ${position.turn + 1}${position.swap ? ` ${swap}` : ""}`,
  parseGame: (text, options) => parsePicture(text, options) ?? asGame(parseTyped(text, options)),
};

/** The three piles are also known by their save string. */
export const pilesNotation: Notation<"taking"> = {
  ...takingNotation,
  parsePosition: (text, options) => parseSaved(text, options) ?? parseRowsAndTurn(text, options),
  parseGame: (text, options) =>
    parsePicture(text, options) ?? asGame(parseSaved(text, options) ?? parseTyped(text, options)),
};

/** A count from the end of the only row, a place and a count in the only row, or a pile and a count. */
function parseShort(text: string, position: TakingPosition): Result<TakingMove> {
  const { rows, middle } = position.options;
  if (rows.length > 1) return middle ? parseRun(text) : parsePileCount(text, position);
  return middle ? parsePlace(text) : parseCount(text, position);
}

/**
 * Rows, or rows and behind them the player to move (1 or 2), who may `swap` where that stands there; with a player, ones and noughts
 * are rows with gaps.
 */
function parseRowsAndTurn(text: string, options: TakingOptions): Result<TakingPosition> {
  const found = /^\s*(\S+)\s+([12])(\s+swap)?\s*$/i.exec(text);
  if (!found) return parseRowsOrCounts(text, options);
  const [, rows, player, swapping] = found as unknown as [string, string, string, string | undefined];
  const turn = player === "1" ? 0 : 1;
  const read = areRows(rows) ? parseRows(rows, options, turn) : parseRowsOrCounts(rows, options, turn);
  if (!read.ok || swapping === undefined) return read;
  return takingPosition(read.value.options, read.value.rows, turn, true);
}

/** The same from somebody's hand: a player stands behind drawn rows only, as they are written; `3 1` are two rows. */
function parseTyped(text: string, options: TakingOptions): Result<TakingPosition> {
  // Up to the first bracket, then the rest: with a choice of brackets a long row of them would be tried in every way.
  const written = /^\s*([01/]+|[^\s[]*\[\S*)\s+[12](?:\s+swap)?\s*$/i.test(text);
  return written ? parseRowsAndTurn(text, options) : parseRowsOrCounts(text, options);
}

/** A save string has no rules in it: it is read under those asked for. Undefined for any other text. */
function parseSaved(text: string, options: TakingOptions): Result<TakingPosition> | undefined {
  const trimmed = text.trim();
  return /^[01][0-9]{3}$/.test(trimmed) ? parseSaveString(trimmed, options) : undefined;
}

function asGame(position: Result<TakingPosition>): Result<ParsedGame<"taking">> {
  return position.ok ? accept({ start: position.value, moves: [] }) : position;
}

/** A board as one of the consoles draws it; undefined for any other text. */
function parsePicture(text: string, options: TakingOptions): Result<ParsedGame<"taking">> | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith("<")) {
    const row = parsePlaces(trimmed.replace(/\s+/g, " "));
    return drawn(options, [trimmed.split(/\s+/).length], row.ok ? accept([row.value]) : row);
  }
  if (/^[*\s]+$/.test(text) && trimmed !== "") return parseStars(text, options);
  if (trimmed.includes("\n") && /^[01\s]+$/.test(trimmed)) {
    const lengths = trimmed.split("\n").map((line) => line.trim().length);
    return drawn(options, lengths.reverse(), parseSticksPicture(trimmed));
  }
  return undefined;
}

/** Columns of stars; a single line of them is one row. */
function parseStars(text: string, options: TakingOptions): Result<ParsedGame<"taking">> {
  const lines = text.replace(/^\n+/, "").trimEnd();
  if (!lines.includes("\n")) {
    const length = lines.replace(/\s/g, "").length;
    return drawn(options, [length], accept([[{ left: 1, length }]]));
  }
  const width = lines.split("\n").reduce((most, line) => Math.max(most, line.length), 0);
  const piles = Math.ceil(width / 2);
  if (piles > maxRows) return refuse("rows-too-many", { max: maxRows });
  const sizes = parsePilesPicture(lines, piles);
  if (!sizes.ok) return sizes;
  const rows = sizes.value.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return drawn(
    options,
    sizes.value.map((size) => Math.max(size, 1)),
    accept(rows),
  );
}

function drawn(
  options: TakingOptions,
  lengths: readonly number[],
  rows: Result<Run[][]>,
): Result<ParsedGame<"taking">> {
  return rows.ok ? asGame(takingPosition({ ...options, rows: lengths }, rows.value, 0)) : rows;
}
