import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openInlineEngine } from "../../src/engine/node.ts";
import { makeForm, makePuzzle } from "../../src/learn/index.ts";
import { seededChance } from "../../src/players/index.ts";
import { cases } from "../cases.ts";
import { openBrowser } from "../web/chromium.ts";
import type { PuzzlePage } from "./reversi-page.ts";

const root = new URL("../../", import.meta.url);

async function bundled(entry: string): Promise<string> {
  const bundle = await rolldown({ cwd: root.pathname, input: entry, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

let server: Server;
beforeAll(async () => {
  const files = new Map<string, readonly [type: string, content: string | Buffer]>([
    [
      "/",
      ["text/html", '<!doctype html><title>puzzles</title><script type="module" src="/page.js"></script>'],
    ],
    ["/page.js", ["text/javascript", await bundled("test/learn/reversi-page.ts")]],
    ["/worker.js", ["text/javascript", await bundled("src/engine/worker.ts")]],
    ["/engine.wasm", ["application/wasm", readFileSync(new URL("dist/engine/engine.wasm", root))]],
    [
      "/reversi-8.gz",
      ["application/octet-stream", readFileSync(new URL("src/engine/weights/reversi-8.gz", root))],
    ],
  ]);
  server = createServer((request, response) => {
    const found = files.get(request.url ?? "");
    response.writeHead(found ? 200 : 404, { "content-type": found?.[0] ?? "text/plain" });
    response.end(found?.[1] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

it("a seed gives the same puzzle of Reversi in a browser as in Node", async () => {
  const seeds = Array.from({ length: cases(5, 60) }, (_, seed) => 100 + seed);
  const engine = await openInlineEngine();
  const here: unknown[] = [];
  for (const seed of seeds) {
    const puzzle = await makePuzzle({ family: "reversi" }, seededChance(seed), {
      openEngine: async () => engine,
    });
    here.push(puzzle && makeForm(puzzle));
  }
  engine.close();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction("globalThis.puzzlePage !== undefined");
    const there: Awaited<ReturnType<PuzzlePage["puzzles"]>> = await page.evaluate(
      `globalThis.puzzlePage.puzzles(${JSON.stringify(seeds)})`,
    );
    expect(there).toEqual(here);
    expect(here.every(Boolean)).toBe(true);
  } finally {
    await browser.close();
  }
});
