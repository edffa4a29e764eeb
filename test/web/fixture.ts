import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { MemoryRoster } from "../../src/roster/index.ts";
import { makeApp, noLimits } from "../../src/server/index.ts";
import { memoryStore, type Store } from "../../src/store/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { openBrowser } from "./chromium.ts";
import { addPeople, GameServer } from "./server.ts";
import { addTournaments } from "./tournaments.ts";

/** One browser and one server for all files that a worker runs, which share its modules; they end with it. */
let browser: Promise<Browser> | undefined;
let shared: Promise<{ readonly address: string }> | undefined;

/** A window of the usual size. */
export const desk = { viewport: { width: 1100, height: 800 } };

type Open = (options?: BrowserContextOptions) => Promise<Page>;

/** A person with a browser of their own each time; who was opened in a test leaves after it, others at the file's end. */
export function usePages(usual: BrowserContextOptions = {}): Open {
  const all: BrowserContext[] = [];
  const ofTest: BrowserContext[] = [];
  let opened = all;
  const close = (contexts: BrowserContext[]) =>
    Promise.all(contexts.splice(0).map((context) => context.close()));

  beforeAll(async () => {
    await theBrowser();
  });
  beforeEach(() => {
    opened = ofTest;
  });
  afterEach(async () => {
    opened = all;
    await close(ofTest);
  });
  afterAll(() => close(all));

  return async (options = {}) => {
    const context = await (await theBrowser()).newContext({
      // Only what is about working offline needs it; elsewhere its keeping of files would be waited for.
      serviceWorkers: "block",
      reducedMotion: "reduce",
      ...usual,
      ...options,
    });
    opened.push(context);
    // A loaded machine may take long to paint.
    context.setDefaultTimeout(40_000);
    return context.newPage();
  };
}

function theBrowser(): Promise<Browser> {
  // The runner ends a worker with this signal; on exit the browser and what it has on disk are removed.
  if (!browser) process.once("SIGTERM", () => process.exit());
  browser ??= openBrowser();
  return browser;
}

/** A server in this process, for tests that ask nothing of it that another one's could change. */
export function useServer(): { readonly address: string } {
  let address = "";
  beforeAll(async () => {
    shared ??= serve(noLimits);
    ({ address } = await shared);
  });
  return {
    get address() {
      return address;
    },
  };
}

/** `grundy serve` itself, on a file of its own, perhaps with two people in its roster, and with tournaments. */
export function useOwnServer({ people = false, tournaments = false } = {}): GameServer {
  const server = new GameServer();
  beforeAll(async () => {
    await server.start();
    if (people) await addPeople(server.address);
    if (tournaments) await besideServer(server, ({ arena }) => addTournaments(arena));
  });
  afterAll(() => server.close());
  return server;
}

/** What another program on the server's machine does with its file. */
export async function besideServer(
  server: GameServer,
  act: (store: Store) => Promise<unknown>,
): Promise<void> {
  const store = openStore(server.file);
  try {
    await act(store);
  } finally {
    await store.close();
  }
}

export async function serve(
  limits: typeof noLimits,
  more: Partial<Parameters<typeof makeApp>[0]> = {},
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const app = await makeApp({
    store: memoryStore(new MemoryRoster()),
    version: "0.0.0",
    exposure: { loopback: true, proxied: false },
    page: fileURLToPath(new URL("../../dist/page", import.meta.url)),
    limits,
    ...more,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
    },
  };
}
