import { describe, expect, it } from "vitest";
import { chooseEntry } from "./entries.ts";
import { packageIn } from "./go.ts";
import { readableMessages } from "./messages.ts";
import { withoutComments } from "./sources.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("what a compiler says", () => {
  const roots = [
    "/tmp/grundy-program-x/source",
    "/tmp/grundy-program-x/build",
    "/home/me/.rustup/toolchains/stable",
  ];
  const read = (text: string) => readableMessages(bytes(text), roots);

  it("names the submission's files by their own paths, and nothing of this machine", () => {
    expect(read("/tmp/grundy-program-x/source/src/A b.java:3: error\n")).toBe("src/A b.java:3: error");
    expect(read("/usr/bin/ld: /tmp/ccX.o: in function `main':\n/usr/include/stdio.h:3: note")).toBe(
      "ld: ccX.o: in function `main':\nstdio.h:3: note",
    );
    expect(read("in /home/me/.rustup/toolchains/stable/lib/core.rs")).toBe("in lib/core.rs");
    expect(read('String s = "a/b"; // and/or 1/2')).toBe('String s = "a/b"; // and/or 1/2');
  });

  it("is plain text, and no more than one reads", () => {
    expect(read("\u001b[31merror\u001b[0m\r\nx\u0007y\ttab")).toBe("error\nx\uFFFDy\ttab");
    expect(readableMessages(Uint8Array.of(0xff, 0x41), roots)).toBe("\uFFFDA");
    expect(read("x".repeat(100_000)).length).toBe(301);
    expect(read("line\n".repeat(1000)).split("\n")).toHaveLength(61);
    expect(read(`${"x".repeat(290)}\n`.repeat(60)).length).toBeLessThan(8200);
  });
});

describe("what begins", () => {
  const choose = (candidates: readonly string[], expected?: string) =>
    chooseEntry({ language: "java", candidates, expected, usual: ["main"] });

  it("is the one that is named, nearest to the top", () => {
    expect(choose(["a.b.Nimsys", "a.Main"], "Nimsys")).toMatchObject({ entry: "a.b.Nimsys", remarks: [] });
    expect(choose(["a/b/nim.py", "x/nim.py"], "nim")).toMatchObject({ entry: "x/nim.py" });
    const classes = {
      language: "python",
      candidates: ["a/b.py", "pile.py", "table.py"],
      runnable: false,
    } as const;
    expect(chooseEntry(classes)).toEqual({ ok: true, entry: "pile.py", remarks: [] });
    expect(chooseEntry({ ...classes, candidates: [] })).toMatchObject({ problem: { code: "entry-missing" } });
    expect(choose(["a/nim.py", "x/nim.py"], "nim")).toMatchObject({ problem: { code: "entries-several" } });
    expect(choose(["nimsys.py", "b.py"], "Nimsys")).toMatchObject({
      entry: "nimsys.py",
      remarks: [{ code: "entry-other" }],
    });
  });

  it("is the only one, or what is usual, or not to be known", () => {
    expect(choose(["X"])).toMatchObject({ entry: "X", remarks: [] });
    expect(choose(["X", "Main"])).toMatchObject({ entry: "Main" });
    expect(choose(["X", "Y"])).toMatchObject({ problem: { facts: { entries: ["X", "Y"] } } });
    expect(choose([], "X")).toMatchObject({ problem: { code: "entry-missing", facts: { expected: "X" } } });
    for (const name of ["__proto__", "constructor"]) expect(choose([name])).toMatchObject({ entry: name });
  });
});

describe("a package of Go", () => {
  it("is its folder in a module, else its files without other programs and tests", () => {
    expect(packageIn(["go.mod", "cmd/x/main.go"], "cmd/x", "cmd/x/main.go", [])).toEqual(["."]);
    const files = ["a/main.go", "a/help.go", "a/help_test.go", "a/other.go", "a/b/deep.go", "c/go.mod"];
    expect(packageIn(files, "a", "a/main.go", ["a/main.go", "a/other.go"])).toEqual([
      "./main.go",
      "./help.go",
    ]);
    expect(packageIn(["-x.go"], "", "-x.go", ["-x.go"])).toEqual(["./-x.go"]);
  });
});

describe("a source without its comments", () => {
  it("has nothing left of them, nor of texts, and as many lines", () => {
    expect(withoutComments('a /* main( */ b // main(\n"main(" c').replace(/ +/g, " ")).toBe("a b \n c");
    expect(withoutComments("'\"' main() \"x")).toMatch(/^ +main\(\) +$/);
    expect(withoutComments("/* open\nmain(").trim()).toBe("");
  });

  // Quadratic, each of them would take hours.
  it("is read once, whatever is left open in it", () => {
    for (const unit of ['\\"', "/*", '"', "'", '"""', "/", "*/", "main("])
      expect(withoutComments(`"${unit.repeat(200_000)}`).length).toBe(unit.length * 200_000 + 1);
  });
});
