import {
  accept,
  type Result,
  type ReversiOptions,
  type ReversiPosition,
  refuse,
  reversi,
  type Square,
} from "../games/index.ts";
import { makeSquare, parseSquare } from "./squares.ts";

/**
 * A Reversi game as its squares in a row, `f5d6c3`. Passes are left out: the rules put them back. Read leniently
 * (capitals, blanks between moves, `pa`, `pass`, `--` or `ps` for a pass that is due), written one way.
 */
export interface Transcript {
  readonly moves: readonly Square[];
  /** The start and the position after each move. */
  readonly positions: readonly ReversiPosition[];
}

export function parseTranscript(
  text: string,
  options: ReversiOptions,
  start: ReversiPosition = reversi.start(options),
): Result<Transcript> {
  const { size } = options;
  const moves: Square[] = [];
  const positions = [start];
  let position = start;
  const words = text.trim() === "" ? [] : text.match(/pass|pa|ps|--|[a-z]+[0-9]+|\S/gi);
  for (const word of words ?? []) {
    if (/^(pass|pa|ps|--)$/i.test(word)) continue;
    const square = parseSquare(word, size);
    if (!square.ok) {
      if (square.refusal.code !== "not-in-notation") return square;
      return refuse("not-in-notation", { form: "transcript", text: word });
    }
    const next = reversi.play(position, square.value);
    if (!next.ok) return next;
    position = next.value;
    moves.push(square.value);
    positions.push(position);
  }
  return accept({ moves, positions });
}

export function makeTranscript(moves: readonly Square[], size: number): string {
  return moves.map((square) => makeSquare(square, size)).join("");
}
