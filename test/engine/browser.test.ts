import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../web/chromium.ts";
import type { EnginePage } from "./browser-page.ts";

const root = new URL("../../", import.meta.url);
const ffo40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

async function bundled(entry: string): Promise<{ readonly code: string; readonly moduleIds: string[] }> {
  const bundle = await rolldown({ cwd: root.pathname, input: entry, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return output[0];
}

/** A page and its files, with or without the headers that isolate it. */
function serveFiles(
  files: ReadonlyMap<string, readonly [type: string, content: string | Buffer]>,
  isolated: boolean,
): Promise<Server> {
  const server = createServer((request, response) => {
    const found = files.get(request.url ?? "");
    if (isolated) {
      response.setHeader("cross-origin-opener-policy", "same-origin");
      response.setHeader("cross-origin-embedder-policy", "require-corp");
    }
    response.setHeader("content-type", found?.[0] ?? "text/plain");
    response.statusCode = found ? 200 : 404;
    response.end(found?.[1] ?? "");
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

const address = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

let browser: Browser;
const servers: Server[] = [];
const pages = new Map<boolean, Page>();

beforeAll(async () => {
  const read = (path: string) => readFileSync(new URL(path, root));
  const script = "text/javascript";
  const files = new Map<string, readonly [string, string | Buffer]>([
    [
      "/",
      ["text/html", '<!doctype html><title>engine</title><script type="module" src="/page.js"></script>'],
    ],
    ["/page.js", [script, (await bundled("test/engine/browser-page.ts")).code]],
    ["/worker.js", [script, (await bundled("src/engine/worker.ts")).code]],
    ["/engine.wasm", ["application/wasm", read("dist/engine/engine.wasm")]],
    ["/engine-threads.wasm", ["application/wasm", read("dist/engine/engine-threads.wasm")]],
    ["/engine-large.wasm", ["application/wasm", read("dist/engine/engine-large.wasm")]],
    ["/engine-large-threads.wasm", ["application/wasm", read("dist/engine/engine-large-threads.wasm")]],
    ["/book.gz", ["application/octet-stream", read("src/engine/book/book.gz")]],
    ["/reversi-6.gz", ["application/octet-stream", read("src/engine/weights/reversi-6.gz")]],
    ["/reversi-8.gz", ["application/octet-stream", read("src/engine/weights/reversi-8.gz")]],
    ["/reversi-10.gz", ["application/octet-stream", read("src/engine/weights/reversi-10.gz")]],
    ["/reversi-12.gz", ["application/octet-stream", read("src/engine/weights/reversi-12.gz")]],
  ]);
  browser = await openBrowser();
  for (const isolated of [true, false]) {
    const server = await serveFiles(files, isolated);
    servers.push(server);
    const page = await browser.newPage();
    await page.goto(address(server));
    await page.waitForFunction("globalThis.enginePage !== undefined");
    pages.set(isolated, page);
  }
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

/** Calls a function of the page. */
async function call<Name extends keyof EnginePage>(
  isolated: boolean,
  name: Name,
  ...args: Parameters<EnginePage[Name]>
): Promise<Awaited<ReturnType<EnginePage[Name]>>> {
  const run = `globalThis.enginePage.${name}(...${JSON.stringify(args)})`;
  return (pages.get(isolated) as Page).evaluate(run) as Promise<Awaited<ReturnType<EnginePage[Name]>>>;
}

describe.each([
  ["a page that is cross-origin isolated", true],
  ["a page that is not", false],
] as const)("the engine in %s", (_, isolated) => {
  it("is where it says", async () => {
    expect(await call(isolated, "isolated")).toBe(isolated);
  });

  it("solves, on threads where memory can be shared and on one where not", async () => {
    const solved = await call(isolated, "solve", ffo40, 2);
    expect(solved).toMatchObject({ score: 38, exact: true, best: 8, threads: isolated ? 2 : 1 });
  });

  it("stops when it is told", async () => {
    expect(await call(isolated, "stops", 5)).toEqual(new Array(5).fill(false));
  });

  it("tells its progress", async () => {
    expect(await call(isolated, "progress")).toBeGreaterThan(0);
  });

  it("makes a first move", async () => {
    for (let round = 0; round < 3; round++) {
      expect([19, 26, 37, 44]).toContain(await call(isolated, "firstMove"));
    }
  });

  it("has the opening book where a level uses it", async () => {
    const { square, milliseconds } = await call(isolated, "bookMove");
    expect([19, 26, 37, 44]).toContain(square);
    expect(milliseconds).toBeLessThan(4000);
  });

  it("says so when its files are missing", async () => {
    expect(await call(isolated, "broken")).toContain("404");
  });
});

describe("the page's own thread", () => {
  it("reads no opening book, which would hold it up: the worker does", async () => {
    const reads = ({ moduleIds }: { moduleIds: string[] }) =>
      moduleIds.some((id) => id.endsWith("/src/engine/book/format.ts"));
    expect(reads(await bundled("src/engine/browser.ts"))).toBe(false);
    expect(reads(await bundled("src/engine/worker.ts"))).toBe(true);
  });
});
