import type { GameId, Seat } from "../games/index.ts";

/** What the things on the table are called, and where they stand. */
interface Nouns {
  readonly thing: string;
  readonly row: string;
  /** The sides, first mover first. */
  readonly sides: readonly [string, string];
}

const players = ["Player 1", "Player 2"] as const;

export const nouns: { readonly [Id in GameId]: Nouns } = {
  stones: { thing: "stone", row: "row", sides: players },
  kayles: { thing: "stone", row: "row", sides: players },
  sticks: { thing: "stick", row: "row", sides: players },
  piles: { thing: "object", row: "pile", sides: ["White", "Black"] },
  taking: { thing: "stick", row: "row", sides: players },
  reversi: { thing: "disc", row: "row", sides: ["Black", "White"] },
};

/** `one stone`, `3 stones`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

export function sideName(game: GameId, seat: Seat): string {
  return nouns[game].sides[seat];
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], word: "and" | "or" = "and"): string {
  const last = items[items.length - 1];
  if (last === undefined) return "";
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** The first letter as a capital, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
