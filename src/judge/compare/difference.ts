import type { Piece } from "../../editions/lockstep/index.ts";
import { kindOf } from "../kinds/index.ts";
import { isBlank } from "../kinds/view.ts";
import type { Difference } from "../verdict.ts";
import { decodeText } from "./bytes.ts";
import type { MessageCatalogue } from "./message-catalogue.ts";
import { firstDifference, lineStart, placeOf, textIndex } from "./place.ts";
import { smallestRelaxation } from "./relaxations.ts";

/** What is known besides the two outputs. */
export interface Circumstances {
  /** Everything that was typed. */
  readonly input?: string;
  /** What the reference printed, with the line of input it had read by then. */
  readonly pieces?: readonly Piece[];
  readonly catalogue?: MessageCatalogue;
}

/** So much of an output is looked at from the difference on, and before it. */
const window = 1 << 16;
const longestLine = 500;
const noCatalogue: MessageCatalogue = { classify: () => undefined };

/** The first place where two outputs part, and what kind of difference it is; undefined where they are the same. */
export function differenceOf(
  expected: Uint8Array,
  got: Uint8Array,
  { input = "", pieces = [], catalogue = noCatalogue }: Circumstances = {},
): Difference | undefined {
  const byte = firstDifference(expected, got);
  if (byte === undefined) return undefined;
  const at = placeOf(got, byte);
  const start = lineStart(expected, byte);
  const [ours, yours] = [linesFrom(expected, start), linesFrom(got, start)];
  const indexOf = (at: number) => (pieces.length > 0 ? textIndex(expected, at) : 0);
  const command = commandAt(pieces, indexOf(byte), input);
  const lineIndex = indexOf(start);
  const { kind, facts } = kindOf({
    expected: ours,
    got: yours,
    expectedRest: decodeText(expected.subarray(byte, byte + window)),
    gotRest: decodeText(got.subarray(byte, byte + window)),
    before: linesBefore(expected, start),
    input: command?.text,
    isPrompt: (line) => isPrompt(pieces, lineIndex, ours, line),
    catalogue,
  });
  const shown = (lines: readonly string[], bytes: Uint8Array) =>
    start < bytes.length ? around(lines[0] ?? "", at.column) : undefined;
  return {
    kind,
    only: smallestRelaxation(expected, got),
    at,
    expected: shown(ours, expected),
    got: shown(yours, got),
    command,
    message: messageOf(catalogue, ours, yours),
    facts,
  };
}

function linesFrom(bytes: Uint8Array, start: number): string[] {
  const lines = decodeText(bytes.subarray(start, start + window)).split("\n");
  // A line that the window cuts off would be taken for one that has ended.
  if (start + window < bytes.length && lines.length > 1) lines.pop();
  return lines;
}

function linesBefore(bytes: Uint8Array, start: number): string[] {
  return decodeText(bytes.subarray(Math.max(0, start - window), start))
    .split("\n")
    .slice(0, -1);
}

/** The last line of input that had been read when the reference printed what stands at an index. */
function commandAt(pieces: readonly Piece[], index: number, input: string): Difference["command"] {
  const number = pieces.findLast((piece) => piece.at <= index)?.line ?? 0;
  const text = input.split("\n")[number - 1];
  return text === undefined ? undefined : { number, text: text.replace(/\r$/, "") };
}

/** Whether input was read while a line was the last to be seen. */
function isPrompt(pieces: readonly Piece[], from: number, lines: readonly string[], line: number): boolean {
  const start = from + lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line]?.length ?? 0) + 1;
  return pieces.some(
    (piece, at) => piece.at > start && piece.at <= end && piece.line > (pieces[at - 1]?.line ?? 0),
  );
}

function messageOf(
  catalogue: MessageCatalogue,
  ours: readonly string[],
  yours: readonly string[],
): string | undefined {
  const line = [...ours, ...yours].find((each) => !isBlank(each));
  return line === undefined ? undefined : catalogue.classify(line)?.id;
}

/** A line that is too long to be shown is cut on both sides of a column. */
function around(line: string, column: number): string {
  if (line.length <= longestLine) return line;
  const from = Math.max(0, Math.min(column - 1 - longestLine / 2, line.length - longestLine));
  const part = line.slice(from, from + longestLine);
  return `${from > 0 ? "…" : ""}${part}${from + longestLine < line.length ? "…" : ""}`;
}
