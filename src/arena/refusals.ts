import type { NoFacts, RefusalOf } from "../games/index.ts";

/** Why the arena refused what it was given: each code with its own facts. `words` makes the sentence. */
export interface ArenaRefusals {
  /** Not an object with a list of `players`. */
  "pairing-malformed": NoFacts;
  "pairing-too-few": { readonly least: number };
  "pairing-too-many": { readonly most: number };
  /** `place` counts the players from 1. */
  "pairing-player-malformed": { readonly place: number };
  "pairing-name-missing": { readonly place: number };
  "pairing-name-too-long": { readonly place: number; readonly longest: number };
  "pairing-name-twice": { readonly name: string };
  /** Not a multiple of ½ within the bounds. */
  "pairing-score": { readonly name: string; readonly most: number };
  /** Not a whole number within the bounds. */
  "pairing-number": { readonly name: string; readonly most: number };
  "pairing-number-twice": { readonly name: string; readonly other: string; readonly number: number };
  "pairing-byes": { readonly name: string; readonly most: number };
  /** Not a list of names. */
  "pairing-opponents-malformed": { readonly name: string };
  "pairing-opponents-too-many": { readonly name: string; readonly most: number };
  "pairing-opponent-unknown": { readonly name: string; readonly opponent: string };
  "pairing-opponent-itself": { readonly name: string };
}

export type ArenaRefusal = RefusalOf<ArenaRefusals>;
