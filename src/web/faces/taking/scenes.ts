import { type Game, must, type TakingOptions, takingPosition } from "../../../games/index.ts";
import { canDraw } from "../../board/layout.ts";
import type { Scenes } from "../face.ts";

/** A row, what a move out of its middle leaves of it (out of its end, where only that can be taken), and the last piece. */
export function takingScenes(game: Game<"taking">, options: TakingOptions): Scenes<"taking"> | undefined {
  if (!canDraw(options.rows)) return undefined;
  const start = game.start(options);
  const count = game.countMoves(start);
  if (count === 0) return undefined;
  const move = game.moveAt(start, Math.floor(count / 2));
  const last = options.rows.map((_, index) => (index === 0 ? [{ left: 1, length: 1 }] : []));
  return [
    { position: start },
    { position: must(game.play(start, move)), move },
    { position: must(takingPosition(options, last, 0)) },
  ];
}
