/** What a puzzle of Reversi says of itself, proven by a plain search over a plain board; no code of generator or engine. */

import { type PlainBoard, placeOf, plainBoard, plainMoves, plainPlay, reaches } from "./plain-reversi.ts";
import { plainIdea } from "./reversi-plain-ideas.ts";

/** A puzzle as other programs read it. */
export interface ReversiForm {
  readonly position: string;
  readonly to_move: number;
  readonly solutions: readonly string[];
  readonly idea: string;
  readonly moves: number;
}

/** Proves shipped puzzles from their lines alone, and remembers them: no two may be alike. */
export class ReversiProver {
  readonly #seen = new Set<string>();

  /** What is wrong with the puzzle of a line, as the rest of a sentence about it; undefined where it is proven. */
  prove(line: string): string | undefined {
    const [idea = "", rating, moves, game, rules, position = "", turn, solutions = ""] = line.split(";");
    if (game !== "reversi" || rules !== "") return "is of another game";
    if (!/^[1-9][0-9]{2,3}$/.test(rating ?? "")) return "has no rating";
    const key = leastImage(plainBoard(position));
    if (this.#seen.has(key)) return "is like an earlier one";
    this.#seen.add(key);
    const form = {
      position,
      to_move: Number(turn),
      solutions: solutions.split(" "),
      idea,
      moves: Number(moves),
    };
    const faults = faultsOfReversi(form);
    return faults.length > 0 ? `is not as it says: ${faults.join(", ")}` : undefined;
  }
}

/** By so much the solution is better than every other kind of move. */
const margin = 4;

/** Everything that is wrong with a puzzle, in words for who mends it; nothing if it is proven. */
export function faultsOfReversi({ position, to_move, solutions, idea, moves }: ReversiForm): string[] {
  const board = plainBoard(position);
  const legal = plainMoves(board);
  const right = solutions.map((name) => "abcdefgh".indexOf(name.charAt(0)) + 8 * (Number(name.slice(1)) - 1));
  const faults: string[] = [];
  const empty = board.cells.filter((cell) => cell === 0).length;
  if (empty < 8 || empty > 16) faults.push(`${empty} empty squares`);
  if (to_move !== board.side) faults.push(`side ${board.side} is to move`);
  if (legal.length !== moves || moves < 4) faults.push(`${legal.length} moves to choose from`);
  const [first] = right;
  if (first === undefined || !right.every((square) => legal.includes(square)))
    return [...faults, "not legal"];
  if (String(imagesOf(board, first)) !== String(right)) faults.push("the solutions are not one whole kind");
  if (!plainIdea(board, first, idea)) faults.push(`the idea ${idea} does not hold`);
  return [
    ...faults,
    ...faultsOfValues(
      board,
      first,
      legal.filter((square) => !right.includes(square)),
    ),
  ];
}

/** The solution wins, nothing else does, and the distance is kept: each by one question to the search. */
function faultsOfValues(board: PlainBoard, right: number, others: readonly number[]): string[] {
  const atLeast = (square: number, discs: number) => !reaches(plainPlay(board, square), 1 - discs);
  if (!atLeast(right, 1)) return ["the solution does not win"];
  const clear = atLeast(right, margin);
  // A win by fewer discs than the margin (by two: scores are even) asks the others to lose by the rest.
  const most = clear ? 0 : 2 - margin;
  const wrong = others.filter((square) => atLeast(square, most + 1));
  return wrong.map((square) => `${nameOf(square)} ${atLeast(square, 1) ? "wins too" : "is too close"}`);
}

/** The move and its images under those symmetries of the board that leave the position as it is, ascending. */
function imagesOf({ cells }: PlainBoard, square: number): number[] {
  const found = new Set<number>();
  for (let image = 0; image < 8; image++) {
    const same = squares.every((each) => cells[placeOf(each)] === cells[placeOf(turned(each, image))]);
    if (same) found.add(turned(square, image));
  }
  return [...found].sort((a, b) => a - b);
}

/** The same for all images of a position, whatever the colours. */
function leastImage({ cells, side }: PlainBoard): string {
  const signOf = (cell: number | undefined) => (cell === 0 ? "-" : cell === side ? "M" : "T");
  const images = Array.from({ length: 8 }, (_, image) =>
    squares.map((each) => signOf(cells[placeOf(turned(each, image))])).join(""),
  );
  return images.sort()[0] as string;
}

function nameOf(square: number): string {
  return `${"abcdefgh"[square % 8]}${Math.floor(square / 8) + 1}`;
}

const squares = Array.from({ length: 64 }, (_, square) => square);

/** Where a square goes when the board is turned or mirrored in one of eight ways. */
function turned(square: number, image: number): number {
  let [x, y] = [square % 8, Math.floor(square / 8)];
  if (image & 4) [x, y] = [y, x];
  if (image & 2) y = 7 - y;
  if (image & 1) x = 7 - x;
  return 8 * y + x;
}
