import type { Page, Request } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { MemoryRoster } from "../../src/roster/index.ts";
import { noLimits } from "../../src/server/index.ts";
import { memoryStore } from "../../src/store/index.ts";
import { everyNth } from "../cases.ts";
import { serve, usePages } from "./fixture.ts";
import { moveByMouse } from "./hands.ts";
import { pages, sizes } from "./places.ts";
import { addPeople, post } from "./server.ts";
import { addTournaments } from "./tournaments.ts";

// Without limits: so many pages, some of them none, are opened here in a minute as nobody opens.
const store = memoryStore(new MemoryRoster());
await addTournaments(store.arena);
const server = await serve(noLimits, { store });
await addPeople(server.address);
afterAll(() => server.close());
const open = usePages({ reducedMotion: "no-preference" });

interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

/** Notes what moves from the first paint on, without anyone having pressed anything. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { shifts: seen });
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName || "?");
        seen.push(moved.join(", "));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { noteRest: () => note(observer.takeRecords()) });
  });
}

/** What has moved up to now, when it is painted. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { shifts, noteRest } = globalThis as unknown as { shifts: string[]; noteRest: () => void };
    noteRest();
    return shifts;
  });
}

/** Waits, whenever it is called, until everything that was asked for has come and is painted. */
function watchAnswers(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return async () => {
    do {
      await expect.poll(() => pending.size, { timeout: 15_000 }).toBe(0);
      await shifts(page);
    } while (pending.size > 0);
  };
}

describe("nothing moves while a page comes, however late the server answers", () => {
  // With every run of the tests each page in two of the four sizes.
  for (const [at, size] of sizes.entries()) {
    it(`at ${size.width}×${size.height}`, async () => {
      const page = await open({ viewport: size });
      await watchShifts(page);
      const allAnswered = watchAnswers(page);
      await page.route("**/api/**", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      const moved: string[] = [];
      for (const { name, path, ready } of everyNth(pages, 2, at)) {
        await page.goto(server.address + path);
        await ready(page, server.address);
        await allAnswered();
        moved.push(...(await shifts(page)).map((each) => `${name}: ${each}`));
      }
      expect(moved).toEqual([]);
    });
  }

  it.each(everyNth(sizes, 2, 1))("nor on the page of one's own games, at $width×$height", async (size) => {
    const page = await open({ viewport: size });
    await watchShifts(page);
    const allAnswered = watchAnswers(page);
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(`${server.address}/play/sticks`);
    await page.getByTestId("status").waitFor();
    await moveByMouse(page);
    // Seats of which the page knows nothing else yet, one of them in a game that is gone.
    const seats = [{ by: "me", name: "Ann" }, { by: "guest" }];
    const made = await Promise.all(
      [1, 2, 3].map(() => post(server.address, "/api/games", { game: "reversi", seats })),
    );
    const held = made as { head: { id: string }; tokens: string[] }[];
    await page.evaluate(
      (games) => {
        for (const [id, tokens] of games)
          localStorage.setItem(`grundy/ticket/${id}`, JSON.stringify({ tokens, levels: [null, null] }));
      },
      [
        ...held.map(({ head, tokens }) => [head.id, tokens] as const),
        ["A".repeat(16), ["t".repeat(32), null]] as const,
      ],
    );
    for (const path of ["/games", "/"]) {
      await page.goto(server.address + path);
      await page.getByRole("region", { name: "Your games" }).waitFor();
      await allAnswered();
      await page.waitForTimeout(1500);
      await allAnswered();
      expect(await shifts(page)).toEqual([]);
    }
  });

  it("and what moves is noticed", async () => {
    const page = await open();
    await watchShifts(page);
    await page.goto(`${server.address}/nowhere`);
    await page.getByRole("heading").waitFor();
    await shifts(page);
    await page.evaluate(() => document.querySelector("main")?.before(document.createElement("hr")));
    await expect.poll(() => shifts(page)).not.toEqual([]);
  });
});
