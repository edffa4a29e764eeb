import { describe, expect, it } from "vitest";
import { writeTree } from "../../src/match/index.ts";
import { openAnalysis, pressSquare, shown } from "./analysis-hands.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { largeTree } from "./large-tree.ts";

const server = useServer();
const open = usePages(desk);

describe("a tree of 5,000 moves", () => {
  const text = writeTree(largeTree(5000));

  it("draws only what is seen, is walked, changed, undone and kept", async () => {
    const page = await open();
    await openAnalysis(page, `${server.address}/analysis/reversi?at=2500#moves=${text}`);
    const drawn = () => page.locator(".variations [role=option]").count();
    expect(await drawn()).toBeLessThan(200);
    expect(await page.locator(".variations [aria-selected=true]").getAttribute("aria-setsize")).toBe("5001");
    // The move that is shown is in sight, wherever one goes.
    const inSight = () =>
      page.locator(".variations").evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        const current = list.querySelector("[aria-selected=true]")?.getBoundingClientRect();
        return current !== undefined && current.top >= top - 1 && current.bottom <= bottom + 1;
      });
    await expect.poll(inSight).toBe(true);
    for (const key of ["End", "Home", "ArrowRight", "ArrowRight", "ArrowDown", "End"]) {
      await page.keyboard.press(key);
      await expect.poll(inSight, { message: key }).toBe(true);
      expect(await drawn(), key).toBeLessThan(200);
    }
    await page.keyboard.press("Home");
    const before = await page.locator("[aria-setsize]").first().getAttribute("aria-setsize");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await expect
      .poll(() => page.locator("[aria-setsize]").first().getAttribute("aria-setsize"))
      .not.toBe(before);
    await page.keyboard.press("u");
    await expect.poll(() => page.locator("[aria-setsize]").first().getAttribute("aria-setsize")).toBe(before);
    await page.waitForURL(/\/analysis\/reversi\/[^/]+$/);
    const place = await shown(page);
    await page.reload();
    await page.locator(".variations").waitFor();
    expect(await shown(page)).toBe(place);
    expect(await page.locator("[aria-setsize]").first().getAttribute("aria-setsize")).toBe("5001");
  });

  it("answers keys and presses at once", async () => {
    const page = await open();
    await openAnalysis(page, `${server.address}/analysis/reversi?at=2500#moves=${text}`);
    await page.keyboard.press("a");
    await page.keyboard.press("Home");
    // The whole way from key to paint, the middle one of many: the bench has the figure of a quiet machine.
    const times = await page.evaluate(async () => {
      const list = document.querySelector(".variations") as HTMLElement;
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const found: number[] = [];
      for (let count = 0; count < 40; count++) {
        const started = performance.now();
        const key = count % 3 === 2 ? "ArrowDown" : "ArrowRight";
        list.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        await painted();
        found.push(performance.now() - started);
      }
      return found.sort((a, b) => a - b);
    });
    expect(times[20]).toBeLessThan(200);
    await page.keyboard.press("Home");
    await pressSquare(page, "d3");
    await expect.poll(() => shown(page)).toMatch(/^Move 1, /);
  });
});
