import { type Relaxation, relaxations } from "../verdict.ts";
import { firstDifference, lineStart } from "./place.ts";

const [tab, newline, carriageReturn, blank] = [9, 10, 13, 32];
const isBlank = (byte: number | undefined) => byte === blank || byte === tab;
const isDigit = (byte: number) => byte >= 48 && byte <= 57;
/** The published texts are ASCII: only A to Z have a small letter here. */
const small = (byte: number) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

/** What is left of an output when some differences are passed over. One pass: an output may be megabytes of line ends. */
function relaxed(bytes: Uint8Array, passed: readonly Relaxation[]): Uint8Array {
  if (passed.includes("digits-only")) return numbers(bytes);
  const [crlf, trailing, blankLines, runs, letterCase] = (
    ["crlf", "trailing-blanks", "blank-lines", "runs-of-blanks", "letter-case"] as const
  ).map((each) => passed.includes(each));
  const left = new Uint8Array(bytes.length);
  let [length, lineStart] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const returned = byte === carriageReturn && (bytes[at + 1] === newline || crlf === true);
    if (byte === newline || returned) {
      const lineEnd = returned && bytes[at + 1] === newline ? 2 : 1;
      at += lineEnd - 1;
      if (trailing) length = withoutTrailing(left, length, lineStart);
      if (blankLines && withoutTrailing(left, length, lineStart) === lineStart) length = lineStart;
      else {
        if (lineEnd === 2 && !crlf) left[length++] = carriageReturn;
        left[length++] = newline;
      }
      lineStart = length;
    } else if (runs && isBlank(byte)) {
      if (length === lineStart || left[length - 1] !== blank) left[length++] = blank;
    } else left[length++] = letterCase ? small(byte) : byte;
  }
  if (trailing) length = withoutTrailing(left, length, lineStart);
  if (passed.includes("final-newline") && left[length - 1] === newline)
    length -= left[length - 2] === carriageReturn ? 2 : 1;
  return left.subarray(0, Math.max(0, length));
}

function withoutTrailing(bytes: Uint8Array, end: number, start: number): number {
  let at = end;
  while (at > start && isBlank(bytes[at - 1])) at--;
  return at;
}

/** The numbers with one blank behind each. */
function numbers(bytes: Uint8Array): Uint8Array {
  const left = new Uint8Array(bytes.length * 2);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const [byte, next] = [bytes[at] as number, bytes[at + 1] ?? 0];
    if (isDigit(byte)) left[length++] = byte;
    if (isDigit(byte) && !isDigit(next)) left[length++] = blank;
  }
  return left.subarray(0, length);
}

/** Whether two outputs are the same when these differences are passed over. */
export function sameWithout(expected: Uint8Array, got: Uint8Array, passed: readonly Relaxation[]): boolean {
  if (firstDifference(expected, got) === undefined) return true;
  return passed.length > 0 && same(relaxed(expected, passed), relaxed(got, passed));
}

const same = (one: Uint8Array, other: Uint8Array) => firstDifference(one, other) === undefined;

const passedTogether = relaxations.filter((each) => each !== "digits-only");

/**
 * The smallest set of differences that would have to be passed over, null where none is enough. The numbers alone come last:
 * that passes over everything else too, and says the least.
 */
export function smallestRelaxation(
  allExpected: Uint8Array,
  allGot: Uint8Array,
): readonly Relaxation[] | null {
  const start = lineBefore(allExpected, firstDifference(allExpected, allGot) ?? allExpected.length);
  const [expected, got] = [allExpected.subarray(start), allGot.subarray(start)];
  const enough = (passed: readonly Relaxation[]) => same(relaxed(expected, passed), relaxed(got, passed));
  // Nothing that can be seen is passed over there: another number of letters says at once that it is in vain.
  if (count(expected, isSeen) === count(got, isSeen) && enough(passedTogether)) {
    // What cannot be left out is in every such set; mostly it is the set, and nothing has to be tried out.
    const needed = passedTogether.filter((each) => !enough(passedTogether.filter((other) => other !== each)));
    if (needed.length > 0 && enough(needed)) return needed;
    const found = subsets(passedTogether).find((passed) => enough(passed));
    if (found) return found;
  }
  const digits = count(expected, isDigit);
  const any = digits > 0 || count(allExpected, isDigit) > 0;
  return any && digits === count(got, isDigit) && enough(["digits-only"]) ? ["digits-only"] : null;
}

/** Lines that are the same stay the same; the last of them is needed to tell a blank line from the newline at the end. */
function lineBefore(bytes: Uint8Array, byte: number): number {
  const start = lineStart(bytes, byte);
  return start === 0 ? 0 : lineStart(bytes, start - 1);
}

const isSeen = (byte: number) => byte > blank;

function count(bytes: Uint8Array, counts: (byte: number) => boolean): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) if (counts(bytes[at] as number)) sum++;
  return sum;
}

/** Every set but the empty one, small ones first, each in the order of the list. */
function subsets<T>(items: readonly T[]): T[][] {
  const all = Array.from({ length: 2 ** items.length - 1 }, (_, mask) =>
    items.filter((_, bit) => ((mask + 1) >> bit) & 1),
  );
  return all.sort((one, other) => one.length - other.length);
}
