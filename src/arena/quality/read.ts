import { type Family, type GameId, gameOf, type MoveOf, type PositionOf } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { PlayedMoves } from "./judge.ts";

/** A game's record played out, as far as it can be read; undefined where its opening cannot. */
export function readPlayed(
  id: GameId,
  options: unknown,
  record: { readonly opening: string; readonly moves: string },
): PlayedMoves | undefined {
  const game = gameOf(id);
  const notation = notationOf(id);
  const read = game.options(options);
  if (!read.ok) return undefined;
  const opening = notation.parsePosition(record.opening, read.value);
  if (!opening.ok) return undefined;
  let position: PositionOf<Family> = opening.value;
  const positions = [position];
  const moves: MoveOf<Family>[] = [];
  for (const text of notation.splitMoves(record.moves)) {
    const move = notation.parseMove(text, position);
    const next = move.ok ? game.play(position, move.value) : move;
    if (!move.ok || !next.ok) break;
    moves.push(move.value);
    position = next.value;
    positions.push(position);
  }
  return { positions, moves };
}
