import { describe, expect, it } from "vitest";
import { type GivenFile, parseGivenCases } from "./given.ts";

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
const bytes = (text: string) => new TextEncoder().encode(text);
const files = (all: Record<string, string>): GivenFile[] =>
  Object.entries(all).map(([path, text]) => ({ path, bytes: bytes(text) }));
const parse = (all: Record<string, string>) => parseGivenCases(files(all), decode);

describe("given cases", () => {
  it("are an input and an output of one name, with arguments where there are any", () => {
    const parsed = parse({
      "b.in": "1\n",
      "b.out": "x\n",
      "a.args": " 4  2\n1\n",
      "a.out": "y",
      "README.md": "…",
    });
    expect(parsed).toEqual({
      ok: true,
      value: [
        { name: "a", args: ["4", "2", "1"], input: "", given: bytes("y") },
        { name: "b", args: [], input: "1\n", given: bytes("x\n") },
      ],
    });
  });

  it("may be a Kattis package, from its folder or its data", () => {
    const names = ["sample/1", "secret/deep/2", "secret/3"];
    const all = names.flatMap((name) => [
      [`data/${name}.in`, "i"],
      [`data/${name}.ans`, "o"],
    ]);
    const parsed = parse({ ...Object.fromEntries(all), "problem.yaml": "", "submissions/x.in": "" });
    expect(parsed.ok && parsed.value.map(({ name }) => name)).toEqual([
      "sample/1",
      "secret/3",
      "secret/deep/2",
    ]);
    const inside = parse({ "sample/1.in": "", "sample/1.ans": "" });
    expect(inside.ok && inside.value.map(({ name }) => name)).toEqual(["sample/1"]);
  });

  it("may run in the folder that another has left, and come after it", () => {
    const parsed = parse({ "a.in": "", "a.out": "", "a.after": "b\n", "b.in": "", "b.out": "" });
    expect(parsed.ok && parsed.value.map(({ name, after }) => [name, after])).toEqual([
      ["b", undefined],
      ["a", "b"],
    ]);
  });

  it.each([
    ["nothing", {}, { code: "cases-none" }],
    ["other files alone", { "a.txt": "", ".in": "", "deep/a.in": "" }, { code: "cases-none" }],
    ["no output", { "a.in": "" }, { code: "case-without-output", name: "a" }],
    ["no input", { "a.out": "" }, { code: "case-without-input", name: "a" }],
    [
      "after nobody",
      { "a.in": "", "a.out": "", "a.after": "z" },
      { code: "case-after-nothing", name: "a", after: "z" },
    ],
    [
      "after itself",
      { "a.in": "", "a.out": "", "a.after": "a" },
      { code: "case-after-nothing", name: "a", after: "a" },
    ],
    [
      "in a ring",
      { "a.in": "", "a.out": "", "a.after": "b", "b.in": "", "b.out": "", "b.after": "a" },
      { code: "case-after-nothing", name: "b", after: "a" },
    ],
  ])("are refused: %s", (_, all: Record<string, string>, refusal) => {
    expect(parse(all)).toEqual({ ok: false, refusal });
  });

  it("are refused where the input is no text, and the output is kept as bytes", () => {
    const noise = Uint8Array.of(0xff, 0x00, 0x80);
    const not = parseGivenCases([{ path: "a.in", bytes: noise }, ...files({ "a.out": "" })], decode);
    expect(not).toEqual({ ok: false, refusal: { code: "case-not-text", name: "a" } });
    const kept = parseGivenCases([{ path: "a.out", bytes: noise }, ...files({ "a.in": "" })], decode);
    expect(kept.ok && kept.value[0]?.given).toEqual(noise);
  });

  it("have any names", () => {
    const listed = parseGivenCases(
      ["__proto__.in", "__proto__.out", "constructor.in", "constructor.out"].map((path) => ({
        path,
        bytes: bytes("p"),
      })),
      decode,
    );
    expect(listed.ok && listed.value.map(({ name }) => name)).toEqual(["__proto__", "constructor"]);
  });
});
