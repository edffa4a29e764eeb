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
  readonly unbiased: (facts: { readonly value: number; readonly low: number; readonly high: number }) => string;
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
  readonly faults: (facts: { readonly name: string; readonly faults: number; readonly out: boolean }) => string;
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
  /** The headings of an exported page. */
  readonly page: { readonly standings: string; readonly crossTable: string; readonly games: string };
}

/** What it refuses. */
export interface ArenaRefusalsOfCommand {
  "arena-in-use": { readonly file: string };
  "arena-game-missing": { readonly number: number };
  "tournament-missing": { readonly text: string };
  "tournaments-none": Readonly<Record<string, never>>;
  "bots-count": { readonly count: number; readonly min: number; readonly max: number };
  "bot-of-another-game": { readonly name: string; readonly player: string; readonly game: string };
  "option-without": { readonly option: string; readonly needs: string };
  "option-of-matches": { readonly option: string };
  "option-of-formats": { readonly option: string; readonly format: string; readonly instead: string };
  "format-of-another-game": { readonly format: string; readonly game: string };
  "sprt-needed": { readonly text: string };
  "chance-needed": { readonly name: string; readonly text: string };
  "counts-missing": Readonly<Record<string, never>>;
  "counts-needed": { readonly name: string; readonly count: 3 | 5; readonly text: string };
  "results-line": { readonly file: string; readonly line: number; readonly text: string };
  "json-broken": { readonly file: string; readonly why: string };
}

export type ArenaRefusalSentences = {
  readonly [Code in keyof ArenaRefusalsOfCommand]: (facts: ArenaRefusalsOfCommand[Code]) => string;
};
