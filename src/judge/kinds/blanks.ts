import type { Detector } from "./view.ts";

/** What cannot be seen: line ends, blanks at the end of the line, blanks inside it. */
export const blanks: Detector = ({ expected, got }) => {
  const [ours = "", yours = ""] = [expected[0], got[0]];
  if (unreturned(ours) === unreturned(yours)) return { kind: "line-end", facts: { what: "crlf" } };
  if (ours.trimEnd() === yours.trimEnd())
    return { kind: "trailing-blank", facts: { expected: trailing(ours), got: trailing(yours) } };
  // Both lines are there, but the newline is not where it belongs.
  if (ours !== "" && expected.length > 1 && yours === `${ours}${expected[1]}`)
    return { kind: "line-end", facts: { what: "joined" } };
  if (yours !== "" && got.length > 1 && ours === `${yours}${got[1]}`)
    return { kind: "line-end", facts: { what: "split" } };
  if (ours.replace(/[ \t]+/g, "") !== yours.replace(/[ \t]+/g, "")) return undefined;
  return { kind: "blanks", facts: firstRuns(ours, yours) };
};

const unreturned = (line: string) => line.replace(/\r/g, "");
const trailing = (line: string) => line.length - line.trimEnd().length;

/** The first two runs of blanks that differ, before the same letter. */
function firstRuns(ours: string, yours: string): { readonly expected: number; readonly got: number } {
  const blank = (sign: string | undefined) => sign === " " || sign === "\t";
  const run = (line: string, from: number) => {
    let length = 0;
    while (blank(line[from + length])) length++;
    return length;
  };
  for (let [one, other] = [0, 0]; one < ours.length || other < yours.length; one++, other++) {
    const [expected, got] = [run(ours, one), run(yours, other)];
    if (expected !== got) return { expected, got };
    one += expected;
    other += got;
  }
  // A tab where a blank belongs.
  return { expected: 1, got: 1 };
}
