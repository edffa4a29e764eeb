import type { Person } from "../../../roster/index.ts";

/** Between the page and the worker a console runs in. */
export type ToConsole =
  | {
      readonly type: "start";
      readonly program: string;
      readonly words: readonly string[];
      readonly seed: number;
      readonly people: readonly Person[];
    }
  | { readonly type: "feed"; readonly text: string }
  | { readonly type: "end" };

export type FromConsole =
  | { readonly type: "output"; readonly text: string }
  /** Everyone, to be kept before the output that follows is shown. */
  | { readonly type: "keep"; readonly people: readonly Person[] }
  | {
      readonly type: "exit";
      readonly status: number /** The input ended before the program. */;
      readonly early: boolean;
    };
