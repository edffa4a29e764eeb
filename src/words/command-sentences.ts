/** The help of the command line: what each command, argument and option is. */

import type { ArenaHelp } from "./arena-command-sentences.ts";
import type { JudgeHelp } from "./judge-command-sentences.ts";
import type { PuzzleHelp } from "./puzzle-command-sentences.ts";

/** What stands for a value in it: `--port <number>`. */
export type Place =
  | "address"
  | "addresses"
  | "assignment"
  | "bot"
  | "bots"
  | "clock"
  | "command"
  | "commands"
  | "corners"
  | "counts"
  | "date"
  | "days"
  | "depth"
  | "edition"
  | "file"
  | "folder"
  | "game"
  | "id"
  | "idea"
  | "kind"
  | "level"
  | "list"
  | "move"
  | "n"
  | "number"
  | "options"
  | "player"
  | "position"
  | "program"
  | "results"
  | "rounds"
  | "size"
  | "state"
  | "tag"
  | "text"
  | "type1"
  | "type2"
  | "url"
  | "a"
  | "b";

/** What commander says by itself. */
export interface HelpSentences {
  readonly usage: string;
  readonly arguments: string;
  readonly options: string;
  readonly commands: string;
  readonly help: string;
  readonly helpCommand: string;
  readonly language: (facts: { readonly tags: string }) => string;
  readonly defaultsTo: (facts: { readonly value: string }) => string;
  readonly choices: (facts: { readonly choices: string }) => string;
}

/** Every command has a line for the list and what it is, at the head of its help. */
interface Described {
  readonly summary: string;
  readonly about: string;
}

interface Sides {
  readonly black: (facts: { readonly forms: string }) => string;
  readonly white: (facts: { readonly forms: string }) => string;
}

/** One entry a command; an option's text bears the option's name. */
export interface CommandSentences {
  readonly serve: Described & {
    readonly host: string;
    readonly port: string;
    readonly db: string;
    readonly publicUrl: string;
    readonly trustProxy: string;
    readonly operatorTokenFile: string;
    readonly logLevel: string;
    readonly maxConnections: string;
    readonly maxGames: string;
    readonly drain: string;
    readonly maxFile: string;
    readonly judge: string;
    readonly judgeSeed: string;
    readonly judgePerHour: string;
  };
  readonly nimsys: Described & {
    readonly edition: string;
    readonly data: (facts: { readonly file: string }) => string;
    readonly here: string;
    readonly after: string;
  };
  readonly competition: Described & {
    readonly type1: string;
    readonly type2: string;
    readonly rounds: string;
  };
  readonly reversi: Described & Sides;
  readonly piles: Described & Sides;
  readonly analyse: {
    readonly summary: string;
    readonly about: (facts: {
      readonly games: string;
      readonly kinds: number;
      readonly moves: number;
    }) => string;
    readonly game: string;
    readonly position: string;
    readonly rows: string;
    readonly take: string;
    readonly middle: string;
    readonly end: string;
    readonly misere: string;
    readonly normal: string;
    readonly swap: string;
    readonly move: string;
    readonly proof: string;
    readonly size: string;
    readonly handicap: string;
    readonly depth: string;
    readonly seconds: (facts: { readonly seconds: number; readonly empty: number }) => string;
    readonly exact: string;
    readonly threads: string;
    readonly pick: string;
    readonly ply: string;
    readonly json: string;
    readonly examples: string;
  };
  readonly puzzles: PuzzleHelp;
  readonly engine: Described & {
    readonly threads: string;
    readonly json: string;
    readonly size: string;
    readonly solve: { readonly about: string; readonly json: string };
    readonly perft: { readonly about: string };
    readonly gtp: { readonly about: string; readonly level: string; readonly seed: string };
    readonly nboard: { readonly about: string; readonly depth: string };
    readonly match: {
      readonly about: string;
      readonly cmd: string;
      readonly cmdDepth: string;
      readonly games: string;
      readonly openings: string;
      readonly plies: string;
      readonly seed: string;
    };
    readonly solveBoard: { readonly about: string; readonly hashBits: string };
    readonly book: {
      readonly about: string;
      readonly position: string;
      readonly file: string;
      readonly check: string;
      readonly extend: string;
      readonly sample: string;
      readonly seed: string;
      readonly positions: string;
      readonly depth: string;
      readonly minutes: string;
    };
  };
  readonly arena: ArenaHelp;
  readonly judge: JudgeHelp;
  readonly export: Described & { readonly file: string; readonly db: string };
  readonly import: Described & { readonly file: string; readonly db: string };
  readonly prune: Described & { readonly db: string; readonly yes: string; readonly json: string };
  readonly worker: Described & {
    readonly db: string;
    readonly kinds: (facts: { readonly kinds: string }) => string;
    readonly exportFolder: string;
    readonly lanes: string;
    readonly json: string;
  };
  readonly jobs: Described & {
    readonly db: string;
    readonly json: string;
    readonly list: {
      readonly about: string;
      readonly kind: string;
      readonly state: string;
      readonly limit: string;
    };
    readonly show: { readonly about: string; readonly id: string };
    readonly add: { readonly about: string; readonly kind: string };
  };
  readonly doctor: Described & { readonly json: string };
  /** How long games are kept, of `serve` and `prune`. */
  readonly retention: {
    readonly keepBegun: string;
    readonly keepUnfinished: string;
    readonly keepUnlisted: string;
  };
  /** `--seed`, wherever chance is involved. */
  readonly chance: { readonly seed: string };
}

export type CommandName = Exclude<keyof CommandSentences, "chance" | "retention">;
