import { type Followed, type FreeChoice, follow, type Piece } from "../../editions/lockstep/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { decodeText, encodeText } from "../compare/bytes.ts";
import { firstDifference } from "../compare/place.ts";

/** What a program should have printed, with its own free choices. */
export interface Reference {
  readonly expected: Uint8Array;
  /** Of the reference; none where a given file decides that is not what it prints. */
  readonly pieces: readonly Piece[];
  readonly wrong: FreeChoice | undefined;
  /** Whether the program should come to its own end, or runs out of input. */
  readonly finished: boolean;
  readonly people: Followed["people"];
  /** False for a given file that the reference would not have written: smaller inputs cannot be judged by it. */
  readonly known: boolean;
}

/**
 * A given file decides. Where the reference could have written it, other free choices are as good as those in the file, and the
 * reference goes on with the program's own.
 */
export async function referenceFor(
  assignment: ConsoleAssignment,
  { given, ...session }: Case,
  got: Uint8Array,
): Promise<Reference> {
  const followed = await follow[assignment](session, decodeText(got));
  const { pieces, wrong, finished, people } = followed;
  if (given === undefined || (!same(given, got) && (await isWritten(assignment, session, given))))
    return { expected: encodeText(followed.expected), pieces, wrong, finished, people, known: true };
  const known = same(encodeText(followed.expected), given);
  return { expected: given, pieces: known ? pieces : [], wrong: undefined, finished, people, known };
}

/** Whether the reference could have written a given file. */
async function isWritten(
  assignment: ConsoleAssignment,
  session: Omit<Case, "given">,
  given: Uint8Array,
): Promise<boolean> {
  const { expected, wrong } = await follow[assignment](session, decodeText(given));
  return wrong === undefined && same(encodeText(expected), given);
}

const same = (one: Uint8Array, other: Uint8Array) => firstDifference(one, other) === undefined;

const KiB = 1024;
const MiB = 1024 * KiB;

/** How much a program may print: four times what is right, with room for a misunderstanding. */
export async function roomFor(assignment: ConsoleAssignment, { given, ...session }: Case): Promise<number> {
  const right = given?.length ?? encodeText((await follow[assignment](session)).expected).length;
  return Math.min(8 * MiB, Math.max(64 * KiB, 4 * right));
}
