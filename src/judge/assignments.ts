import type { FollowedEdition } from "../editions/lockstep/index.ts";

export const assignmentIds = [
  "nimsys-a",
  "nimsys-b",
  "nimsys-c",
  "nimsys-ai",
  "sticks",
  "reversi",
  "piles",
] as const;
export type AssignmentId = (typeof assignmentIds)[number];

/** Judged by sessions at the console; the others by asking their classes. */
export type ConsoleAssignment = FollowedEdition & AssignmentId;

/** Whether a console is started with arguments. */
export const takesArguments: { readonly [A in ConsoleAssignment]: boolean } = {
  "nimsys-a": false,
  "nimsys-b": false,
  "nimsys-c": false,
  sticks: true,
  reversi: false,
};

/** Whether a console prints the newline of the Enter key into a pipe: at a terminal it is not shown a second time. */
export const enterIsPrinted: { readonly [A in ConsoleAssignment]: boolean } = {
  "nimsys-a": false,
  "nimsys-b": false,
  "nimsys-c": false,
  sticks: false,
  reversi: true,
};
