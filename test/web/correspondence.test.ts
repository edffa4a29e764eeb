import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noLimits } from "../../src/server/index.ts";
import { desk, serve, usePages } from "./fixture.ts";
import { moveByMouse, startGame, status } from "./hands.ts";

/** Games by correspondence, over days of a moved clock: the server's and the browsers'. */

const hour = 3_600_000;
const people = { somebody: usePages(desk) };
let later = 0;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const time = { wall: () => Date.now() + later, steady: () => performance.now() + later };
  server = await serve(noLimits, { time });
});
afterAll(() => server?.close());

async function pass(hours: number, ...pages: readonly Page[]): Promise<void> {
  later += hours * hour;
  for (const page of pages) await page.clock.fastForward(hours * hour);
}

const clock = (page: Page, seat: number) => page.locator(".clock").nth(seat).innerText();
const says = (page: Page, text: string | RegExp) => expect.poll(() => status(page)).toMatch(text);

it("a game with a day for every move goes on over two days and ends when one has let his day go by", async () => {
  const [ann, bob] = [await people.somebody(), await people.somebody()];
  for (const page of [ann, bob]) await page.clock.install();
  await startGame(ann, server.address, "Reversi", { Opponent: "link", "Your name": "Ann", Clock: "1d" });
  const game = ann.url();
  await bob.goto(await ann.getByLabel("Invitation link").inputValue());
  await bob.getByText("1 day a move").waitFor();
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await says(ann, "Your turn");
  await expect.poll(() => ann.title()).toMatch(/Your turn · Reversi/);
  await moveByMouse(ann);
  await says(bob, "Your turn");
  await expect.poll(() => ann.title()).not.toMatch(/Your turn/);

  await pass(23, ann, bob);
  await expect.poll(() => clock(bob, 1)).toMatch(/^(1:00:00|0?59:\d\d|60:00)$/);
  // Nobody has left, and nothing can be claimed.
  expect(await ann.getByTestId("absence").count()).toBe(0);
  await moveByMouse(bob);
  await says(ann, "Your turn");
  await expect.poll(() => clock(ann, 0)).toBe("24:00:00");

  // With everything closed meanwhile, and a second day.
  await ann.goto("about:blank");
  await pass(23, bob);
  await ann.goto(`${server.address}/games`);
  const row = ann.getByRole("region", { name: "Your games" }).getByRole("listitem").first();
  await expect.poll(() => row.innerText()).toMatch(/Reversi.*Ann against Bob.*your turn/s);
  await row.getByRole("link").click();
  await expect.poll(() => clock(ann, 0)).toMatch(/^(1:00:00|0?59:\d\d|60:00)$/);
  expect(ann.url()).toBe(game);
  await moveByMouse(ann);
  await says(bob, "Your turn");
  await expect.poll(() => clock(bob, 1)).toBe("24:00:00");

  await pass(25, ann, bob);
  // Whoever comes too late finds the game ended.
  await bob.reload();
  await bob.locator(".square.legal").first().click();
  await says(bob, /lost/);
  await says(ann, /won/);
});
