import type { FactsOf, NoFacts, Refusal, RefusalOf } from "../games/index.ts";
import type { JsonFault } from "./json-fault.ts";

/** Why what came from outside cannot be a tournament, or a part of one: each code with its facts. `words` makes the sentence. */
export interface ArenaRefusals {
  // Clocks.
  "clock-malformed": { readonly text: string };
  /** More seconds than `most`, or no time at all; `moves` has the same bound for moves. */
  "clock-out-of-range": { readonly text: string; readonly most: number };

  // A file of bots. `bot` is its place from 1, `name` empty where it has none that can be read.
  "bots-not-json": {
    readonly line: number;
    readonly column: number;
    readonly fault: JsonFault;
    readonly near: string;
  };
  "bots-not-list": NoFacts;
  "bots-too-few": { readonly least: number };
  "bots-too-many": { readonly most: number };
  "bots-member-unknown": { readonly member: string; readonly known: string };
  "bot-not-object": { readonly bot: number };
  "bot-member-unknown": BotMember & { readonly known: string };
  "bot-member-wrong": BotMember & { readonly wanted: Wanted };
  /** Neither `run` nor `builtin`, or more than one of them. */
  "bot-player-missing": BotFacts;
  "bot-player-twice": BotFacts & { readonly members: string };
  "bot-builtin-unknown": BotFacts & { readonly text: string; readonly choices: string };
  /** `remote`: comes later. */
  "bot-remote": BotFacts;
  "bot-name-taken": BotFacts & { readonly other: number };

  // Openings: which line of the file, what stands there, and why it cannot be played from.
  "opening-wrong": { readonly line: number; readonly text: string; readonly refusal: Refusal };
  "opening-over": { readonly line: number; readonly text: string };
  "openings-none": NoFacts;

  // A tournament as it was kept; which part of it is not what a tournament has.
  "setup-broken": { readonly part: string };

  // The state of a Swiss tournament.
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

export interface BotFacts {
  readonly bot: number;
  readonly name: string;
}

export interface BotMember extends BotFacts {
  readonly member: string;
}

/** What a member of a bot has to be. */
export type Wanted =
  /** A text in one line of so many characters at most, and at least one. */
  | { readonly kind: "text"; readonly most: number }
  | { readonly kind: "boolean" }
  | { readonly kind: "object" }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly choices: string }
  /** Only beside `run`. */
  | { readonly kind: "program" }
  /** Only of a program that speaks NBoard. */
  | { readonly kind: "nboard" };

export type ArenaRefusal = RefusalOf<ArenaRefusals>;
export type ArenaRefusalCode = keyof ArenaRefusals;

export interface ArenaRefused {
  readonly ok: false;
  readonly refusal: ArenaRefusal;
}

export function refuseArena<Code extends ArenaRefusalCode>(
  code: Code,
  ...facts: FactsOf<ArenaRefusals[Code]>
): ArenaRefused {
  return { ok: false, refusal: { code, facts: facts[0] ?? {} } as ArenaRefusal };
}
