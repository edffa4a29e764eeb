import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineSplitter, usualAnswer } from "./lines.ts";

const all = (splitter: LineSplitter): string[] => {
  const lines: string[] = [];
  splitter.hand((line) => {
    lines.push(line);
    return false;
  });
  return lines;
};

describe("bytes into lines", () => {
  it("gives the same however they come", () => {
    const text = fc.array(fc.constantFrom("a", "\r", "\n", "é", "𝄞", "\0"), { maxLength: 40 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(9), { maxLength: 20 }), (signs, cuts) => {
        const bytes = Buffer.from(signs.join(""));
        const splitter = new LineSplitter(usualAnswer);
        const lines: string[] = [];
        let at = 0;
        for (const length of [...cuts, bytes.length]) {
          splitter.push(bytes.subarray(at, at + length));
          lines.push(...all(splitter));
          at += length;
        }
        const parts = signs.join("").split("\n");
        const rest = parts.pop();
        expect(lines).toEqual(parts.map((line) => line.replace(/\r$/, "")));
        expect(splitter.rest() ?? "").toBe(rest);
      }),
    );
  });

  it("keeps what comes after an answer's last line", () => {
    const splitter = new LineSplitter(usualAnswer);
    splitter.push(Buffer.from("a\nb\nc"));
    expect(splitter.hand(() => true)).toBe("taken");
    expect(splitter.waiting).toBe(3);
    expect(all(splitter)).toEqual(["b"]);
    splitter.push(Buffer.from("d\n"));
    expect(all(splitter)).toEqual(["cd"]);
  });

  it("makes text of what is none", () => {
    const splitter = new LineSplitter(usualAnswer);
    splitter.push(Buffer.from([0xff, 0x00, 0xc3, 0x0a]));
    expect(all(splitter)).toEqual(["\u{fffd}\0\u{fffd}"]);
  });

  const limits = { line: 4, bytes: 10, lines: 3 };
  it.each([
    ["12345", { of: "line", bytes: 5 }],
    ["1234\n12345\n", { of: "line", bytes: 5 }],
    ["123\n123\n123\n", { of: "answer", bytes: 11 }],
    ["\n\n\n\n", { of: "lines", bytes: 3 }],
    ["\n\n\n", "more"],
    ["1234\n1234\n", "more"],
  ])("holds %j against its limits: %j", (text, state) => {
    const splitter = new LineSplitter(limits);
    splitter.push(Buffer.from(text));
    expect(splitter.hand(() => false)).toEqual(state);
  });

  it("counts afresh for another answer", () => {
    const splitter = new LineSplitter(limits);
    for (let answer = 0; answer < 5; answer++) {
      splitter.begin();
      splitter.push(Buffer.from("a\nb\n"));
      expect(all(splitter)).toEqual(["a", "b"]);
    }
  });
});
