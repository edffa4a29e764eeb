import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeQuestion, parseReply } from "./lines.ts";

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");

describe("what is said to a harness", () => {
  it("is one line of words, whatever is handed in", () => {
    const given = [true, -3, null, [true, false], { object: "g" }, "a\tb\\n\n"];
    expect(makeQuestion({ ask: "call", result: "r", object: "o", method: "m", given })).toBe(
      "call\tr\to\tm\tztrue\ti-3\tn\ta10\tog\tsa\\tb\\\\n\\n",
    );
  });

  it("is answered with any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(parseReply(`mark\tvalue\ts${escaped(text)}\tchanged`, "mark")).toEqual({
          kind: "value",
          value: text,
          changed: true,
        });
      }),
    );
  });

  it("is not believed without the mark, nor when it makes no sense", () => {
    for (const line of ["I won", "value\ts1 1", "other\tvalue\ts1 1", "mark", "mark\twon\ts1 1", ""])
      expect(parseReply(line, "mark")).toBeUndefined();
    expect(
      parseReply("mark\tmembers\tnonsense|x\tmethod|public,static|int|main|String[],int", "mark"),
    ).toEqual({
      kind: "members",
      members: [
        {
          kind: "method",
          flags: ["public", "static"],
          type: "int",
          name: "main",
          parameters: ["String[]", "int"],
        },
      ],
    });
    expect(parseReply("mark\tthrown\tA,B\t__proto__\tA.java\t3", "mark")).toEqual({
      kind: "thrown",
      names: ["A", "B"],
      text: "__proto__",
      file: "A.java",
      line: 3,
    });
  });
});
