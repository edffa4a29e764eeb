import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { languageTags } from "../../src/words/index.ts";
import { usePages, useServer } from "./fixture.ts";
import { gameNames, moveByMouse, startGame, turnOrEnd } from "./hands.ts";

const server = useServer();
const opened = usePages({ reducedMotion: "no-preference" });
const open = (width: number, height: number) => opened({ viewport: { width, height } });

const boxOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    });

const sideways = (page: Page) =>
  page.locator(".game").evaluate((game) => Math.max(0, game.scrollWidth - window.innerWidth));

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Whether one box lies over another, by more than a blurred edge. */
function over(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

for (const game of gameNames) {
  const path = `/play/${game.toLowerCase()}`;

  it(`${game} on a phone held sideways: the board at the left, everything else at its right, on one screen`, async () => {
    const page = await open(740, 360);
    await page.goto(server.address + path);
    await page.getByTestId("status").waitFor();
    const board = await boxOf(page, ".stage .board");
    expect(board.height).toBeGreaterThan(280);
    expect(board.width).toBeGreaterThan(300);
    for (const part of [".game-head", ".seats", ".status-line", ".sheet", ".actions"]) {
      const box = await boxOf(page, part);
      expect(box.left, part).toBeGreaterThanOrEqual(board.right);
      expect(box.bottom, part).toBeLessThanOrEqual(360);
      expect(box.height, part).toBeGreaterThan(20);
    }
    expect(await sideways(page)).toBe(0);
    // However much there is to read: it scrolls in its own place, and the move that is shown stays in sight.
    expect(await pageHeight(page)).toBeLessThanOrEqual(360);
    await moveByMouse(page);
    await turnOrEnd(page);
    expect(await pageHeight(page)).toBeLessThanOrEqual(360);
    // The list follows a move a frame later, and again when it is made shorter.
    await expect
      .poll(async () => {
        const move = await boxOf(page, ".move[aria-current]");
        const record = await boxOf(page, ".moves");
        return Math.max(record.top - move.top, move.bottom - record.bottom);
      })
      .toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.locator(".understanding h2").first().waitFor();
    expect(await pageHeight(page)).toBeLessThanOrEqual(360);
  });

  it(`${game} while one waits for a guest: nothing lies over anything, and nothing is cut, on a phone held either way`, async () => {
    const page = await open(740, 360);
    await startGame(page, server.address, game, { Opponent: "link", "Your name": "Ann" });
    await page.getByLabel("Invitation link").waitFor();
    for (const [width, height] of [
      [740, 360],
      [360, 740],
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const where = `${width}×${height}`;
      const parts = [".game-head", ".seats", ".help", ".stage .board", ".status-line", ".sheet", ".actions"];
      const boxes = await Promise.all(parts.map((part) => boxOf(page, part)));
      for (const [index, one] of boxes.entries())
        for (const [later, other] of boxes.entries())
          if (later > index) expect(over(one, other), `${parts[index]} ${parts[later]} ${where}`).toBe(false);
      const inside = await boxOf(page, ".invitation");
      const around = boxes[4];
      expect(inside.left >= (around?.left ?? 0) - 1 && inside.right <= (around?.right ?? 0) + 1, where).toBe(
        true,
      );
      const cut = await page
        .locator(".seat .name, .seat .side, .action span, .help, .status")
        .evaluateAll((texts) =>
          texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
        );
      expect(cut, where).toEqual([]);
      expect(await sideways(page), where).toBe(0);
    }
  });

  it(`${game} in a page enlarged four times: the board keeps a size, and nothing is wider than the window`, async () => {
    const page = await open(320, 256);
    await page.goto(server.address + path);
    await page.getByTestId("status").waitFor();
    const board = await boxOf(page, ".stage .board");
    expect(board.height).toBeGreaterThanOrEqual(176);
    expect(await sideways(page)).toBe(0);
    for (const name of ["Analyse", "Resign"]) {
      const button = page.getByRole("button", { name });
      await button.scrollIntoViewIfNeeded();
      expect((await button.boundingBox())?.width, name).toBeGreaterThanOrEqual(44);
    }
  });

  it(`${game} on a phone: the marks of the analysis are seen beside its words`, async () => {
    const page = await open(360, 740);
    await page.goto(server.address + path);
    await page.getByText("Your turn").waitFor();
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.locator(".mark, .brackets path, .value").first().waitFor({ state: "attached" });
    await page.locator(".understanding h2").first().waitFor();
    const stage = await boxOf(page, ".stage");
    const sheet = await boxOf(page, ".sheet");
    expect(stage.height).toBeGreaterThanOrEqual(168);
    expect(stage.bottom).toBeLessThanOrEqual(sheet.top);
    expect(sheet.bottom).toBeLessThanOrEqual(740);
    const hidden = await page.locator(".mark, .brackets path, .value").evaluateAll((marks) =>
      marks.filter((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over?.closest(".stage") === null;
      }),
    );
    expect(hidden).toEqual([]);
  });
}

it("pictures of a game do not wrap its rows, however small they are", async () => {
  const page = await open(360, 740);
  for (const game of ["kayles", "sticks", "piles"]) {
    await page.goto(`${server.address}/play/${game}`);
    await page.getByRole("button", { name: "New here?" }).click();
    await page.locator(".how-to .spot").first().waitFor();
    for (const width of [1024, 740, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.locator(".how-to .bend").count(), `${game} ${width}`).toBe(0);
    }
  }
  await page.goto(server.address);
  await page.locator(".card .spot").first().waitFor();
  expect(await page.locator(".card.sticks .bend").count()).toBe(0);
});

it.each(languageTags)(
  "in %s, whoever is asked on a phone can answer, held either way, and nothing moves",
  async (locale) => {
    const ann = await open(1100, 800);
    await startGame(ann, server.address, "Sticks", { Opponent: "link", "Your name": "Ann" });
    const link = await ann.getByLabel("Invitation link").inputValue();
    const page = await opened({ viewport: { width: 740, height: 360 }, locale });
    await page.goto(link);
    await page.locator(".join button[type=submit]").click();
    await turnOrEnd(ann);
    await moveByMouse(ann);
    await page.locator(".moves .move").first().waitFor({ state: "attached" });
    const parts = [".stage .board", ".actions"];
    const phones = [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ];
    const places = async () => {
      const found = [];
      for (const size of phones) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        for (const part of parts) found.push(await boxOf(page, part));
      }
      return found;
    };
    const before = await places();
    await ann.getByRole("button", { name: "Take back" }).click();
    await page.locator(".consent").waitFor();
    expect(await places()).toEqual(before);
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await pageHeight(page)).toBeLessThanOrEqual(360);
    for (const size of phones) {
      await page.setViewportSize(size);
      for (const button of await page.locator(".consent button").all()) await button.click({ trial: true });
    }
  },
);
