import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { usePages, useServer } from "./fixture.ts";
import { moveByKeyboard, moveByMouse, resign, startGame, status, turnOrEnd } from "./hands.ts";

const server = useServer();
const opened = usePages();
let page: Page;
const problems: string[] = [];

async function open(options: { viewport?: { width: number; height: number }; locale?: string } = {}) {
  page = await opened(options);
  page.on("pageerror", (error) => problems.push(error.message));
}

beforeEach(() => {
  problems.length = 0;
});

afterEach(() => {
  expect(problems).toEqual([]);
});

/** Where the board and the buttons are. */
function places() {
  return page.evaluate(() =>
    [".stage svg", ".actions"].map((part) => {
      const { x, y, width, height } = (document.querySelector(part) as Element).getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

describe("the opponent that thinks aloud", () => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  for (const viewport of sizes) {
    it(`says why it moves, shown and announced, and nothing shifts (${viewport.width} wide)`, async () => {
      await open({ viewport });
      await startGame(page, server.address, "Stones", { Opponent: "aloud", Rows: "20" });
      const thought = page.getByTestId("thought");
      expect(await thought.innerText()).toBe("");
      const before = await places();
      await moveByKeyboard(page);
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      // 20 stones and the last taker loses: a move of one leaves 19, and two more leave 17.
      expect(await thought.innerText()).toBe(
        "Only one of my 3 moves wins. I leave you 17 stones: whatever you take, I can make it 4 together, and so on to the end.",
      );
      const announced = await page.getByTestId("announcer").innerText();
      expect(announced).toBe(`Thinks aloud takes two stones. ${await thought.innerText()}`);
      expect(await places()).toEqual(before);
      await page.keyboard.press("u");
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 0);
      expect(await thought.innerText()).toBe("");
    });
  }

  for (const viewport of [...sizes, { width: 1000, height: 700 }]) {
    it(`is in the list with a sentence about it, and speaks German (${viewport.width} wide)`, async () => {
      await open({ locale: "de-DE", viewport });
      await page.goto(`${server.address}/play/kayles`);
      await page.getByRole("button", { name: "Neu", exact: true }).click();
      const field = page.getByRole("dialog").getByLabel("Gegner", { exact: true });
      await field.selectOption({ label: "Denkt laut" });
      const about = page.locator(`#${await field.getAttribute("aria-describedby")}`);
      expect(await about.innerText()).toContain("sagt, warum");
      await page.getByRole("dialog").locator("button[type=submit]").click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const before = await places();
      await moveByKeyboard(page);
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      expect(await page.getByTestId("thought").innerText()).toMatch(
        /^(Von meinen|Nur einer|Ich habe keinen)/,
      );
      // Also with the longest thing it can say.
      await page.getByTestId("thought").evaluate((thought) => {
        thought.textContent =
          "Von meinen 19 Zügen gewinnen 7. Jede Gruppe hat einen Wert, und die ich dir lasse, heben sich auf (ihr XOR ist 0): Ich habe auf alles eine Antwort.";
      });
      expect(await places()).toEqual(before);
    });
  }
});

describe("the adaptive opponent", () => {
  it("remembers in the browser how each game ended, once", async () => {
    await open();
    await startGame(page, server.address, "Stones", { Opponent: "adaptive", Rows: "5" });
    const kept = () => page.evaluate(() => localStorage.getItem("grundy/results/stones"));
    expect(await kept()).toBeNull();
    while ((await turnOrEnd(page)) === "turn") await moveByMouse(page);
    const letter = (await status(page)).startsWith("You won") ? "w" : "l";
    expect(JSON.parse((await kept()) as string).results).toBe(letter);
    await page.reload();
    await page.getByTestId("status").waitFor();
    await page.keyboard.press("u");
    await turnOrEnd(page);
    await resign(page);
    await page.getByRole("button", { name: "Rematch" }).click();
    expect(JSON.parse((await kept()) as string).results).toBe(letter);
    await resign(page);
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    expect(JSON.parse((await kept()) as string).results).toBe(`${letter}l`);
  });

  it("plays Reversi, too", async () => {
    await open();
    await startGame(page, server.address, "Reversi", { Opponent: "adaptive", Board: "6" });
    await moveByMouse(page);
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length >= 2);
  });
});
