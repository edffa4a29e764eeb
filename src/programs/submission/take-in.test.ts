import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zipOf } from "./fixtures.ts";
import { inFreshFolder, takeIn, usualBounds } from "./index.ts";

/** A submission that `make` makes, and what becomes of it. */
function taken(make: (folder: string) => Promise<unknown>, bounds = usualBounds, inside = "") {
  return inFreshFolder(async (folder) => {
    const original = join(folder, "original");
    await mkdir(original);
    await make(original);
    const result = await takeIn(join(original, inside), join(folder, "source"), bounds);
    if (!result.ok) return { problem: result.problem };
    const { files, remarks } = result.submission;
    const modes = await Promise.all(
      files.map(async (path) => (await stat(join(folder, "source", path))).mode & 0o777),
    );
    return { files, remarks, modes };
  });
}

const put = (folder: string, path: string, text = "x") => writeFile(join(folder, path), text);

describe("a submission", () => {
  it("is copied as plain files, without what systems and editors leave", async () => {
    const { files, remarks, modes } = await taken(async (folder) => {
      for (const each of ["src", ".git", "__pycache__", "target", "target/debug"])
        await mkdir(join(folder, each));
      for (const each of [
        "src/-A b.java",
        ".git/x",
        "__pycache__/x.pyc",
        ".DS_Store",
        "target/debug/x",
        "README",
      ])
        await put(folder, each);
      await put(folder, "lib.jar");
      await chmod(join(folder, "README"), 0o4777);
    });
    expect(files).toEqual(["README", "src/-A b.java"]);
    expect(remarks).toEqual([{ code: "passed-over", facts: { name: "lib.jar" } }]);
    expect(modes).toEqual([0o644, 0o644]);
  });

  it("may be a file, an archive, a folder with nothing but an archive, or reached by a link", async () => {
    const zip = zipOf([{ name: "a.c", content: "x" }]);
    expect((await taken((folder) => put(folder, "A b.java"), usualBounds, "A b.java")).files).toEqual([
      "A b.java",
    ]);
    const only = async (folder: string) => {
      await writeFile(join(folder, "abgabe.zip"), zip);
      await put(folder, ".DS_Store");
    };
    expect((await taken(only)).files).toEqual(["a.c"]);
    expect((await taken(only, usualBounds, "abgabe.zip")).files).toEqual(["a.c"]);
    const linked = async (folder: string) => {
      await mkdir(join(folder, "there"));
      await put(folder, "there/a.py");
      await symlink("there", join(folder, "here"));
    };
    expect((await taken(linked, usualBounds, "here")).files).toEqual(["a.py"]);
    expect((await taken(() => Promise.resolve())).files).toEqual([]);
  });

  it("holds no links, pipes or sockets", async () => {
    const found = async (make: (folder: string) => Promise<unknown>) => (await taken(make)).problem;
    for (const target of ["/etc/passwd", "a.py", "nowhere", "..", "/"])
      expect(await found((folder) => symlink(target, join(folder, "x")))).toEqual({
        code: "no-file",
        facts: { name: "x", found: "link" },
      });
    const pipe = async (folder: string) => execFileSync("mkfifo", [join(folder, "p")]);
    expect(await found(pipe)).toEqual({ code: "no-file", facts: { name: "p", found: "pipe" } });
    const server = createServer();
    const listen = (folder: string) =>
      new Promise<void>((resolve) => server.listen(join(folder, "s"), resolve));
    expect(await found(listen)).toEqual({ code: "no-file", facts: { name: "s", found: "socket" } });
    await new Promise((resolve) => server.close(resolve));
  });

  it("keeps within its bounds", async () => {
    const bounds = { archive: 100, files: 3, folders: 2, size: 10 };
    const within = async (make: (folder: string) => Promise<unknown>) =>
      (await taken(make, bounds)).problem?.code;
    const files = (count: number, text: string) => async (folder: string) => {
      for (let at = 0; at < count; at++) await put(folder, `f${at}`, text);
    };
    expect(await within(files(3, "abc"))).toBeUndefined();
    expect(await within(files(4, ""))).toBe("files-too-many");
    expect(await within(files(1, "abcdefghijk"))).toBe("submission-too-large");
    expect(await within(files(3, "abcd"))).toBe("submission-too-large");
    const deep = (folder: string) => mkdir(join(folder, "a/b/c"), { recursive: true });
    expect(await within(deep)).toBe("files-too-many");
  });

  it("has names that can be told apart and read", async () => {
    const named = async (...names: readonly string[]) =>
      (
        await taken(async (folder) => {
          for (const name of names) await put(folder, name);
        })
      ).problem;
    expect(await named("a\nb.py")).toEqual({
      code: "name-wrong",
      facts: { name: "a\nb.py", fault: "control" },
    });
    expect(await named("a\\b.py")).toMatchObject({ code: "name-wrong" });
    const bytes = async (folder: string) =>
      writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0x61, 0xff)]), "x");
    if (process.platform === "linux") {
      expect(await named("A.py", "a.py")).toMatchObject({ code: "names-collide" });
      expect((await taken(bytes)).problem).toMatchObject({
        code: "name-wrong",
        facts: { fault: "encoding" },
      });
    }
  });

  it("that is not there, or is an archive of another kind, is refused", async () => {
    const nothing = () => Promise.resolve();
    expect((await taken(nothing, usualBounds, "x")).problem).toEqual({
      code: "submission-missing",
      facts: { file: "x" },
    });
    const rar = (folder: string) => put(folder, "a.rar");
    expect((await taken(rar, usualBounds, "a.rar")).problem).toEqual({
      code: "archive-unknown",
      facts: { extension: ".rar" },
    });
    const nested = async (folder: string) => {
      for (const name of ["A.java", "b.zip"]) await put(folder, name);
    };
    expect((await taken(nested)).problem).toEqual({
      code: "archive-nested",
      facts: { name: "b.zip" },
    });
  });
});

describe("a fresh folder", () => {
  it("is gone afterwards, whatever happened in it", async () => {
    let seen = "";
    const locked = inFreshFolder(async (folder) => {
      seen = folder;
      await mkdir(join(folder, "locked/deep"), { recursive: true });
      await put(folder, "locked/deep/x");
      await chmod(join(folder, "locked/deep"), 0);
      await chmod(join(folder, "locked"), 0);
      throw new Error("what the test does");
    });
    await expect(locked).rejects.toThrow("what the test does");
    expect(seen).not.toBe("");
    expect(existsSync(seen)).toBe(false);
  });
});
