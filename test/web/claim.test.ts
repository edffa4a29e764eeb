import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultLimits } from "../../src/server/index.ts";
import { serve, usePages } from "./fixture.ts";
import { moveByMouse, startGame, status, turnOrEnd } from "./hands.ts";

/** Two minutes are too long for a test; this is long enough to see the countdown. */
const claimAfter = 8000;

const open = usePages();
let server: Awaited<ReturnType<typeof serve>>;
let address = "";

beforeAll(async () => {
  server = await serve({ ...defaultLimits, claimAfter });
  ({ address } = server);
});

afterAll(() => server?.close());

async function somebody(viewport: { width: number; height: number }): Promise<Page> {
  const page = await open({ viewport });
  page.setDefaultTimeout(30_000);
  return page;
}

/** Where everything that can be pressed is, but for what is named. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, .board, .seat, .status")]
      .filter((element) => !element.closest(".absence"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.className} ${element.textContent?.slice(0, 12)} ${[x, y, width, height].map(Math.round)}`;
      })
      // The clock runs, and the one who is away is called so.
      .filter((line) => !line.startsWith("seat")),
  );
}

it.each([
  ["Reversi", "Bob", { width: 1440, height: 900 }],
  ["Sticks", "Bartholomew of the Ever So Long Name, Bt", { width: 360, height: 740 }],
] as const)(
  "%s: who is left alone is told, waits, and claims the game with the keyboard",
  async (game, name, viewport) => {
    const [ann, bob] = [await somebody(viewport), await somebody(viewport)];
    await startGame(ann, address, game, { Opponent: "link", "Your name": "Ann", Clock: "10+5" });
    await bob.goto(await ann.getByLabel("Invitation link").inputValue());
    await bob.getByLabel("Your name").fill(name);
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    const [first, second] = (await turnOf(ann, bob)) ? [ann, bob] : [bob, ann];
    await moveByMouse(first);
    await turnOrEnd(second);
    const line = ann.getByTestId("absence");
    expect(await line.innerText()).toBe("");
    const before = await controls(ann);
    await bob.close();
    await line.getByText(new RegExp(`^${name} is away\\. In 0:0\\d you can claim the game\\.$`)).waitFor();
    expect(await controls(ann)).toEqual(before);
    expect(await line.getByRole("button").count()).toBe(0);
    await line.getByRole("button", { name: "Claim the game" }).waitFor();
    expect(await controls(ann)).toEqual(before);
    await ann.waitForFunction(() =>
      /You can claim the game/.test(document.querySelector("[data-testid=announcer]")?.textContent ?? ""),
    );
    await tabTo(ann, "Claim the game");
    await ann.keyboard.press("Enter");
    expect(await turnOrEnd(ann)).toBe("end");
    expect(await status(ann)).toContain(`You won: ${name} left, and you claimed the game.`);
    expect(await line.innerText()).toBe("");
    await ann.context().close();
    await bob.context().close();
  },
);

it("a game without a clock has no such line, and who comes back is no longer away", async () => {
  const viewport = { width: 1100, height: 800 };
  const [ann, bob] = [await somebody(viewport), await somebody(viewport)];
  await startGame(ann, address, "Sticks", { Opponent: "link", "Your name": "Ann", Clock: "10+5" });
  const link = await ann.getByLabel("Invitation link").inputValue();
  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await turnOf(ann, bob);
  const there = bob.url();
  await bob.goto("about:blank");
  const button = ann.getByRole("button", { name: "Claim the game" });
  await button.waitFor();
  await bob.goto(there);
  await button.waitFor({ state: "detached" });
  expect(await ann.getByTestId("absence").innerText()).toBe("");
  await startGame(ann, address, "Sticks", { Opponent: "link", "Your name": "Ann", Clock: "none" });
  await ann.getByLabel("Invitation link").waitFor();
  expect(await ann.getByTestId("absence").count()).toBe(0);
  await ann.context().close();
  await bob.context().close();
});

/** Waits until the game has begun; whether it is the first one's turn. */
async function turnOf(one: Page, other: Page): Promise<boolean> {
  await Promise.any([one, other].map((page) => page.locator(".status-line.turn").waitFor()));
  return (await one.locator(".status-line.turn").count()) > 0;
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`${name} cannot be reached with Tab`);
}
