import type { Refusal, RefusalOf } from "../games/index.ts";

/** The help of `grundy arena`. */
export interface ArenaHelp {
  readonly summary: string;
  readonly about: string;
  readonly game: string;
  readonly pairs: string;
  readonly tc: string;
  readonly openings: string;
  readonly sprt: string;
  readonly alpha: string;
  readonly beta: string;
  readonly model: string;
  readonly name: string;
  readonly file: string;
  readonly lanes: string;
  readonly sandbox: string;
  readonly json: string;
  readonly examples: string;
  readonly match: { readonly about: string };
  readonly tournament: { readonly about: string; readonly format: string; readonly rounds: string };
  readonly resume: { readonly about: string };
  readonly check: { readonly about: string; readonly directory: string; readonly json: string };
  readonly bot: { readonly about: string };
  readonly show: { readonly about: string; readonly game: string; readonly json: string };
  readonly export: { readonly about: string; readonly format: string; readonly out: string };
  readonly stats: {
    readonly about: string;
    readonly pairs: string;
    readonly games: string;
    readonly json: string;
  };
  readonly rate: { readonly about: string; readonly noPrior: string; readonly json: string };
  readonly pair: { readonly about: string; readonly json: string };
}

/** What it says. */
export interface ArenaAnswerSentences {
  /** What begins, in two lines at most. */
  readonly head: (facts: {
    readonly id: string;
    readonly name: string;
    readonly game: string;
    readonly format: string;
    readonly clock: string;
    readonly bots: number;
    readonly pairs: number;
    readonly rounds: number;
  }) => string;
  /** How long a test will take: games at the usual strength of `elo1`, and at worst. */
  readonly length: (facts: {
    readonly likely: number;
    readonly worst: number;
    readonly elo0: number;
    readonly elo1: number;
    readonly first: string;
  }) => string;
  readonly progress: (facts: { readonly done: number; readonly of: number }) => string;
  readonly makingOpenings: (facts: { readonly at: number; readonly of: number }) => string;
  readonly judging: (facts: { readonly at: number; readonly of: number }) => string;
  readonly drawn: string;
  readonly wins: (facts: { readonly name: string }) => string;
  readonly few: (facts: { readonly games: number }) => string;
  readonly decided: (facts: {
    readonly decision: "H0" | "H1";
    readonly first: string;
    readonly second: string;
    readonly elo0: number;
    readonly elo1: number;
  }) => string;
  readonly undecided: (facts: { readonly first: string; readonly second: string }) => string;
  readonly unbiased: (facts: {
    readonly value: number;
    readonly low: number | null;
    readonly high: number | null;
  }) => string;
  readonly stronger: (facts: {
    readonly first: string;
    readonly second: string;
    readonly score: number;
    readonly los: number;
    readonly elo: number;
    readonly error: number | null;
  }) => string;
  readonly quality: (facts: {
    readonly name: string;
    readonly won: number;
    readonly kept: number;
    readonly estimated: number;
  }) => string;
  readonly ratings: string;
  readonly repeated: (facts: { readonly games: number }) => string;
  readonly annulled: (facts: { readonly games: number }) => string;
  readonly faults: (facts: {
    readonly name: string;
    readonly faults: number;
    readonly out: boolean;
  }) => string;
  readonly walkovers: (facts: { readonly games: number }) => string;
  readonly openingsUsedUp: string;
  readonly kept: (facts: { readonly id: string; readonly file: string }) => string;
  readonly stopped: (facts: { readonly id: string; readonly file: string }) => string;
  readonly heads: {
    readonly place: string;
    readonly name: string;
    readonly points: string;
    readonly games: string;
    /** Won, drawn and lost. */
    readonly record: string;
    readonly buchholz: string;
    readonly rating: string;
    readonly faults: string;
    readonly kept: string;
  };
  readonly listed: (facts: {
    readonly id: string;
    readonly name: string;
    readonly format: string;
    readonly game: string;
    readonly bots: number;
    readonly games: number;
    readonly over: boolean;
  }) => string;
  readonly gameHead: (facts: {
    readonly number: number;
    readonly first: string;
    readonly second: string;
    readonly opening: string;
  }) => string;
  /** Above what a bot wrote to its standard error. */
  readonly errors: string;
  readonly statsElo: (facts: {
    readonly games: number;
    readonly score: number;
    readonly elo: number;
    readonly eloError: number | null;
    readonly nelo: number | null;
    readonly neloError: number | null;
    readonly los: number;
  }) => string;
  readonly statsTest: (facts: {
    readonly llr: number;
    readonly lower: number;
    readonly upper: number;
    readonly decision: "H0" | "H1" | null;
    readonly elo0: number;
    readonly elo1: number;
  }) => string;
  readonly groups: string;
  readonly bye: (facts: { readonly name: string }) => string;
  readonly rematches: (facts: { readonly count: number }) => string;
  readonly exported: (facts: { readonly file: string; readonly games: number }) => string;
  /** What was wrong with a file of bots, a clock, openings, a state; where `sentence` stands it is why. */
  readonly reading: ArenaReadSentences;
  readonly check: ArenaCheckSentences;
  /** The headings of an exported page. */
  readonly page: { readonly standings: string; readonly crossTable: string; readonly games: string };
}

/** Why what was read is nothing a tournament can be made of. */
export interface ArenaReadRefusals {
  "clock-malformed": { readonly text: string };
  "clock-out-of-range": { readonly text: string; readonly most: number };
  "bots-not-json": {
    readonly line: number;
    readonly column: number;
    readonly fault: JsonFaultName;
    readonly near: string;
  };
  "bots-not-list": Readonly<Record<string, never>>;
  "bots-too-few": { readonly least: number };
  "bots-too-many": { readonly most: number };
  "bots-member-unknown": { readonly member: string; readonly known: string };
  "bot-not-object": { readonly bot: number };
  "bot-member-unknown": NamedBot & { readonly member: string; readonly known: string };
  "bot-member-wrong": NamedBot & { readonly member: string; readonly wanted: WantedValue };
  "bot-player-missing": NamedBot;
  "bot-player-twice": NamedBot & { readonly members: string };
  "bot-builtin-unknown": NamedBot & { readonly text: string; readonly choices: string };
  "bot-remote": NamedBot;
  "bot-name-taken": NamedBot & { readonly other: number };
  "opening-wrong": { readonly line: number; readonly text: string; readonly refusal: Refusal };
  "opening-over": { readonly line: number; readonly text: string };
  "openings-none": Readonly<Record<string, never>>;
  "setup-broken": { readonly part: string };

  // The state of a Swiss tournament.
  /** Not an object with a list of `players`. */
  "pairing-malformed": Readonly<Record<string, never>>;
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

/** A bot of a file: its place from 1, and its name where it has one. */
interface NamedBot {
  readonly bot: number;
  readonly name: string;
}

export type WantedValue =
  | { readonly kind: "text"; readonly most: number }
  | { readonly kind: "boolean" | "object" | "program" | "nboard" }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly choices: string };

export type JsonFaultName =
  | "end"
  | "comma-missing"
  | "comma-last"
  | "colon-missing"
  | "name"
  | "quotes"
  | "text-open"
  | "escape"
  | "comment"
  | "value"
  | "rest";

export type ArenaReadRefusal = RefusalOf<ArenaReadRefusals>;

export type ArenaReadSentences = {
  readonly [Code in keyof ArenaReadRefusals]: (
    facts: Code extends "opening-wrong"
      ? { readonly line: number; readonly text: string; readonly sentence: string }
      : ArenaReadRefusals[Code],
  ) => string;
};

/** What `check` finds, each with what to mend. */
export interface ArenaCheckSentences {
  readonly asking: (facts: { readonly at: number; readonly of: number }) => string;
  readonly playing: (facts: { readonly against: "itself" | "random" }) => string;
  readonly fit: (facts: { readonly name: string; readonly game: string }) => string;
  readonly unfit: (facts: { readonly name: string }) => string;
  readonly findings: {
    readonly unstartable: (facts: { readonly code: string }) => string;
    readonly "ended-early": (facts: {
      readonly status: number | null;
      readonly signal: string | null;
      readonly answers: number;
    }) => string;
    /** The end of its standard error; empty where it has said nothing there. */
    readonly errors: (facts: { readonly line: string }) => string;
    readonly "no-answer": (facts: Often & { readonly seconds: number }) => string;
    readonly "not-flushed": (facts: { readonly line: string }) => string;
    readonly "no-line-end": (facts: { readonly text: string }) => string;
    readonly "other-words": (facts: Often & { readonly line: string; readonly move: string }) => string;
    readonly chatter: (facts: Often & { readonly line: string }) => string;
    readonly echo: (facts: { readonly line: string }) => string;
    readonly greeting: (facts: { readonly line: string }) => string;
    readonly "second-answer": (facts: Often & { readonly line: string }) => string;
    readonly malformed: (facts: Often & { readonly line: string; readonly position: string }) => string;
    readonly illegal: (
      facts: Often & { readonly move: string; readonly position: string; readonly sentence: string },
    ) => string;
    readonly slip: (
      facts: Often & { readonly slip: SlipName; readonly answer: string; readonly meant: string },
    ) => string;
    readonly "does-not-end": (facts: { readonly after: "quit" | "closed" }) => string;
    readonly "no-ready": (facts: object) => string;
    readonly fault: (facts: { readonly against: "itself" | "random"; readonly sentence: string }) => string;
    readonly speed: (facts: {
      readonly ready: number | null;
      readonly median: number;
      readonly slowest: number;
    }) => string;
  };
}

interface Often {
  readonly count: number;
  readonly of: number;
}

export type SlipName =
  | "from-nought"
  | "rows-from-nought"
  | "places-from-nought"
  | "from-one"
  | "exchanged"
  | "upside-down";

/** What it refuses. */
export interface ArenaRefusalsOfCommand {
  /** `refusal` as the arena gives it; what was read: a file, or an option. */
  "arena-read": { readonly of: string; readonly refusal: ArenaReadRefusal };

  "arena-in-use": { readonly file: string };
  "arena-game-missing": { readonly number: number };
  "tournament-missing": { readonly text: string };
  "tournaments-none": Readonly<Record<string, never>>;
  "bots-count": { readonly count: number; readonly min: number; readonly max: number };
  "option-without": { readonly option: string; readonly needs: string };
  "option-of-matches": { readonly option: string };
  "option-of-formats": { readonly option: string; readonly format: string; readonly instead: string };
  "format-of-another-game": { readonly format: string; readonly game: string };
  /** `choices` are the protocols that are spoken by these rules. */
  "protocol-not-spoken": BotProtocol & { readonly game: string; readonly choices: string };
  "opening-not-begun": BotProtocol & { readonly opening: string };
  "sprt-needed": { readonly text: string; readonly most: number };
  "chance-needed": {
    readonly name: string;
    readonly text: string;
    readonly min: string;
    readonly max: string;
  };
  "counts-missing": Readonly<Record<string, never>>;
  "counts-needed": { readonly name: string; readonly count: 3 | 5; readonly text: string };
  "results-line": { readonly file: string; readonly line: number; readonly text: string };
  "json-broken": { readonly file: string; readonly why: string };
}

interface BotProtocol {
  readonly name: string;
  readonly protocol: string;
}

export type ArenaRefusalSentences = {
  readonly [Code in keyof ArenaRefusalsOfCommand]: (
    facts: Code extends "arena-read"
      ? { readonly of: string; readonly sentence: string }
      : ArenaRefusalsOfCommand[Code],
  ) => string;
};
