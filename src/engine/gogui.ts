import {
  blackScore,
  type Cell,
  type Cells,
  legalSquares,
  otherSeat,
  type ReversiPosition,
  type Seat,
} from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";

/**
 * The largest board on which both mean the same square by the same name: GoGui's columns are Go's, which have no I.
 */
export const largestGoGuiBoard = 8;

type Answer = (position: ReversiPosition) => string;

/** What GoGui asks of a program that knows the rules of another game than Go (its manual, chapter "Rules"). */
export const goguiAnswers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ["gogui-rules_game_id", () => "Othello"],
  ["gogui-rules_board", makeGoGuiBoard],
  ["gogui-rules_board_size", ({ options }) => String(options.size)],
  ["gogui-rules_legal_moves", makeLegalMoves],
  ["gogui-rules_side_to_move", ({ turn }) => (turn === 0 ? "black" : "white")],
  ["gogui-rules_final_result", makeResult],
]);

/** The uppermost row first. GoGui has row 1 at the bottom, as Go has, and so has this picture: every square keeps its name. */
function makeGoGuiBoard({ cells, options: { size } }: ReversiPosition): string {
  return Array.from({ length: size }, (_, row) => makeRow(cells, size, size - 1 - row)).join("\n");
}

function makeRow(cells: Cells, size: number, row: number): string {
  return Array.from({ length: size }, (_, column) => signs[cells[row * size + column] as Cell]).join(" ");
}

const signs: { readonly [C in Cell]: string } = { 0: ".", 1: "X", 2: "O" };

/** Capital letters: GoGui looks for a move as it writes it. Passing is never among them, because the rules pass by themselves. */
function makeLegalMoves(position: ReversiPosition): string {
  const { size } = position.options;
  return legalSquares(position)
    .map((square) => makeSquare(square, size).toUpperCase())
    .join(" ");
}

/** Shown to people as it stands, and asked only when no move is left; empty squares are the winner's. */
function makeResult(position: ReversiPosition): string {
  if (!position.over) return "unknown";
  const ahead = blackScore(position);
  const most = (position.cells.length + Math.abs(ahead)) / 2;
  const count = `${most} to ${position.cells.length - most}`;
  if (ahead === 0) return `Draw, ${count}`;
  const winner: Seat = ahead > 0 ? 0 : otherSeat(0);
  return `${winner === 0 ? "Black" : "White"} wins, ${count}`;
}
