import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { type ProgramLanguageId, programLanguages } from "../problems.ts";
import { inFreshFolder, takeIn } from "../submission/index.ts";
import { type Files, programs, tools, tryFiles, writeFiles } from "./fixtures.ts";
import { prepare, recognise, toolsOn } from "./index.ts";
import type { ToolName } from "./tools.ts";

const needed: { readonly [Id in ProgramLanguageId]: readonly ToolName[] } = {
  java: ["javac", "java"],
  c: ["cc"],
  cpp: ["c++"],
  rust: ["rustc", "cc"],
  go: ["go"],
  python: ["python3"],
  javascript: ["node"],
  typescript: ["node"],
};

/** Languages whose tools are here; a test of another is skipped, under its name. */
const here = new Set<ProgramLanguageId>();
for (const id of programLanguages) {
  const found = await Promise.all(needed[id].map((name) => tools.find(name)));
  if (found.every((tool) => tool !== undefined)) here.add(id);
}
const { prepared: typescriptTried } = await tryFiles({ "a.ts": "" });
if (!typescriptTried.ok && typescriptTried.problem.code === "typescript-missing") here.delete("typescript");

// Compilers on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000 });
const inLanguage = (id: ProgramLanguageId) => it.skipIf(!here.has(id));

function problemOf({ prepared }: Awaited<ReturnType<typeof tryFiles>>) {
  return prepared.ok ? undefined : prepared.problem;
}

describe.each(programLanguages)("a program in %s", (id) => {
  const { name, text, broken } = programs[id];

  inLanguage(id)("is recognised, compiled and started", async () => {
    const tried = await tryFiles({ [`project/src/${name}`]: text, "README.md": "x" });
    expect(tried.errors ?? problemOf(tried)).toBe("");
    expect(tried.output).toBe("Summe: 9 ä\n");
    expect(tried.prepared).toMatchObject({ ok: true, language: id, remarks: [] });
  });

  inLanguage(id)(
    "that does not compile comes back with what the compiler said, and no path of this machine",
    async () => {
      const tried = await tryFiles({ [`src/${name}`]: broken });
      // Node finds it out when it starts.
      if (id === "typescript" && tried.prepared.ok)
        return expect(tried.ending).not.toMatchObject({ status: 0 });
      const problem = problemOf(tried);
      expect(problem).toMatchObject({ code: "no-compile", facts: { language: id } });
      const messages = problem?.code === "no-compile" ? problem.facts.messages : "";
      expect(messages).toContain(`src/${name}`);
      expect(messages).not.toContain(tried.folder);
      expect(messages).not.toMatch(/grundy-program|\/(usr|root|home|tmp)\//);
    },
  );

  // A class cannot be called so.
  it.skipIf(!here.has(id) || id === "java")(
    "may have a name that looks like an option or a file of options",
    async () => {
      const tried = await tryFiles({ [`-o x/@${name}`]: text });
      expect(tried.errors ?? problemOf(tried)).toBe("");
      expect(tried.output).toBe("Summe: 9 ä\n");
    },
  );

  it("names what is missing", async () => {
    const refused = await inFreshFolder(async (folder) => {
      await writeFiles(join(folder, "original"), { [name]: text });
      const taken = await takeIn(join(folder, "original"), join(folder, "source"));
      if (!taken.ok) throw new Error(taken.problem.code);
      const run = () => Promise.reject(new Error("nothing is to be started"));
      const { submission } = taken;
      return prepare({
        submission,
        build: join(folder, "build"),
        wanted: {},
        tools: toolsOn(join(folder, "bin")),
        run,
      });
    });
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: "tool-missing", facts: { language: id, tool: needed[id][0] } },
    });
  });
});

describe("a language", () => {
  const recognised: readonly (readonly [string, readonly string[], readonly ProgramLanguageId[]])[] = [
    ["is told by the files", ["src/a/B.java", "README.md"], ["java"]],
    ["with C in it is C++", ["a.c", "b.cpp", "b.h"], ["cpp"]],
    ["with JavaScript in it is TypeScript", ["a.ts", "b.js"], ["typescript"]],
    ["may be several", ["a.py", "B.java"], ["java", "python"]],
    ["may be none", ["a.txt", "java", ".c.txt"], []],
    ["whose letters are large is the same", ["MAIN.C", "x.H"], ["c"]],
  ];
  it.each(recognised)("%s", (_, files, expected) => expect(recognise(files)).toEqual(expected));

  it("is the one that has the file the assignment names", () => {
    expect(recognise(["a.py", "src/Nimsys.java"], "Nimsys")).toEqual(["java"]);
  });

  it("that is not there, or is one of several, is refused", async () => {
    expect(problemOf(await tryFiles({ "a.txt": "" }))).toEqual({ code: "nothing-to-run", facts: {} });
    expect(problemOf(await tryFiles({ "a.py": "" }, { language: "java" }))).toEqual({
      code: "nothing-to-run",
      facts: { language: "java" },
    });
    expect(problemOf(await tryFiles({ "a.py": "", "b.js": "" }))).toEqual({
      code: "languages-several",
      facts: { languages: ["python", "javascript"] },
    });
  });
});

const python = (entry: string) => `print(${JSON.stringify(entry)})\n`;

describe("what begins", () => {
  const begin = async (files: Files, entry?: string) => tryFiles(files, entry === undefined ? {} : { entry });

  inLanguage("python")("is what the assignment names, else what is usual", async () => {
    const files = { "a.py": python("a"), "main.py": python("main"), "x/main.py": python("x") };
    expect((await begin(files)).output).toBe("main\n");
    expect((await begin(files, "a")).output).toBe("a\n");
    const other = await begin(files, "nim");
    expect(other.output).toBe("main\n");
    expect(other.prepared.remarks).toEqual([
      { code: "entry-other", facts: { expected: "nim", entry: "main.py" } },
    ]);
  });

  inLanguage("python")("is what says so of itself", async () => {
    const program = `import a\nif __name__ == "__main__":\n    print(a.x)\n`;
    expect((await begin({ "a.py": "x = 3\n", "b.py": program })).output).toBe("3\n");
  });

  inLanguage("python")("is named when there are several", async () => {
    expect(problemOf(await begin({ "a.py": "", "b.py": "" }))).toEqual({
      code: "entries-several",
      facts: { language: "python", entries: ["a.py", "b.py"] },
    });
  });

  inLanguage("c")("of several C programs is linked with what they share", async () => {
    const files = {
      "one.c":
        '#include "shared.h"\n#include <stdio.h>\nint main(void) { printf("%d\\n", shared()); return 0; }\n',
      "two.c": "int main(void) { return 2; }\n",
      "lib/shared.c": "int shared(void) { return 7; }\n",
      "include/shared.h": "int shared(void);\n",
    };
    expect((await begin(files, "one")).output).toBe("7\n");
    expect((await begin(files, "two")).ending).toEqual({ reason: "ended", status: 2 });
    expect(problemOf(await begin({ "a.c": "int f(void) { return 1; }" }, "nim"))).toEqual({
      code: "entry-missing",
      facts: { language: "c", expected: "nim" },
    });
  });

  inLanguage("cpp")("of C and C++ together is each in its own", async () => {
    const files = {
      "main.cpp":
        '#include <iostream>\nextern "C" int two(int);\nint main() { std::cout << two(1) << "\\n"; }\n',
      // A word of C++ that is a name in C.
      "two.c": "int two(int class) { return class + 1; }\n",
    };
    expect((await begin(files)).output).toBe("2\n");
  });

  inLanguage("rust")("of a crate uses its own library, and no script of it is run", async () => {
    const files = {
      "Cargo.toml": '[package]\nname = "my-nim"\nversion = "0.1.0"\nedition = "2021"\n',
      "build.rs": 'fn main() { panic!("built"); }\n',
      "src/main.rs": 'mod deep;\nfn main() { println!("{}", my_nim::seven() + deep::one()); }\n',
      "src/deep/mod.rs": "pub fn one() -> i32 { 1 }\n",
      "src/lib.rs": "pub fn seven() -> i32 { 7 }\n",
    };
    const tried = await begin(files);
    expect(problemOf(tried)).toBeUndefined();
    expect(tried.output).toBe("8\n");
  });

  inLanguage("javascript")("is what the package names; modules are modules", async () => {
    const files = {
      "package.json": '{ "type": "module", "main": "./lib/start.js" }',
      "lib/start.js": 'import { x } from "./x.js";\nconsole.log(x, await Promise.resolve(1));\n',
      "lib/x.js": "export const x = 5;\n",
    };
    expect((await begin(files)).output).toBe("5 1\n");
    const hostile = { ...files, "package.json": '{ "main": "../../../etc/passwd" }' };
    expect(problemOf(await begin(hostile))).toMatchObject({ code: "entries-several" });
  });
});
