import type { AssignmentId } from "../../assignments.ts";
import type { Relaxation } from "../../verdict.ts";

/** A file of a pack, with its path from there. */
export interface PackFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly executable?: true;
}

/** How submissions are to be judged there. */
export interface PackOptions {
  readonly assignment: AssignmentId;
  readonly seed: number;
  readonly count: number;
  readonly accept: readonly Relaxation[];
  /** Of this package, so that everybody is judged by the same. */
  readonly version: string;
}

/** The package that is installed there. */
export const packageOf = ({ version }: PackOptions): string => `grundy-games@${version}`;

/** The words behind `grundy judge PROGRAM`; all of them are names and numbers of ours, so that no shell takes them for more. */
export function judgeWords(
  { assignment, seed, count, accept }: PackOptions,
  isConsole: boolean,
  format: string,
): string {
  const cases = isConsole ? [`--seed ${seed}`, `--count ${count}`] : [];
  const accepted = accept.length > 0 ? [`--accept ${accept.join(",")}`] : [];
  return [`--assignment ${assignment}`, ...cases, ...accepted, `--format ${format}`].join(" ");
}
