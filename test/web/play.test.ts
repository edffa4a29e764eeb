import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { must, sticks, type TakingPosition } from "../../src/games/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { outcomeOf } from "../../src/solve/index.ts";
import { cases } from "../cases.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import {
  gameNames,
  moveByKeyboard,
  moveByMouse,
  movesMade,
  pressSpot,
  startGame,
  status,
  turnOrEnd,
} from "./hands.ts";

const server = useServer();
const open = usePages(desk);
let page: Page;
const problems: string[] = [];

beforeEach(async () => {
  page = await open();
  problems.length = 0;
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
});

afterEach(() => {
  expect(problems).toEqual([]);
});

describe("a whole game against the computer", () => {
  for (const game of gameNames) {
    it(`of ${game} by mouse`, async () => {
      const small = game === "Reversi" ? { Board: `${cases(6, 8)}` } : {};
      await startGame(page, server.address, game, { Opponent: "random", ...small });
      while ((await turnOrEnd(page)) === "turn") await moveByMouse(page);
      expect(await status(page)).toMatch(/^(You won|You lost|A draw)/);
      await page.getByTestId("report").waitFor();
      await page.getByRole("button", { name: "Rematch" }).click();
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length <= 1);
    });
  }
});

describe("a whole game by keyboard alone", () => {
  for (const game of gameNames) {
    it(`of ${game}`, async () => {
      const small = game === "Reversi" ? { Board: "6" } : {};
      await startGame(page, server.address, game, { Opponent: "random", ...small });
      while ((await turnOrEnd(page)) === "turn") await moveByKeyboard(page);
      expect(await status(page)).toMatch(/^(You won|You lost|A draw)/);
    });
  }
});

describe("a game by touch on a phone", () => {
  it("of Kayles: tap, tap a neighbour, tap again", async () => {
    page = await open({
      reducedMotion: "no-preference",
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await startGame(page, server.address, "Kayles", { Opponent: "beside", Rows: "4" });
    const tap = async (stick: number) => {
      const box = await page.locator(`[data-stick="${stick}"] .hit`).boundingBox();
      if (!box) throw new Error(`pin ${stick} is not on the page`);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    await tap(2);
    await tap(3);
    await page.getByRole("button", { name: "Take 2 pins" }).waitFor();
    await tap(3);
    await page.locator(".spot.gone").nth(1).waitFor();
    await tap(1);
    await page.getByRole("button", { name: "Take 1 pin" }).tap();
    await tap(4);
    await tap(4);
    expect(await turnOrEnd(page)).toBe("end");
    expect(await status(page)).toContain("Player 1 won");
    await page.getByRole("button", { name: "Record and analysis" }).tap();
    await page.getByTestId("report").waitFor();
  });
});

describe("the record", () => {
  it("takes back to one's own turn, replays, jumps, and survives a reload", async () => {
    await startGame(page, server.address, "Stones", { Opponent: "random" });
    await moveByMouse(page);
    await turnOrEnd(page);
    await moveByMouse(page);
    await turnOrEnd(page);
    expect(await movesMade(page)).toBe(4);
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await page.keyboard.press("r");
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 4);
    await page.getByRole("button", { name: /^Move 1,/ }).click();
    expect(await status(page)).toMatch(/looking back: after move 1 of 4/);
    await page.reload();
    await page.getByTestId("status").waitFor();
    expect(await movesMade(page)).toBe(4);
  });

  it("goes into a link, a transcript and a position, and comes back from them", async () => {
    await startGame(page, server.address, "Reversi", { Opponent: "beside" });
    await moveByMouse(page);
    await moveByMouse(page);
    const texts: Record<string, string> = {};
    await page.getByRole("button", { name: "Share" }).click();
    for (const name of ["Link", "Transcript", "Position", "Record"]) {
      const row = page.locator(".copies li", { has: page.getByText(name, { exact: true }) });
      texts[name] = await row.locator("code").innerText();
    }
    await page.keyboard.press("Escape");
    for (const [name, text] of Object.entries(texts)) {
      await startGame(page, server.address, "Reversi", { Opponent: "beside" });
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByLabel("Load a record").fill(text);
      await page.getByRole("button", { name: "Load", exact: true }).click();
      await page.getByRole("button", { name: "Share" }).click();
      const row = page.locator(".copies li", { has: page.getByText("Position", { exact: true }) });
      expect(await row.locator("code").innerText(), name).toBe(texts.Position);
      await page.keyboard.press("Escape");
    }
  });
});

describe("choosing what to take", () => {
  it("is shown before it is confirmed, by drag as by click", async () => {
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    const hit = (stick: number) => page.locator(`[data-row="1"][data-stick="${stick}"] .hit`);
    const from = await hit(3).boundingBox();
    const to = await hit(6).boundingBox();
    if (!from || !to) throw new Error("row 1 is not on the page");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    expect(await page.locator('[aria-selected="true"]').count()).toBe(4);
    expect(await movesMade(page)).toBe(0);
    await page.getByRole("button", { name: "Take 4 sticks" }).click();
    await expect.poll(() => page.locator(".spot.gone").count()).toBe(4);
    await expect.poll(() => page.getByTestId("announcer").innerText()).toContain("takes four sticks");
    // A second press on what is picked up takes it.
    await pressSpot(page, { row: 5, stick: 1 });
    await pressSpot(page, { row: 5, stick: 1 });
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
  });

  it("does not react to what is not legal", async () => {
    await startGame(page, server.address, "Stones", { Opponent: "beside" });
    await pressSpot(page, { row: 1, stick: 4 });
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0);
  });
});

describe("analysis", () => {
  it("of sticks agrees with the solver, move by move", async () => {
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    for (let count = 0; count < 6; count++) {
      await moveByMouse(page);
      if (count === 0) await page.getByRole("button", { name: "Analyse" }).click();
      const position = await shownPosition(page);
      await page.waitForFunction(
        (move) =>
          document.querySelector("[data-testid=sentence]")?.getAttribute("data-move") === String(move),
        count + 1,
      );
      const chips = await page
        .locator(".chip")
        .evaluateAll((all) =>
          all.map((chip) => [chip.querySelector(".notation")?.textContent ?? "", chip.className] as const),
        );
      const notation = notationOf("sticks");
      for (const chip of chips) {
        const [text, judged] = chip;
        const word = judged.includes("win") ? "wins" : "loses";
        const move = must(notation.parseMove(text, position)) as { row: number; left: number; right: number };
        const after = must(sticks.play(position, move));
        expect(`${text} ${word}`).toBe(`${text} ${must(outcomeOf(after)) === "loss" ? "wins" : "loses"}`);
      }
      expect(chips.length).toBeGreaterThan(0);
    }
    // What is picked up is explained, in the words of the solver's own verdict.
    const chip = page.locator(".chip").first();
    const wins = (await chip.innerText()).includes("wins");
    await chip.click();
    await page.getByTestId("chosen-reason").waitFor();
    expect(await page.getByTestId("chosen-reason").innerText()).toContain(
      wins ? "This move wins:" : "This move loses",
    );
  });

  it("gives a hint that wins where the solver says one does", async () => {
    await startGame(page, server.address, "Piles", { Opponent: "beside" });
    await page.keyboard.press("h");
    await page.locator(".outline.hint").waitFor();
    expect(await page.locator(".hint-text").innerText()).toMatch(/^Hint: 1 coin from pile [123]\. [123]:9$/);
    expect(await page.locator(".mark").count()).toBe(0);
  });

  it("of Reversi shows a value on every legal square while the page goes on drawing", async () => {
    await startGame(page, server.address, "Reversi", { Opponent: "beside" });
    await moveByMouse(page);
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.waitForFunction(
      () => document.querySelectorAll(".value").length === document.querySelectorAll(".square.legal").length,
    );
    expect(await page.locator(".value.best").count()).toBeGreaterThan(0);
    // The page's own thread is free while the engine thinks; how free, the bench measures.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    });
    // A hint does not wait for the analysis, which goes on.
    await page.keyboard.press("h");
    await page.locator(".square .hint").waitFor();
    const done = page.locator(".understanding progress");
    expect(await done.evaluate((bar) => (bar as HTMLProgressElement).value)).toBeLessThan(1);
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.poll(() => movesMade(page)).toBe(0);
  });
});

async function shownPosition(target: Page): Promise<TakingPosition> {
  const rows = await target.evaluate(() => {
    const drawn: string[] = [];
    for (const spot of document.querySelectorAll<SVGGElement>(".spot")) {
      const row = Number(spot.dataset.row) - 1;
      drawn[row] = (drawn[row] ?? "") + (spot.classList.contains("gone") ? "0" : "1");
    }
    return drawn.join("/");
  });
  return must(notationOf("sticks").parsePosition(`${rows} 1`, sticks.defaults)) as TakingPosition;
}
