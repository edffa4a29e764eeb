import { maxLevel } from "../engine/index.ts";
import type { Family, Game, OptionsOf } from "../games/index.ts";
import { gradeIds } from "./grades.ts";
import type { PlayerKind, PlayerSpec } from "./spec.ts";

/** Who can be chosen against in a family's games; the weakest first, then those whose strength is not fixed. The type names a family that has nobody. */
const opponents: { readonly [F in Family]: Opponents<F> } = {
  taking: {
    usual: { kind: "grade", grade: "casual" },
    of: ({ defaults: { take, middle } }) => [
      { kind: "random" },
      // Its rules were made for takes of any number out of the middle.
      ...(take === "any" && middle ? [{ kind: "heuristic" } as const] : []),
      ...gradeIds.filter((id) => id !== "perfect").map((grade) => ({ kind: "grade", grade }) as const),
      { kind: "smart" },
      { kind: "adaptive" },
      { kind: "aloud" },
    ],
    usualOptions({ defaults }) {
      const { rows, take, middle, last } = defaults;
      const [only = 0, ...others] = rows;
      if (others.length > 0 || middle || take === "any" || !("from" in take) || take.from > 1)
        return defaults;
      // Of these lengths every take can be answered so that the two together make one more than the most.
      const lost = (only - (last === "loses" ? 1 : 0)) % (take.to + 1) === 0;
      return lost ? { ...defaults, rows: [only - 1] } : defaults;
    },
    besides: [],
  },
  reversi: {
    usual: { kind: "engine", level: 3 },
    of: () => [
      { kind: "random" },
      ...Array.from({ length: maxLevel }, (_, index) => ({ kind: "engine", level: index + 1 }) as const),
      { kind: "adaptive" },
    ],
    besides: ["search"],
  },
};

interface Opponents<F extends Family = Family> {
  /** A sensible one for someone who has just come in. */
  readonly usual: PlayerSpec;
  of(game: Game<F>): readonly PlayerSpec[];
  /** Where whoever begins is lost by the game's own options: others, for someone who has just come in. */
  usualOptions?(game: Game<F>): OptionsOf<F>;
  /** Kinds that can be named too, and are too many for a list. */
  readonly besides: readonly PlayerKind[];
}

export function opponentsOf(game: Game): readonly PlayerSpec[] {
  const known: Opponents = opponents[game.family];
  return known.of(game);
}

/** The kinds of players a game has by itself; people and programs outside are for the host to seat. */
export function kindsOf(game: Game): readonly PlayerKind[] {
  return [...new Set(opponentsOf(game).map(({ kind }) => kind)), ...opponents[game.family].besides];
}

/** Those and the person at the console; but a console prints what it always has, and nobody thinks aloud there. */
export function sideKinds(game: Game): readonly PlayerKind[] {
  return ["human", ...kindsOf(game).filter((kind) => kind !== "aloud")];
}

export function usualOpponent(game: Game): PlayerSpec {
  return opponents[game.family].usual;
}

/** Options with which someone who has just come in begins and could win. */
export function usualOptions(game: Game): OptionsOf<Family> {
  const known: Opponents = opponents[game.family];
  return known.usualOptions?.(game) ?? game.defaults;
}
