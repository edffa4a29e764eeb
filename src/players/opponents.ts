import { maxLevel } from "../engine/index.ts";
import type { Family, Game } from "../games/index.ts";
import { gradeIds } from "./grades.ts";
import type { PlayerSpec } from "./spec.ts";

/** Who can be chosen against in a family's games; the weakest first. The type names a family that has nobody. */
const opponents: { readonly [F in Family]: Opponents<F> } = {
  taking: {
    usual: { kind: "grade", grade: "casual" },
    of: ({ defaults: { take, middle } }) => [
      { kind: "random" },
      // Its rules were made for takes of any number out of the middle.
      ...(take === "any" && middle ? [{ kind: "heuristic" } as const] : []),
      ...gradeIds.filter((id) => id !== "perfect").map((grade) => ({ kind: "grade", grade }) as const),
      { kind: "smart" },
    ],
  },
  reversi: {
    usual: { kind: "engine", level: 3 },
    of: () => [
      { kind: "random" },
      ...Array.from({ length: maxLevel }, (_, index) => ({ kind: "engine", level: index + 1 }) as const),
    ],
  },
};

interface Opponents<F extends Family = Family> {
  /** A sensible one for someone who has just come in. */
  readonly usual: PlayerSpec;
  of(game: Game<F>): readonly PlayerSpec[];
}

export function opponentsOf(game: Game): readonly PlayerSpec[] {
  const known: Opponents = opponents[game.family];
  return known.of(game);
}

export function usualOpponent(game: Game): PlayerSpec {
  return opponents[game.family].usual;
}
