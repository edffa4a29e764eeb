import type { Puzzler } from "../puzzler.ts";
import { drawTaking } from "./draw.ts";
import { takingIdeas } from "./ideas.ts";
import { keyOfTaking, takingPuzzleAt } from "./puzzle.ts";
import { recipes } from "./recipes.ts";
import { refuteTaking, solvedTaking, takingHints } from "./words.ts";

/** Puzzles of the Nim family: the solver finds them, knows their reason and refutes. */
export const takingPuzzler: Puzzler<"taking"> = {
  games: [...new Set(recipes.map(({ game }) => game))],
  ideas: takingIdeas,
  draw: async (wanted, chance) => drawTaking(wanted, chance),
  puzzleAt: async (game, position) => takingPuzzleAt(game, position),
  keyOf: keyOfTaking,
  refute: async (puzzle, move) => refuteTaking(puzzle, move),
  hints: (_language, say, puzzle) => takingHints(say, puzzle),
  solved: async (language, _say, puzzle, move) => solvedTaking(language, puzzle, move),
};
