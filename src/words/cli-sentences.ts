import type { GameId, RefusalOf } from "../games/index.ts";
import type { ArenaAnswerSentences, ArenaRefusalsOfCommand } from "./arena-command-sentences.ts";
import type { CommandSentences, HelpSentences, Place } from "./command-sentences.ts";
import type { DoctorSentences } from "./doctor-sentences.ts";
import type { JudgeBatchRefusals, JudgeBatchSentences } from "./judge-batch-sentences.ts";
import type { JudgeAnswerSentences, JudgeRefusals } from "./judge-command-sentences.ts";
import type { LanguageTag } from "./language-tags.ts";
import type { PuzzleAnswerSentences, PuzzleRefusals } from "./puzzle-command-sentences.ts";
import type { AnyRefusal } from "./refusals.ts";
import type { StoreFailure } from "./store-failures.ts";
import type { SubmissionSentences } from "./submissions.ts";

/** What the command line refuses besides what the rules refuse, each code with its facts. */
export interface CliRefusals
  extends JudgeRefusals,
    JudgeBatchRefusals,
    PuzzleRefusals,
    ArenaRefusalsOfCommand {
  /** What the rules or a notation refused; where it was found, and in which game. */
  refused: { readonly refusal: AnyRefusal; readonly where?: Where; readonly game?: GameId };
  /** `option` is how another place is chosen. */
  store: StoreFailure & { readonly option: string };
  program: ProgramProblem;
  "output-unwritable": { readonly code: string };
  /** What must not happen: `what` is the error's own text, the variable shows where it came from. */
  bug: { readonly what: string; readonly system: string; readonly variable: string };
  "language-unknown": { readonly text: string; readonly known: string };
  "command-unknown": { readonly word: string; readonly near: string | undefined };
  "command-needed": Usage & { readonly commands: string };
  "subcommand-unknown": Usage & Near;
  "option-unknown": Usage & Near;
  "argument-needed": Usage & { readonly name: string };
  "value-needed": Usage & { readonly option: string };
  "arguments-too-many": Usage & { readonly expected: number; readonly given: number };
  "choice-wrong": { readonly name: string; readonly text: string; readonly choices: string };
  /** What else commander refuses, in its own words. */
  usage: Usage & { readonly text: string };
  "number-needed": {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly text: string;
  };
  /** Days, or for ever. */
  "age-needed": { readonly name: string; readonly max: number; readonly text: string };
  "even-needed": { readonly name: string; readonly min: number; readonly max: number };
  "positive-needed": { readonly name: string; readonly text: string };
  "seed-needed": { readonly text: string };
  "url-needed": { readonly text: string };
  "not-both": { readonly one: string; readonly other: string };
  "position-and-rows": { readonly name: string };
  "game-unknown": { readonly text: string; readonly near: string | undefined; readonly games: string };
  "option-of-another-game": { readonly option: string; readonly game: string; readonly options: string };
  "rules-in-record": { readonly option: string };
  "size-of-another-board": { readonly option: string; readonly size: number };
  "size-in-file": { readonly option: string; readonly file: string };
  "ply-without-moves": { readonly option: string };
  "game-without-file": { readonly name: string };
  "file-missing": { readonly file: string };
  "file-exists": { readonly file: string };
  "file-unreadable": { readonly file: string; readonly code?: string };
  "file-unwritable": { readonly file: string; readonly code: string };
  "file-empty": { readonly file: string; readonly of: "games" | "positions" };
  "store-missing": { readonly file: string; readonly option: string };
  /** An address that is not PostgreSQL's; what stands behind `mysql:` may be secret. */
  "db-scheme": { readonly text: string; readonly option: string };
  /** An option that means nothing for a database. */
  "option-of-files": { readonly option: string };
  /** On a file a worker has nothing to do but exports, which need a folder. */
  "worker-idle": Readonly<Record<string, never>>;
  "export-folder-needed": Readonly<Record<string, never>>;
  "export-folder-unused": Readonly<Record<string, never>>;
  /** Of a file this is its server's own work. */
  "kind-of-databases": { readonly kind: string };
  "job-missing": { readonly text: string };
  /** Games that were left out; `ids` names the first of them. */
  "games-unreadable": { readonly games: number; readonly ids: string };
  "folder-unmakeable": { readonly folder: string; readonly code: string };
  "sides-missing": Readonly<Record<string, never>>;
  "program-missing": { readonly protocol: string };
  "book-unreadable": { readonly file: string };
  "board-too-large": Readonly<Record<string, never>>;
  "port-taken": { readonly port: number };
  "port-forbidden": { readonly port: number };
  "address-foreign": { readonly host: string };
  "token-weak": Readonly<Record<string, never>>;
  "token-unreadable": { readonly file: string };
  /** `taken`: so many lines of people and games are in the store. */
  "import-refused": {
    readonly taken: number;
    readonly line: number;
    readonly event: number | undefined;
    readonly refusal: AnyRefusal;
  };
  "import-foreign": { readonly taken: number; readonly line: number };
  "import-cut-off": { readonly taken: number; readonly line: number };
  /** The store could not go on. */
  "import-stopped": CliRefusals["store"] & { readonly taken: number; readonly line: number };
}

/** Why a program outside cannot be played with; `command` is its command line. */
export type ProgramProblem =
  /** It did not take what it was told, or said what its protocol does not allow. */
  | { readonly kind: "refused"; readonly command: string; readonly answer: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "unstartable"; readonly command: string; readonly reason: string }
  /** Its command line is no list of words. */
  | {
      readonly kind: "unreadable";
      readonly command: string;
      readonly code: "command-empty" | "quote-open" | "escape-open";
    }
  /** `said`: the last line of its standard error. */
  | {
      readonly kind: "ended";
      readonly command: string;
      readonly status: number | null;
      readonly said: string;
    }
  | { readonly kind: "crashed"; readonly command: string; readonly signal: string; readonly said: string }
  | { readonly kind: "silent"; readonly command: string; readonly seconds: number }
  /** It said more than an answer may have. */
  | { readonly kind: "flood"; readonly command: string }
  | { readonly kind: "memory"; readonly command: string };

export type CliRefusal = RefusalOf<CliRefusals>;

/** The command whose help says what there is. */
interface Usage {
  readonly path: string;
}

interface Near {
  readonly word: string;
  /** What was perhaps meant. */
  readonly near: string | undefined;
}

/** What was being read: an option, or an entry of a file. */
export type Where =
  | { readonly option: string }
  | { readonly file?: string; readonly entry: "line" | "game"; readonly number: number };

/** Of these the sentence needs another: it is handed in beside the facts. */
interface Told {
  readonly "arena-read": { readonly of: string; readonly sentence: string };
  readonly refused: { readonly where: Where | undefined; readonly sentence: string };
  readonly "import-refused": {
    readonly taken: number;
    readonly line: number;
    readonly event: number | undefined;
    readonly sentence: string;
  };
}

export type CliRefusalSentences = {
  readonly [Code in keyof CliRefusals]: (
    facts: Code extends keyof Told ? Told[Code] : CliRefusals[Code],
  ) => string;
};

/** Who is ahead, from the side to move or from Black: nobody when `by` is 0. */
interface Outcome {
  readonly side: "black" | "white";
  /** Discs by which that side wins; below 0 by which it loses. */
  readonly by: number;
}

interface Work {
  readonly nodes: number;
  readonly seconds: number;
}

/** What a match came to, from the first player's side. */
interface MatchFacts {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly forfeits: number;
  readonly mean: number;
  readonly error: number;
  readonly secondsPerMove: readonly number[];
  readonly seconds: number;
}

/** Everything that the command line says by itself. What a program reads is not among it, nor the published consoles. */
export interface CliSentences {
  readonly tag: LanguageTag;
  readonly refusals: CliRefusalSentences;
  readonly help: HelpSentences;
  readonly commands: CommandSentences;
  /** What stands for an argument: `FILE`. */
  readonly places: { readonly [P in Place]: string };
  /** 12,345,678 as `12.3 M`. */
  readonly count: (count: number) => string;
  readonly decimal: (value: number, digits: number) => string;
  readonly menu: MenuSentences;
  readonly taking: {
    /** Behind counts that look as if they were drawn. */
    readonly asDrawing: (facts: { readonly drawing: string }) => string;
    readonly grundyValue: (facts: { readonly value: number }) => string;
    readonly heads: {
      readonly move: string;
      readonly equal: string;
      readonly outcome: string;
      readonly value: string;
    };
    readonly outcomes: { readonly win: string; readonly loss: string };
    readonly bestLine: (facts: { readonly line: string }) => string;
    readonly cut: (facts: { readonly kinds: number; readonly moves: number }) => string;
  };
  readonly reversi: {
    /** What was read, above the board. */
    readonly understood: (facts: {
      readonly size: number;
      readonly black: number;
      readonly white: number;
    }) => string;
    /** Whose turn it is, below the board. */
    readonly toMove: (facts: { readonly side: "black" | "white"; readonly sign: string }) => string;
    readonly over: (facts: { readonly black: number; readonly white: number }) => string;
    readonly exact: (outcome: Outcome) => string;
    readonly estimate: (facts: Outcome & { readonly depth: number; readonly general: boolean }) => string;
    readonly scores: (facts: { readonly side: "black" | "white" }) => string;
    readonly heads: {
      readonly move: string;
      readonly score: string;
      readonly depth: string;
      readonly line: string;
    };
    readonly exactly: string;
    readonly work: (work: Work) => string;
    readonly progress: (facts: { readonly depth: number; readonly nodesPerSecond: number }) => string;
  };
  readonly arena: ArenaAnswerSentences;
  readonly puzzles: PuzzleAnswerSentences;
  readonly engine: {
    readonly solveHeads: readonly string[];
    readonly fileSays: (facts: { readonly score: string }) => string;
    readonly solved: (facts: Work & { readonly count: number; readonly threads: number }) => string;
    readonly solving: (facts: {
      readonly at: number;
      readonly of: number;
      readonly nodesPerSecond: number;
    }) => string;
    readonly board: (facts: Outcome & { readonly size: number; readonly score: string }) => string;
    readonly proof: (facts: Work & { readonly threads: number; readonly hashBits: number }) => string;
    readonly line: (facts: { readonly line: string }) => string;
    readonly boardProgress: (facts: Work & { readonly nodesPerSecond: number }) => string;
    readonly perft: (facts: {
      readonly size: number;
      readonly depth: number;
      readonly seconds: number;
      readonly perSecond: number;
    }) => string;
    readonly perftProgress: (facts: { readonly depth: number }) => string;
    readonly match: (facts: MatchFacts) => readonly string[];
    readonly matchProgress: (facts: {
      readonly games: number;
      readonly of: number;
      readonly first: string;
      readonly points: number;
    }) => string;
  };
  /** `engine book`. */
  readonly book: {
    /** `ends` are the positions where it ends, by how deep they were searched. */
    readonly holds: (facts: {
      readonly positions: number;
      readonly plies: number;
      readonly ends: readonly { readonly depth: number; readonly positions: number }[];
    }) => readonly string[];
    readonly unknown: string;
    readonly end: string;
    readonly heads: { readonly move: string; readonly score: string; readonly depth: string };
    readonly checking: (facts: { readonly at: number; readonly of: number }) => string;
    readonly checked: (facts: {
      readonly positions: number;
      readonly depth: number;
      readonly mean: number;
      readonly largest: number;
      readonly line: string;
    }) => string;
    readonly extending: (facts: { readonly positions: number; readonly deep: number }) => string;
    readonly extended: (facts: { readonly positions: number; readonly file: string }) => string;
  };
  readonly rounds: (facts: {
    readonly percent: number;
    readonly played: number;
    readonly rounds: number;
  }) => string;
  readonly imported: (facts: { readonly count: number; readonly known: number }) => string;
  /** How many games were dropped, or would be. */
  readonly pruned: (facts: {
    readonly begun: number;
    readonly unfinished: number;
    readonly unlisted: number;
    readonly dropped: boolean;
  }) => string;
  /** `level` is that of the sandbox, where programs are judged. */
  readonly serving: (facts: { readonly url: string; readonly level?: number | undefined }) => string;
  readonly submissions: SubmissionSentences;
  readonly doctor: DoctorSentences;
  readonly judge: JudgeAnswerSentences;
  readonly judgeBatch: JudgeBatchSentences;
  readonly worker: WorkerSentences;
  readonly jobs: JobSentences;
}

interface WorkerSentences {
  readonly waiting: (facts: { readonly kinds: string }) => string;
  /** `done`: games, or lines. */
  readonly doing: (facts: { readonly id: string; readonly kind: string; readonly done: number }) => string;
  readonly ended: (facts: {
    readonly id: string;
    readonly kind: string;
    readonly end: "done" | "failed" | "lost" | "stopped";
    readonly about: string;
  }) => string;
  readonly noStandby: string;
}

interface JobSentences {
  readonly heads: { readonly [Head in "id" | "kind" | "state" | "added" | "about"]: string };
  readonly states: { readonly [State in "waiting" | "taken" | "done" | "failed"]: string };
  readonly facts: {
    readonly [Fact in
      | "id"
      | "kind"
      | "state"
      | "owner"
      | "added"
      | "from"
      | "attempt"
      | "worker"
      | "ended"
      | "reason"
      | "result"]: string;
  };
  readonly none: string;
  readonly added: (facts: { readonly id: string }) => string;
  /** There is one already that has not ended. */
  readonly pending: (facts: { readonly id: string }) => string;
  readonly exported: (facts: {
    readonly file: string;
    readonly lines: number;
    readonly aside: number;
  }) => string;
  readonly folded: (facts: { readonly games: number }) => string;
  readonly judged: (facts: { readonly assignment: string; readonly verdict: string }) => string;
}

interface MenuSentences {
  /** What this is, in a line. */
  readonly about: string;
  readonly usage: string;
  readonly commands: string;
  /** How to learn more: below the list of commands, and in the menu. */
  readonly more: string;
  readonly every: string;
  readonly nimsys: string;
  readonly sticks: string;
  readonly reversi: string;
  readonly piles: string;
  readonly question: (facts: { readonly choices: number }) => string;
}
