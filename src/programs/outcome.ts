import type { SandboxLevel } from "./launch.ts";

/** How a program came to its end, as data; `words` makes the sentence. */
export type Ending =
  /** By itself, with a status; what status is good is for others to say. */
  | { readonly reason: "ended"; readonly status: number }
  /** By a signal that was not ours. */
  | { readonly reason: "crashed"; readonly signal: string }
  /** `ENOENT`, `EACCES` … of the program, `sandbox` when it could not be contained, `folder-in-use` when its folder holds what is not its own. */
  | { readonly reason: "unstartable"; readonly code: string }
  /** Over its processor time, or over an answer's time on the wall that it spent computing. */
  | { readonly reason: "processor"; readonly seconds: number }
  /** Over its time on the wall, or an answer's, having used hardly any processor: it waits for what will not come. */
  | { readonly reason: "idle"; readonly seconds: number }
  | { readonly reason: "memory"; readonly bytes: number }
  /** More than it may say, in a line, in an answer or in all, or than it may write into its folder. */
  | {
      readonly reason: "output";
      readonly bytes: number;
      readonly of: "line" | "lines" | "answer" | "all" | "folder";
    }
  /** It came to grief over what it must not do. A try that it got over is no ending. */
  | { readonly reason: "forbidden"; readonly what: "network" | "files" | "processes" }
  /** We had no more use for it. */
  | { readonly reason: "closed" };

/** What is known of a program that has ended. */
export interface Evidence {
  readonly ending: Ending;
  /** Seconds. */
  readonly processor: number;
  readonly wall: number;
  /** The last of its standard error. */
  readonly errors: Uint8Array;
  readonly level: SandboxLevel;
}

/** A run on an input. */
export interface Run extends Evidence {
  readonly output: Uint8Array;
}
