import {
  flips,
  type GameId,
  type ReversiPosition,
  type Run,
  type TakingMove,
  type TakingPosition,
} from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";
import { counted, nouns } from "./nouns.ts";

/** A move as it is said: `take 2 sticks from row 3, places 2 and 3`, `f5, turning one disc`. It must be legal in the position. */
export function moveText(game: GameId, position: unknown, move: unknown): string {
  return game === "reversi"
    ? squareText(position as ReversiPosition, move as number)
    : takeText(game, position as TakingPosition, move as TakingMove);
}

export function takeText(game: GameId, position: TakingPosition, move: TakingMove): string {
  const { thing, row } = nouns[game];
  const count = move.right - move.left + 1;
  const runs = (position.rows[move.row - 1] ?? []) as readonly Run[];
  const where = position.rows.length > 1 ? ` from ${row} ${move.row}` : "";
  const run = runs.find(({ left, length }) => move.left >= left && move.right < left + length);
  if (runs.length === 1 && run?.length === count) {
    return count === 1 ? `take the last ${thing}${where}` : `take all ${counted(count, thing)}${where}`;
  }
  const taken = `take ${counted(count, thing)}${where}`;
  return position.options.middle || runs.length > 1 ? `${taken}, ${placesText(move)}` : taken;
}

function placesText({ left, right }: TakingMove): string {
  if (left === right) return `place ${left}`;
  return right === left + 1 ? `places ${left} and ${right}` : `places ${left} to ${right}`;
}

function squareText(position: ReversiPosition, square: number): string {
  const turned = flips(position, square).length;
  return `${makeSquare(square, position.options.size)}, turning ${counted(turned, "disc")}`;
}
