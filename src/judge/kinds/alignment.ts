import { type Detector, type Found, isBlank, sameMessage, type View } from "./view.ts";

/** How far it is looked for a place from which both outputs go on alike. */
const farthest = 12;
/** So many lines that are the same, one of them to be seen, are no accident. */
const enoughLines = 3;

/** Lines that only one of the outputs has. */
export const alignment: Detector = (view) => {
  const { expected, got } = view;
  const shift = strongShift(expected, got) ?? weakShift(view);
  if (!shift) return undefined;
  return shift.missing > 0 ? missing(view, shift.missing) : extra(view, shift.extra);
};

interface Shift {
  /** Lines of ours that were left out, or lines of yours that are too many; one of them is 0. */
  readonly missing: number;
  readonly extra: number;
}

/** Both go on alike, once the lines are skipped. */
function strongShift(expected: readonly string[], got: readonly string[]): Shift | undefined {
  for (let skip = 1; skip <= farthest; skip++) {
    if (alike(expected, skip, got, 0)) return { missing: skip, extra: 0 };
    if (alike(expected, 0, got, skip)) return { missing: 0, extra: skip };
    // A line that was replaced, the rest alike: no line is missing.
    if (alike(expected, skip, got, skip)) return undefined;
  }
  return undefined;
}

function alike(expected: readonly string[], from: number, got: readonly string[], at: number): boolean {
  let seen = 0;
  for (let step = 0; ; step++) {
    const [one, other] = [expected[from + step], got[at + step]];
    if (one === undefined && other === undefined) return seen > 0;
    if (one !== other) return false;
    if (!isBlank(one)) seen++;
    if (step + 1 >= enoughLines && seen > 0) return true;
  }
}

/** Only the next line is found again: in an output that has the same fault everywhere nothing more is alike. */
function weakShift({ expected, got, catalogue }: View): Shift | undefined {
  const [ours = "", yours = ""] = [expected[0], got[0]];
  const again = (wanted: string, lines: readonly string[], onlyBlanks: boolean) =>
    lines.findIndex(
      (line, at) =>
        at > 0 &&
        at <= farthest &&
        !isBlank(line) &&
        (line === wanted || (onlyBlanks && sameMessage(catalogue, line, wanted))) &&
        (!onlyBlanks || lines.slice(0, at).every(isBlank)),
    );
  if (isBlank(ours) !== isBlank(yours)) {
    const at = isBlank(ours) ? again(yours, expected, true) : again(ours, got, true);
    if (at > 0) return isBlank(ours) ? { missing: at, extra: 0 } : { missing: 0, extra: at };
  }
  if (isBlank(ours) || isBlank(yours) || sameMessage(catalogue, ours, yours)) return undefined;
  const left = again(yours, expected, false);
  if (left > 0) return { missing: left, extra: 0 };
  const added = again(ours, got, false);
  return added > 0 ? { missing: 0, extra: added } : undefined;
}

function missing({ expected, isPrompt }: View, count: number): Found {
  const lines = expected.slice(0, count);
  if (lines.every(isBlank)) return { kind: "blank-line-missing", facts: { count } };
  const at = lines.findIndex((line, index) => !isBlank(line) && isPrompt(index));
  if (at >= 0) return { kind: "prompt-missing", facts: { prompt: lines[at] ?? "" } };
  return { kind: "line-missing", facts: { line: lines.find((line) => !isBlank(line)) ?? "" } };
}

function extra({ got, before, input }: View, count: number): Found {
  const lines = got.slice(0, count);
  if (lines.every(isBlank)) return { kind: "blank-line-extra", facts: { count } };
  const shown = lines.filter((line) => !isBlank(line));
  const [line = ""] = shown;
  if (input !== undefined && input.trim() !== "" && line.trim() === input.trim())
    return { kind: "echoed-input", facts: { input } };
  const recent = before.filter((line) => !isBlank(line)).slice(-shown.length);
  if (recent.length > 0 && shown.every((line, at) => line === recent[at]))
    return { kind: "asked-twice", facts: { prompt: recent.at(-1) ?? "" } };
  return { kind: "line-extra", facts: { line } };
}
