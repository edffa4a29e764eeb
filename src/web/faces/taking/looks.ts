import type { Game, TakingOptions } from "../../../games/index.ts";
import type { Material } from "../../board/layout.ts";
import type { Opening } from "../scene.ts";

type Look = (options: TakingOptions) => Material;

/** Single rows are pebbles, rows one takes from the middle of are matches, rows one takes from the end of are stacks of coins. */
const byRules: Look = ({ rows, middle }) => (middle ? "matches" : rows.length > 1 ? "coins" : "pebbles");

/** Games that look other than their rules say. The open family looks like whatever was chosen. */
const own: Readonly<Record<string, Look>> = { kayles: () => "pins", taking: byRules };

/** A game keeps the look of its own rules, also when it is played with others. */
export function materialOf({ id, defaults }: Game<"taking">, options: TakingOptions): Material {
  return own[id]?.(options) ?? byRules(defaults);
}

/** A row that only gets shorter needs fewer moves to be recognised. */
export function openingOf({ defaults: { rows, middle } }: Game<"taking">): Opening {
  return { moves: rows.length === 1 && !middle ? 2 : 3, seed: 5 };
}
