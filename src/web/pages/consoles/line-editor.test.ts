import fc from "fast-check";
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

const left = "\u001b[D";
const right = "\u001b[C";
const home = "\u001b[H";
const end = "\u001b[F";
const remove = "\u001b[3~";
const backspace = "\u007f";

/** What a terminal has on its last line after all that was shown, and where its cursor is. */
function screen(shown: string): { text: string; cursor: number } {
  const cells: string[] = [];
  let cursor = 0;
  for (const character of shown.slice(shown.lastIndexOf("\n") + 1)) {
    if (character === "\b") cursor = Math.max(0, cursor - 1);
    else cells[cursor++] = character;
  }
  return { text: cells.join("").trimEnd(), cursor };
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

  it("moves the cursor, and edits where it is", () => {
    expect(typed(..."acd", left, left, "b", right, right, right, "e", "\r").lines).toEqual(["abcde"]);
    expect(typed(..."bc", home, "a", end, "d", home, remove, "\r").lines).toEqual(["bcd"]);
    expect(typed(..."abc", left, backspace, backspace, backspace, "\r").lines).toEqual(["c"]);
    expect(typed(..."abc", left, "\u000b", "\r").lines).toEqual(["ab"]);
    expect(typed(..."abc", left, "\u0015", "\r").lines).toEqual(["c"]);
    expect(typed(..."abc", "\u0001", "x", "\u0005", "y", "\r").lines).toEqual(["xabcy"]);
  });

  it("shows the line and the cursor as they are, whatever is typed", () => {
    const key = fc.constantFrom(
      "a",
      "b",
      left,
      right,
      home,
      end,
      remove,
      backspace,
      "\u0015",
      "\u000b",
      "\r",
    );
    const keys = fc.array(fc.oneof(key, fc.constantFrom("\u001b[A", "\u001b[B")), { maxLength: 40 });
    fc.assert(
      fc.property(keys, (pressed) => {
        const { shown } = typed(...pressed);
        const { lines } = typed(...pressed, "\r");
        expect(screen(shown).text).toBe(lines.at(-1));
        // What is typed next stands where the cursor is shown.
        const { lines: marked } = typed(...pressed, "|", "\r");
        expect(marked.at(-1)?.indexOf("|")).toBe(screen(shown).cursor);
      }),
    );
  });

  it("puts a line in place of what is typed, and enters nothing", () => {
    let shown = "";
    const lines: string[] = [];
    const editor = new LineEditor(
      (text) => {
        shown += text;
      },
      (line) => lines.push(line),
      () => {},
    );
    editor.type("abc");
    editor.type("\u001b[D");
    editor.replace("undo");
    expect([lines, shown.endsWith("undo")]).toEqual([[], true]);
    editor.type("\r");
    expect(lines).toEqual(["undo"]);
  });

  it("ends the input at Ctrl-C and Ctrl-D, and passes other keys over", () => {
    expect(typed("\u0004").ended).toBe(1);
    expect(typed("\u0003").ended).toBe(1);
    expect(typed("\u001b[5~", "\u0002").shown).toBe("");
  });
});
