import { type GameId, gameOf } from "../games/index.ts";
import { type PuzzleFamily, puzzleFamilies } from "../words/index.ts";

/** The family of a game, where that has puzzles. */
export function puzzleFamilyOf(game: GameId): PuzzleFamily | undefined {
  const { family } = gameOf(game);
  return puzzleFamilies.find((each) => each === family);
}
