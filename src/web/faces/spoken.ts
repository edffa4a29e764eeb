import {
  flips,
  type GameId,
  type ReversiPosition,
  type Seat,
  type TakingMove,
  type TakingPosition,
} from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { colour, piece, rowWord } from "./nouns.ts";

/** What a screen reader says: names of places, and moves as they happen. */

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

export function spotName(
  game: GameId,
  position: TakingPosition,
  spot: { readonly row: number; readonly stick: number },
  picked: TakingMove | undefined,
): string {
  const { options } = position;
  const one = piece(game, options, 1);
  const where =
    options.rows.length > 1
      ? `${rowWord(game, options)} ${spot.row}, ${one} ${spot.stick}`
      : `${one} ${spot.stick}`;
  const standing = position.rows[spot.row - 1]?.some(
    (run) => spot.stick >= run.left && spot.stick < run.left + run.length,
  );
  if (!standing) return `${where}, ${game === "sticks" ? "marked" : "taken"}`;
  if (!picked || picked.row !== spot.row || spot.stick < picked.left || spot.stick > picked.right)
    return where;
  const count = picked.right - picked.left + 1;
  return `${where}, Enter takes ${inWords(count)} ${piece(game, options, count)}`;
}

export function squareName(position: ReversiPosition, square: number, turns: number | undefined): string {
  const name = makeSquare(square, position.options.size);
  const cell = position.cells[square];
  if (cell === 1) return `${name}, black`;
  if (cell === 2) return `${name}, white`;
  return turns === undefined ? `${name}, empty` : `${name}, legal, turns ${inWords(turns)}`;
}

/** "Smart takes two stones." "Black plays f5 and turns one." */
export function moveInWords(
  game: GameId,
  before: unknown,
  move: unknown,
  who: string,
  seat: Seat,
  you: boolean,
): string {
  if (game === "reversi") {
    const position = before as ReversiPosition;
    const square = move as number;
    const turned = flips(position, square).length;
    const name = makeSquare(square, position.options.size);
    return `${colour(seat)} plays ${name} and turns ${inWords(turned)}.`;
  }
  const { options } = before as TakingPosition;
  const { row, left, right } = move as TakingMove;
  const count = right - left + 1;
  const from = options.rows.length > 1 ? ` from ${rowWord(game, options)} ${row}` : "";
  const place = options.middle ? `, ${left === right ? `number ${left}` : `${left} to ${right}`}` : "";
  const taker = you ? "You take" : `${who} takes`;
  return `${taker} ${inWords(count)} ${piece(game, options, count)}${from}${place}.`;
}
