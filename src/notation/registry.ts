import {
  type GameId,
  type Result,
  type ReversiOptions,
  type ReversiPosition,
  reversi,
  type Square,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
} from "../games/index.ts";
import { makeBoard, parseBoard } from "./board.ts";
import { parseGgf } from "./ggf.ts";
import { parseObfLine } from "./obf.ts";
import { makeRows, parseRows, parseRowsOrCounts } from "./rows.ts";
import { parseSaveString } from "./save-string.ts";
import { makeSquare, parseRowColumn, parseSquare } from "./squares.ts";
import { makeRun, parseCount, parsePileCount, parsePlace, parseRun } from "./taking-moves.ts";
import { parseTranscript } from "./transcript.ts";

/** A game's own text forms: what is written, and everything that is understood. */
export interface Notation<Options, Position, Move> {
  /** Reads every form of a move that the game knows. */
  parseMove(text: string, position: Position): Result<Move>;
  /** The one form that records use. */
  makeMove(move: Move, position: Position): string;
  /** Reads every form of a position that the game knows. */
  parsePosition(text: string, options: Options): Result<Position>;
  makePosition(position: Position): string;
}

export type AnyNotation = Notation<unknown, unknown, unknown>;

type TakingNotation = Notation<TakingOptions, TakingPosition, TakingMove>;

/** `row:left-right` for every Nim, and besides it the game's own short form. */
function takingNotation(
  parseShort?: (text: string, position: TakingPosition) => Result<TakingMove>,
): TakingNotation {
  return {
    parseMove: (text, position) =>
      parseShort && !text.includes(":") ? parseShort(text, position) : parseRun(text),
    makeMove: makeRun,
    parsePosition: parseRowsAndTurn,
    makePosition: (position) => `${makeRows(position)} ${position.turn + 1}`,
  };
}

/** Rows, or rows and behind them the player to move (1 or 2); with a player, ones and noughts are rows with gaps. */
function parseRowsAndTurn(text: string, options: TakingOptions): Result<TakingPosition> {
  const found = /^\s*(\S+)\s+([12])\s*$/.exec(text);
  if (!found) return parseRowsOrCounts(text, options);
  const [, rows, player] = found as unknown as [string, string, string];
  const turn = player === "1" ? 0 : 1;
  return /^[01/]+$/.test(rows) ? parseRows(rows, options, turn) : parseRowsOrCounts(rows, options, turn);
}

const pilesNotation: TakingNotation = {
  ...takingNotation(parsePileCount),
  parsePosition: (text, options) =>
    /^[01][0-9]{3}$/.test(text.trim()) ? parseSaveString(text.trim()) : parseRowsAndTurn(text, options),
};

const reversiNotation: Notation<ReversiOptions, ReversiPosition, Square> = {
  parseMove(text, { options: { size } }) {
    return /^\s*[+-]?[0-9]/.test(text) ? parseRowColumn(text, size) : parseSquare(text, size);
  },
  makeMove: (square, { options }) => makeSquare(square, options.size),
  parsePosition(text, options) {
    if (/^\s*\(;/.test(text)) {
      const game = parseGgf(text);
      return game.ok ? { ok: true, value: game.value.position } : game;
    }
    // A semicolon alone may end any board; with something behind it the line is an OBF entry.
    if (/[;%]\s*\S/.test(text)) {
      const entry = parseObfLine(text);
      return entry.ok ? { ok: true, value: entry.value.position } : entry;
    }
    if (/^\s*([a-z]+[0-9]+\s*)*$/i.test(text)) {
      const transcript = parseTranscript(text, options);
      if (!transcript.ok) return transcript;
      return { ok: true, value: transcript.value.positions.at(-1) ?? reversi.start(options) };
    }
    return parseBoard(text, options.start);
  },
  makePosition: makeBoard,
};

/** Each game's notation; the type names a game that has none. */
export const notations = {
  stones: takingNotation(parseCount),
  kayles: takingNotation(parsePlace),
  sticks: takingNotation(),
  piles: pilesNotation,
  taking: takingNotation(parsePileCount),
  reversi: reversiNotation,
} as const satisfies Record<GameId, AnyNotation>;

export function notationOf(game: GameId): AnyNotation {
  return notations[game];
}
