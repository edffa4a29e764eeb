import { type FollowedEdition, follow } from "../../editions/lockstep/index.ts";
import { enterIsPrinted } from "../assignments.ts";

/** A session at a terminal, taken apart: what was typed, and what the program printed. */
export interface Separated {
  readonly input: string;
  readonly got: string;
}

/** So many lines are looked for: the reference runs once for each. */
const mostLines = 500;

/**
 * At a terminal what is typed stands among what is printed. The reference tells them apart: where it waits for a line, the next line of
 * the transcript was typed. Behind the first difference nothing is known, and everything counts as printed.
 */
export async function separate(
  edition: FollowedEdition,
  args: readonly string[],
  transcript: string,
): Promise<Separated> {
  let got = transcript.replace(/\r\n/g, "\n");
  let input = "";
  for (let lines = 0; lines < mostLines; lines++) {
    const { expected, finished } = await follow[edition]({ args, input }, got);
    if (finished || expected.length >= got.length || !got.startsWith(expected)) break;
    const end = got.indexOf("\n", expected.length);
    const typed = got.slice(expected.length, end < 0 ? got.length : end);
    input += `${typed}\n`;
    // Where the newline of the Enter key is printed, a pipe has it too.
    const kept = enterIsPrinted[edition] ? end : end + 1;
    got = got.slice(0, expected.length) + (end < 0 ? "" : got.slice(kept));
  }
  return { input, got };
}
