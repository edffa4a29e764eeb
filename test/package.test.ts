import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What would be published, packed once; `prepare` is left out because it has been built. */
describe("the package", () => {
  const folder = mkdtempSync(join(tmpdir(), "grundy-package-"));
  let tarball: Uint8Array<ArrayBuffer>;
  let files: string[];

  beforeAll(() => {
    const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
    const { stdout, stderr, status } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    const [packed] = JSON.parse(stdout);
    tarball = Uint8Array.from(readFileSync(join(folder, packed.filename)));
    files = packed.files.map(({ path }: { path: string }) => path);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is as publint wants it", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("gives every entry its types, for ES modules and bundlers", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error("the package has no types");
    // It is ES modules alone, which `require` cannot load before Node 20.19 and node10 does not know.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== "CJSResolvesToESM" &&
        !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
  });

  it("holds the command, the page and the engine, and neither sources nor tests nor measurements", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "dist/cli/main.js",
        "dist/page/index.html",
        "dist/engine/engine.wasm",
        "dist/engine/weights/reversi-8.gz",
        "README.md",
        "LICENSE",
      ]),
    );
    expect(
      files.filter((file) => /(^|\/)(src|test|bench[^/]*|tools)\/|\.test\.|fixtures/.test(file)),
    ).toEqual([]);
  });
});
