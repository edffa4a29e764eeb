import { type Game, must, type ReversiOptions, type ReversiPosition } from "../../../games/index.ts";
import { mostSquares } from "../../board/disc-board.tsx";
import type { Scenes } from "../face.ts";

/** The start, the first move with what it turned, and a board at the end of a game. */
export function reversiScenes(game: Game<"reversi">, options: ReversiOptions): Scenes<"reversi"> | undefined {
  if (options.size > mostSquares) return undefined;
  const start = game.start(options);
  const move = game.moveAt(start, 0);
  const after = must(game.play(start, move));
  return [{ position: start }, { position: after, move }, { position: ended(game, after) }];
}

/** Every move the middle one of those there are: the discs of both sides stay mixed. */
function ended(game: Game<"reversi">, from: ReversiPosition): ReversiPosition {
  let position = from;
  for (let count = game.countMoves(position); count > 0; count = game.countMoves(position))
    position = must(game.play(position, game.moveAt(position, Math.floor(count / 2))));
  return position;
}
