import type { ConsoleId } from "../../../words/index.ts";

/** The published consoles as the page lists them. The words behind a name are what one would type on a command line. */
export interface ConsoleProgram {
  readonly id: ConsoleId;
  readonly command: string;
  /** Arguments one may change before starting. */
  readonly words: string;
}

export const programs: readonly ConsoleProgram[] = [
  {
    id: "nimsys-c",
    command: "grundy nimsys c",
    words: "",
  },
  {
    id: "nimsys-b",
    command: "grundy nimsys b",
    words: "",
  },
  {
    id: "nimsys-a",
    command: "grundy nimsys a",
    words: "",
  },
  {
    id: "competition",
    command: "grundy competition",
    words: "4 3 1",
  },
  {
    id: "reversi",
    command: "grundy reversi",
    words: "",
  },
  {
    id: "piles",
    command: "grundy piles",
    words: "",
  },
];
