import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { inFreshFolder } from "../submission/index.ts";
import { readClassFile } from "./class-file.ts";
import { type Files, programs, tools, tryFiles, writeFiles } from "./fixtures.ts";
import { packageOf, withoutPackage } from "./java-source.ts";

vi.setConfig({ testTimeout: 120_000 });

const javac = await tools.find("javac");
const withJava = it.skipIf(javac === undefined);
const main = (line: string) => `public static void main(String[] args) { ${line} }`;
const says = (name: string, text = name, packages = "") =>
  `${packages}public class ${name} { ${main(`System.out.print("${text}");`)} }\n`;

function codeOf({ prepared }: Awaited<ReturnType<typeof tryFiles>>): string | undefined {
  return prepared.ok ? undefined : prepared.problem.code;
}

describe("Java", () => {
  withJava("with packages, wherever its files lie, is started by its whole name", async () => {
    const tried = await tryFiles(
      {
        "abgabe/src/game/Nimsys.java": `/* package no; */ package game;\nimport game.core.*;\npublic class Nimsys { ${main("System.out.print(Core.X);")} }`,
        "elsewhere/Core.java": "package game.core;\npublic class Core { public static final int X = 3; }",
        "abgabe/src/game/Tester.java": says("Tester", "no", "package game; "),
      },
      { entry: "Nimsys" },
    );
    expect(tried.output).toBe("3");
    expect(tried.prepared).toMatchObject({ ok: true, entry: "game.Nimsys", start: { limits: "heavy" } });
    expect(tried.prepared.remarks).toContainEqual({
      code: "package-line",
      facts: { file: "abgabe/src/game/Nimsys.java", package: "game" },
    });
  });

  withJava("has its package lines taken out on request, and keeps its numbers of lines", async () => {
    const files = {
      "a/Nimsys.java": `package a;\n\nimport b.Core;\nimport java.util.*;\nclass Nimsys { ${main("System.out.print(new ArrayList<>(List.of(Core.X)));")} }`,
      "b/Core.java": "package b;\npublic class Core { public static final int X = 3; }",
    };
    const tried = await tryFiles(files, { stripPackages: true, entry: "Nimsys" });
    expect(tried.output).toBe("[3]");
    expect(tried.prepared).toMatchObject({
      entry: "Nimsys",
      remarks: [{ code: "packages-stripped", facts: { packages: ["a", "b"] } }],
    });
    const broken = await tryFiles(
      { "a/B.java": "package a;\n\nclass B { int x = ; }" },
      { stripPackages: true },
    );
    expect(broken.prepared).toMatchObject({ problem: { code: "no-compile" } });
    expect(JSON.stringify(broken.prepared)).toContain('"a/B.java:3: error: illegal start of expression');
  });

  withJava("that begins in several classes names them; one that begins nowhere says so", async () => {
    const several = await tryFiles({ "A.java": says("A"), "B.java": says("B") });
    expect(several.prepared).toMatchObject({
      problem: { code: "entries-several", facts: { entries: ["A", "B"] } },
    });
    const none = await tryFiles({ "A.java": "class A { void main(String[] a) {} }" }, { entry: "Nimsys" });
    expect(none.prepared).toMatchObject({
      problem: { code: "entry-missing", facts: { expected: "Nimsys" } },
    });
    const library = await tryFiles({ "A.java": "public class A { }" }, { runnable: false });
    expect(library.prepared).toMatchObject({ ok: true, entry: "" });
  });

  withJava("runs nothing of a submission while it is compiled", async () => {
    const processor = `import javax.annotation.processing.*; import javax.lang.model.element.*; import java.util.*;
      @SupportedAnnotationTypes("*") public class Evil extends AbstractProcessor {
        public boolean process(Set<? extends TypeElement> s, RoundEnvironment r) { throw new Error("ran"); } }`;
    const tried = await tryFiles({
      "Evil.java": processor,
      "A.java": says("A"),
      "META-INF/services/javax.annotation.processing.Processor": "Evil\n",
    });
    expect(tried.output).toBe("A");
  });

  withJava("takes only what is named: no options out of a file, no class that lies about", async () => {
    const messages = async (files: Files) => JSON.stringify((await tryFiles(files)).prepared);
    expect(await messages({ "@options.java": "-d /nowhere" })).toContain(
      "@options.java:1: error: class, interface",
    );
    const lying = { "A.java": "class A { B b; }", "B.class": "no class", "b/B.java.txt": "class B {}" };
    expect(await messages(lying)).toContain("cannot find symbol");
    const named = await tryFiles({ "src dir/-x/A.java": says("A") });
    expect(named.output).toBe("A");
  });

  withJava("may not have a class that the judge needs", async () => {
    const files = { "A.java": says("A"), "x/Harness.java": "class Hidden {} class GrundyHarness {}" };
    expect((await tryFiles(files, { reserved: ["GrundyHarness"] })).prepared).toMatchObject({
      problem: { code: "name-reserved", facts: { name: "GrundyHarness" } },
    });
    expect((await tryFiles(files, { reserved: ["Other"] })).output).toBe("A");
  });

  withJava("in another encoding is read in that; a byte order mark is what it is", async () => {
    const latin = Buffer.from(says("A", "\u00e4\u20ac").replace("\u20ac", "\u00fc"), "latin1");
    const tried = await tryFiles({ "A.java": latin });
    expect(tried.output).toBe("\u00e4\u00fc");
    expect(tried.prepared.remarks).toEqual([
      { code: "encoding-other", facts: { file: "A.java", encoding: "windows-1252" } },
    ]);
    const marked = await tryFiles({ "A.java": `\uFEFF${says("A")}` });
    expect(codeOf(marked)).toBe("no-compile");
    expect(marked.prepared.remarks).toEqual([{ code: "byte-order-mark", facts: { file: "A.java" } }]);
  });

  withJava("with tests beside the program is the program", async () => {
    const tried = await tryFiles({
      "src/main/java/A.java": says("A"),
      "src/test/java/ATest.java": "import org.junit.Test; class ATest {}",
    });
    expect(tried.output).toBe("A");
  });

  withJava("as classes alone is started as it is", async () => {
    const compiled = await inFreshFolder(async (folder) => {
      await writeFiles(folder, { "Sum.java": programs.java.text });
      await promisify(execFile)(javac?.file ?? "", [
        "-encoding",
        "UTF-8",
        "-d",
        folder,
        join(folder, "Sum.java"),
      ]);
      return readFile(join(folder, "Sum.class"));
    });
    expect(readClassFile(compiled)).toMatchObject({ name: "Sum", main: true });
    expect((await tryFiles({ "Sum.class": compiled })).output).toBe("Summe: 9 \u00e4\n");
    // Where its name does not lead no JVM finds it.
    expect(codeOf(await tryFiles({ "x/Sum.class": compiled }))).toBe("nothing-to-run");
    // What stands behind the methods is not read.
    for (let length = 0; length < compiled.length / 2; length += 7)
      expect(readClassFile(compiled.subarray(0, length))?.name).toBeUndefined();
  });
});

describe("what is read of Java", () => {
  it("is the package, behind comments and marks", () => {
    expect(packageOf("package a.b;")).toBe("a.b");
    expect(packageOf("\uFEFF// package x;\n/* package y; */ package  a . b ;\nclass C {}")).toBe("a.b");
    for (const text of [
      "",
      'class A { String s = "package a;"; }',
      "packages a;",
      "/* package a;",
      "package 1;",
    ])
      expect(packageOf(text)).toBeUndefined();
  });

  it("is as long without its package as with it", () => {
    const text = "package a;\nimport a.B;\nimport a.c.D;\nimport java.util.List;\nclass E {}";
    const other = withoutPackage(text, ["a"]);
    expect(other.split("\n").map((line) => line.trim())).toEqual([
      "",
      "",
      "import a.c.D;",
      "import java.util.List;",
      "class E {}",
    ]);
    expect(other).toHaveLength(text.length);
  });

  it("is nothing where the bytes are no class file", () => {
    const magic = fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => Uint8Array.of(0xca, 0xfe, 0xba, 0xbe, ...bytes));
    fc.assert(fc.property(fc.oneof(fc.uint8Array(), magic), (bytes) => readClassFile(bytes)?.main !== true));
  });
});
