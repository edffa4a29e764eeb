import type { Bucket } from "./bucket.ts";

/** Whoever asks, as far as games go: an address, or the server itself. */
export interface Visitor {
  readonly name: string;
  /** What is in memory because of him, counted in events. */
  held: number;
  /** Nothing more is made or woken for him until some of it is at rest. */
  readonly holdsTooMuch: boolean;
  /** Games he makes, in whichever way. */
  readonly games: Pick<Bucket, "take" | "wait">;
  /** Events he makes. */
  readonly events: Pick<Bucket, "has" | "charge">;
}

/** A game in memory takes as much room as so many events, besides its own. */
export const gameWeighs = 50;

/** Whoever holds too much may still go on in a game of which he has made no more than so many events. */
export const alwaysAllowed = 100;

/** The server's own work has no limits. */
export const serverItself: Visitor = {
  name: "server",
  held: 0,
  holdsTooMuch: false,
  games: { take: () => true, wait: 0 },
  events: { has: () => true, charge: () => {} },
};

/** Games that are woken because of their clocks stand in a line of their own. */
export const clockWork: Visitor = { ...serverItself, name: "clocks" };
