import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build, type InlineConfig, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./web/chromium.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What would be published, packed once; `prepare` is left out because it has been built. */
describe("the package", () => {
  const folder = mkdtempSync(join(tmpdir(), "grundy-package-"));
  let packed: string;
  let tarball: Uint8Array<ArrayBuffer>;
  let files: string[];

  beforeAll(() => {
    const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
    const { stdout, stderr, status } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    const [made] = JSON.parse(stdout);
    packed = join(folder, made.filename);
    tarball = Uint8Array.from(readFileSync(packed));
    files = made.files.map(({ path }: { path: string }) => path);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is as publint wants it", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("gives every entry its types, for ES modules and bundlers", async () => {
    // Files that are fetched and never imported have none.
    const excludeEntrypoints = [/\.(wasm|gz)$/];
    const analysis = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints });
    if (!analysis.types) throw new Error("the package has no types");
    // It is ES modules alone, which `require` cannot load before Node 20.19 and node10 does not know.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== "CJSResolvesToESM" &&
        !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
  });

  it("holds the command, the page and the engine, and neither tests nor tools nor measurements", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "dist/cli/main.js",
        "dist/page/index.html",
        "dist/engine/engine.wasm",
        "dist/engine/weights/reversi-8.gz",
        "dist/engine/book/book.gz",
        "README.md",
        "LICENSE",
      ]),
    );
    expect(
      files.filter((file) => /(^|\/)(test|bench[^/]*|tools|assembly)\/|\.test\.|fixtures/.test(file)),
    ).toEqual([]);
  });

  it("leads an editor from a declaration to its source, and holds no other sources", () => {
    const maps = files.filter((file) => file.endsWith(".d.ts.map"));
    const sources = maps.flatMap((map) =>
      JSON.parse(readFileSync(join(root, map), "utf8")).sources.map((source: string) =>
        posix.join(posix.dirname(map), source),
      ),
    );
    expect(files.filter((file) => file.startsWith("src/")).sort()).toEqual(sources.sort());
  });

  it("plays in a page that Vite builds as the documentation says", async () => {
    const site = join(folder, "site");
    const installed = join(site, "node_modules/grundy-games");
    mkdirSync(installed, { recursive: true });
    spawnSync("tar", ["-xzf", packed, "-C", installed, "--strip-components=1"]);
    writeFileSync(join(site, "main.ts"), browserExample());
    writeFileSync(join(site, "index.html"), '<!doctype html><script type="module" src="/main.ts"></script>');
    const config: InlineConfig = { root: site, configFile: false, logLevel: "warn" };
    await build(config);
    const server = await preview({ ...config, preview: { host: "127.0.0.1", port: 0 } });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] as string);
      await page.waitForFunction(() => /^The engine plays [c-f][3-6]$/.test(document.title));
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

function browserExample(): string {
  const text = readFileSync(join(root, "docs/engine.md"), "utf8");
  return /^```ts browser\n([\s\S]*?)^```$/m.exec(text)?.[1] as string;
}
