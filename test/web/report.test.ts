import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { resign, startGame, status } from "./hands.ts";

const open = usePages(desk);
const server = useServer();
let page: Page;

beforeEach(async () => {
  page = await open();
});

/** Taking two of six gives the win away, and the other side wins with three. */
async function lostStones(): Promise<void> {
  await page.goto(`${server.address}/play/stones#options={"rows":[6]}&moves=1:5-6,1:2-4,1:1-1`);
}

describe("the report after a game", () => {
  it("says how each side played, once", async () => {
    await lostStones();
    const report = page.getByTestId("report");
    await report.getByRole("row", { name: /Player 1\s*0 %\s*1 of 1 won position/ }).waitFor();
    await report.getByRole("row", { name: /Player 2\s*100 %\s*0 of/ }).waitFor();
    const decided = "at move 1, Player 1 could still have won";
    expect(await status(page)).toContain(decided);
    expect(await page.getByText(decided).count()).toBe(1);
  });

  it("marks the move in the record, and shows it on the board beside the better one", async () => {
    await lostStones();
    await page.locator(".moves .judged.mistake").waitFor();
    expect(await page.locator(".moves .judged").count()).toBe(3);
    const mistake = page.getByTestId("report").getByRole("button", { name: /^Move 1:/ });
    await mistake.click();
    await page.locator(".outline.played .mark.lost").waitFor();
    await page.locator(".outline.better .mark.won").waitFor();
    expect(await mistake.getAttribute("aria-current")).toBe("step");
    // What explains it stays while one looks at it, and goes with the position.
    await page.getByRole("button", { name: "Next move" }).click();
    await page.locator(".outline.played").waitFor({ state: "detached" });
    await mistake.waitFor();
    const link = await page.getByRole("link", { name: "Try it yourself before move 1" }).getAttribute("href");
    expect(link).toMatch(/^\/analysis\/stones\?at=0#/);
  });

  it("of Reversi grows at its end alone, and draws both moves", async () => {
    await startGame(page, server.address, "Reversi", { Opponent: "beside", Board: "6" });
    for (let move = 0; move < 12; move++) {
      await page.locator(".square.legal").last().click();
      await page.waitForFunction((count) => document.querySelectorAll(".moves .move").length > count, move);
    }
    await resign(page);
    const items = page.locator(".mistakes button");
    await items.first().waitFor();
    const first = await items.first().innerText();
    await page.locator(".report progress.done").waitFor({ state: "attached" });
    expect(await items.first().innerText()).toBe(first);
    const numbers = (await items.allInnerTexts()).map((text) => Number(/^Move (\d+)/.exec(text)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    await page
      .getByTestId("report")
      .getByRole("row", { name: /Black\s*\d+ %\s*(about )?\d+ discs?/ })
      .waitFor();
    await items.first().click();
    await page.locator(".square .compared .mark.lost").waitFor();
    await page.locator(".square .compared .mark.won").waitFor();
    expect(await page.locator(".moves .judged.slip, .moves .judged.mistake").count()).toBe(numbers.length);
  });
});
