import { describe, expect, it } from "vitest";
import { LineEditor } from "./line-editor.ts";

function typed(...keys: string[]) {
  let shown = "";
  const lines: string[] = [];
  let ended = 0;
  const editor = new LineEditor(
    (text) => {
      shown += text;
    },
    (line) => lines.push(line),
    () => ended++,
  );
  for (const key of keys) editor.type(key);
  return { shown, lines, ended };
}

describe("the line editor", () => {
  it("shows what is typed and hands on whole lines", () => {
    expect(typed("a", "b", "\r", "c")).toEqual({ shown: "ab\r\nc", lines: ["ab"], ended: 0 });
  });

  it("takes pasted lines with any line end", () => {
    expect(typed("one\r\ntwo\nthree\r").lines).toEqual(["one", "two", "three"]);
  });

  it("erases, and never beyond the beginning of the line", () => {
    expect(typed("x", "\u007f", "\u007f", "y", "\r")).toEqual({
      shown: "x\b \by\r\n",
      lines: ["y"],
      ended: 0,
    });
  });

  it("recalls earlier lines", () => {
    expect(typed("first\r", "second\r", "\u001b[A", "\u001b[A", "\r").lines).toEqual([
      "first",
      "second",
      "first",
    ]);
  });

  it("ends the input at Ctrl-C and Ctrl-D, and passes other keys over", () => {
    expect(typed("\u0004").ended).toBe(1);
    expect(typed("\u0003").ended).toBe(1);
    expect(typed("\u001b[5~", "\u0001").shown).toBe("");
  });
});
