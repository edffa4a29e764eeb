import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SubmissionProblem } from "../problems.ts";
import { type SubmissionBounds, usualBounds } from "./bounds.ts";
import { type ZipEntry, zipOf } from "./fixtures.ts";
import { inFreshFolder, takeIn } from "./index.ts";

/** What becomes of an archive: its files, or why not. */
function unpacked(archive: Uint8Array, bounds: SubmissionBounds = usualBounds, name = "abgabe.zip") {
  return inFreshFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, archive);
    const taken = await takeIn(file, join(folder, "source"), bounds);
    if (!taken.ok) return { problem: taken.problem };
    const { files, remarks } = taken.submission;
    const texts = files.map((path) => readFile(join(folder, "source", path), "latin1"));
    return {
      files: Object.fromEntries((await Promise.all(texts)).map((text, at) => [files[at], text])),
      remarks,
    };
  });
}

async function refused(entries: readonly ZipEntry[], lies = {}, bounds = usualBounds) {
  return (await unpacked(zipOf(entries, lies), bounds)).problem;
}

const file = (name: string | Uint8Array, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  content: "x",
  ...more,
});

describe("an archive", () => {
  it("is unpacked, packed or not, as zip or jar", async () => {
    const zip = zipOf([
      { name: "src/", mode: 0o40755 },
      { name: "src/A.java", content: "class A {}", mode: 0o100644 },
      { name: "leer.txt", content: "" },
      { name: "b c/-x.txt", content: "hello", method: 0 },
    ]);
    const files = { "src/A.java": "class A {}", "leer.txt": "", "b c/-x.txt": "hello" };
    expect(await unpacked(zip)).toEqual({ files, remarks: [] });
    expect(await unpacked(zip, usualBounds, "A.JAR")).toEqual({ files, remarks: [] });
  });

  it("is without what systems leave in it, and its libraries are not opened", async () => {
    const zip = zipOf([
      file("A.java"),
      file("__MACOSX/._A.java"),
      file("x/.DS_Store"),
      file("._B"),
      file(".git/config"),
      file("lib/junit.jar"),
    ]);
    expect(await unpacked(zip)).toEqual({
      files: { "A.java": "x" },
      remarks: [{ code: "passed-over", facts: { name: "lib/junit.jar" } }],
    });
  });

  it("may have names in UTF-8 without saying so, in an old code page, and with the separator of Windows", async () => {
    const names = [
      file("Müller.java", { flags: 0 }),
      file(Uint8Array.of(0x94, 0x2e, 0x63), { flags: 0 }),
      file("a\\b.c"),
    ];
    expect(Object.keys((await unpacked(zipOf(names))).files ?? {})).toEqual(["Müller.java", "a/b.c", "ö.c"]);
  });

  it("may not lead outside, nor have a name that hides something", async () => {
    const faults: readonly (readonly [string, string])[] = [
      ["/etc/passwd", "absolute"],
      ["\\\\server\\x", "absolute"],
      ["C:\\x", "absolute"],
      ["c:x", "absolute"],
      ["../x", "parent"],
      ["a/../../x", "parent"],
      ["a\\..\\x", "parent"],
      ["a/./x", "empty"],
      ["a//x", "empty"],
      [".", "empty"],
      ["a\nb", "control"],
      ["a\u0000b", "control"],
      ["a\u007fb", "control"],
      ["a\u202egpj.java", "control"],
      ["a\u2028b", "control"],
      ["a\u200bb", "control"],
      ["x".repeat(201), "long"],
      ["ä".repeat(101), "long"],
      [`${"x/".repeat(30)}y`, "deep"],
      [`${"abcdefghi/".repeat(20)}${"x".repeat(200)}/${"y".repeat(200)}/z`, "long"],
    ];
    for (const [name, fault] of faults) {
      const problem = await refused([file(name)]);
      expect(problem, name).toMatchObject({ code: "name-wrong", facts: { fault } });
    }
    const wrong = { name: Uint8Array.of(0x61, 0xff, 0xfe), content: "x" };
    expect(await refused([wrong])).toMatchObject({ code: "name-wrong", facts: { fault: "encoding" } });
  });

  it("may not hold links, devices, pipes or sockets", async () => {
    const modes = [
      [0o120777, "link"],
      [0o020666, "device"],
      [0o060666, "device"],
      [0o010644, "pipe"],
      [0o140755, "socket"],
      [0o150755, "unknown"],
    ] as const;
    for (const [mode, found] of modes)
      expect(await refused([file("a", { content: "/etc/passwd", mode })])).toEqual({
        code: "no-file",
        facts: { name: "a", found },
      });
    // Behind a link nothing is written either.
    const through = [file("d", { content: "/tmp", mode: 0o120777 }), file("d/x")];
    expect(await refused(through)).toMatchObject({ code: "no-file" });
  });

  it("may not hold two names that are one somewhere", async () => {
    const pairs = [
      ["A.java", "A.java"],
      ["A.java", "a.JAVA"],
      ["src/A.java", "SRC/B.java"],
      ["\u00e4.c", "a\u0308.c"],
      ["stra\u00dfe", "STRASSE"],
      ["\ufb01.c", "fi.c"],
      ["a", "a/b"],
      ["a/b", "a"],
    ] as const;
    for (const [one, other] of pairs)
      expect(await refused([file(one), file(other)]), `${one} ${other}`).toMatchObject({
        code: "names-collide",
      });
    expect(await refused([{ name: "a/" }, { name: "a/" }, file("a/b")])).toBeUndefined();
  });

  it("says how large its files are, and is not believed", async () => {
    const nulls = Buffer.alloc(1024 * 1024);
    const cases: readonly (readonly [ZipEntry, SubmissionProblem["code"]])[] = [
      [{ name: "less", content: nulls, says: { size: 10 } }, "archive-size-wrong"],
      [{ name: "more", content: "abc", says: { size: 10 } }, "archive-size-wrong"],
      [{ name: "stored", content: "abc", method: 0, says: { size: 2 } }, "archive-size-wrong"],
      [{ name: "cut", content: "abcabcabc", says: { packed: 3 } }, "archive-damaged"],
      [{ name: "beyond", content: "abc", says: { packed: 100_000 } }, "archive-damaged"],
      [{ name: "sum", content: "abc", says: { crc: 1 } }, "archive-damaged"],
      [{ name: "place", content: "abc", says: { offset: 5 } }, "archive-damaged"],
      [{ name: "away", content: "abc", says: { offset: 0xfffffff0 } }, "archive-damaged"],
      [{ name: "vast", content: "abc", says: { size: 0xfffffff0 } }, "submission-too-large"],
    ];
    for (const [entry, code] of cases)
      expect(await refused([entry]), String(entry.name)).toMatchObject({ code });
  });

  it("is not unpacked beyond its bounds: bombs, many files, many folders, many that are passed over", async () => {
    const max = usualBounds.size;
    expect(await refused([{ name: "bomb", content: Buffer.alloc(max + 1) }])).toEqual({
      code: "submission-too-large",
      facts: { max },
    });
    const quarter = Buffer.alloc(max / 4 + 1);
    const four = ["a", "b", "c", "d"].map((name) => ({ name, content: quarter }));
    expect(await refused(four)).toMatchObject({ code: "submission-too-large" });
    const small = { ...usualBounds, archive: 10_000_000 };
    const names = (count: number, name: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => file(name(at)));
    const many = { code: "files-too-many", facts: { max: 200 } };
    expect(await refused(names(200, (at) => `f${at}`))).toBeUndefined();
    expect(await refused(names(201, (at) => `f${at}`))).toEqual(many);
    expect(await refused(names(401, (at) => `f${at}/`))).toEqual(many);
    expect(
      await refused(
        names(5000, (at) => `.git/${at}`),
        {},
        small,
      ),
    ).toEqual(many);
    const overlapping = [file("one", { content: Buffer.alloc(max / 100) })];
    for (let at = 0; at < 150; at++)
      overlapping.push({ ...overlapping[0], name: `o${at}`, says: { offset: 0 } } as ZipEntry);
    expect(await refused(overlapping)).toMatchObject({ code: "submission-too-large" });
  });

  it("itself may not be too large, whatever is in it", async () => {
    const large = zipOf([{ name: "a", content: Buffer.alloc(usualBounds.archive), method: 0 }]);
    expect((await unpacked(large)).problem).toEqual({
      code: "archive-too-large",
      facts: { max: usualBounds.archive },
    });
  });

  it("may be neither encrypted, nor packed by what is not known, nor hold another", async () => {
    expect(await refused([file("a", { flags: 1 })])).toEqual({
      code: "archive-encrypted",
      facts: { name: "a" },
    });
    expect(await refused([file("a", { flags: 0x41 })])).toMatchObject({ code: "archive-encrypted" });
    expect(await refused([file("a", { method: 14 })])).toEqual({
      code: "archive-method",
      facts: { name: "a", method: 14 },
    });
    for (const name of ["x/b.zip", "b.RAR", "b.tar.gz", "b.7z"])
      expect(await refused([file("A.java"), file(name)])).toEqual({
        code: "archive-nested",
        facts: { name },
      });
  });

  it("that is none, is cut off, or counts wrongly is damaged", async () => {
    const zip = zipOf([file("a"), file("b")]);
    const damaged = { problem: { code: "archive-damaged" } };
    expect(await unpacked(Buffer.from("Rar!\u001a"))).toMatchObject(damaged);
    expect(await unpacked(Buffer.alloc(0))).toMatchObject(damaged);
    expect(await unpacked(zip.subarray(0, -5))).toMatchObject(damaged);
    expect(await unpacked(zip.subarray(10))).toMatchObject(damaged);
    expect(await refused([file("a")], { entries: 3 })).toMatchObject({ code: "archive-damaged" });
    expect((await unpacked(zipOf([file("a"), file("b")], { entries: 1 }))).files).toEqual({ a: "x" });
  });

  it("with anything changed in it is read or refused, never more", async () => {
    const zip = zipOf([file("a/b.c", { content: "hello ".repeat(20) }), file("d.e", { method: 0 })]);
    const changed = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(changed, async (changes) => {
        const other = Buffer.from(zip);
        for (const [at, value] of changes) other[at] = value;
        const { files, problem } = await unpacked(other);
        expect(files === undefined).toBe(problem !== undefined);
      }),
      { numRuns: 200 },
    );
  });
});
