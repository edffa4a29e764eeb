import { type Detector, isBlank } from "./view.ts";

/** One output is the beginning of the other. */
export const ends: Detector = ({ expected, got, expectedRest, gotRest }) => {
  if (gotRest === "") {
    const left = blanksLeft(expectedRest);
    if (left)
      return left.newlines === 1 && left.blanks === 0
        ? { kind: "line-end", facts: { what: "last-missing" } }
        : left.newlines <= 1
          ? { kind: "trailing-blank", facts: { expected: left.blanks, got: 0 } }
          : { kind: "blank-line-missing", facts: { count: left.newlines - (expected[0] === "" ? 0 : 1) } };
    const lines = expectedRest.split("\n").filter((line) => !isBlank(line));
    const next = expected.find((line, at) => !isBlank(line) && (at > 0 || line !== got[0])) ?? "";
    return { kind: "stopped-early", facts: { next, lines: lines.length } };
  }
  if (expectedRest === "") {
    const left = blanksLeft(gotRest);
    if (left)
      return left.newlines === 1 && left.blanks === 0 && expected[0] !== ""
        ? { kind: "line-end", facts: { what: "last-extra" } }
        : left.newlines === 0
          ? { kind: "trailing-blank", facts: { expected: 0, got: left.blanks } }
          : { kind: "blank-line-extra", facts: { count: left.newlines } };
    return { kind: "went-on", facts: { next: gotRest.split("\n").find((line) => !isBlank(line)) ?? "" } };
  }
  return undefined;
};

/** What is there when nothing can be seen. */
function blanksLeft(rest: string): { readonly newlines: number; readonly blanks: number } | undefined {
  if (!isBlank(rest)) return undefined;
  const newlines = rest.split("\n").length - 1;
  return { newlines, blanks: rest.length - newlines };
}
