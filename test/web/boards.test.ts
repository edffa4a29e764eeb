import { describe, expect, it } from "vitest";
import { usePages, useServer } from "./fixture.ts";
import { movesMade, playOn, pressSpot } from "./hands.ts";

const server = useServer();
const open = usePages({ reducedMotion: "no-preference" });

const boards = ["stones", "kayles", "sticks", "piles", "reversi"] as const;

describe("a board", () => {
  it("has pieces a finger can press, from a phone at 400 % to a wide screen", async () => {
    const page = await open({ reducedMotion: "reduce" });
    for (const game of boards) {
      await page.goto(`${server.address}/play/${game}#moves=`);
      await page.getByTestId("status").waitFor();
      for (const [width, height] of [
        [320, 256],
        [360, 740],
        [740, 360],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const least = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll(".board .hit")].map((hit) =>
            hit.getBoundingClientRect(),
          );
          return {
            width: Math.min(...boxes.map((box) => box.width)),
            height: Math.min(...boxes.map((box) => box.height)),
            over: (document.querySelector(".board")?.getBoundingClientRect().right ?? 0) - window.innerWidth,
          };
        });
        const where = `${game} on ${width}x${height}`;
        expect(least.width, where).toBeGreaterThan(23.5);
        expect(least.height, where).toBeGreaterThan(23.5);
        expect(least.over, where).toBeLessThanOrEqual(0);
      }
    }
  });

  it("covers nothing else and is covered by nothing, with and without the analysis", async () => {
    const page = await open({ reducedMotion: "reduce" });
    for (const game of boards) {
      await playOn(page, `${server.address}/play/${game}#moves=`);
      for (const analysed of [false, true]) {
        if (analysed) await page.keyboard.press("a");
        for (const [width, height] of [
          [320, 568],
          [360, 740],
          [412, 915],
          [740, 360],
          [820, 1180],
          [1024, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise(requestAnimationFrame));
          const covered = await page.evaluate(() => {
            const parts = [".game-head", ".seats", ".stage .board", ".status-line", ".sheet", ".actions"];
            const boxes = parts.flatMap((part) => {
              const box = document.querySelector(part)?.getBoundingClientRect();
              return box && box.width > 0 ? [{ part, box }] : [];
            });
            const meet = (one: DOMRect, other: DOMRect) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
            return boxes.flatMap(({ part, box }, at) =>
              boxes
                .slice(at + 1)
                .filter((other) => meet(box, other.box))
                .map((other) => `${part} and ${other.part}`),
            );
          });
          expect(covered, `${game} on ${width}x${height}${analysed ? ", analysed" : ""}`).toEqual([]);
        }
      }
    }
  });

  it("has the focus when its page opens, and is one tab stop", async () => {
    const page = await open({ viewport: { width: 1100, height: 800 } });
    for (const game of boards) {
      await page.goto(`${server.address}/play/${game}`);
      await page.getByTestId("status").waitFor();
      const onBoard = () => page.evaluate(() => document.activeElement?.closest(".table") !== null);
      expect(await onBoard(), game).toBe(true);
      await page.keyboard.press("Tab");
      expect(await onBoard(), game).toBe(false);
      await page.keyboard.press("Shift+Tab");
      expect(await onBoard(), game).toBe(true);
      await page.keyboard.press("Shift+Tab");
      expect(await onBoard(), game).toBe(false);
    }
  });

  it("stays where it is when a piece is picked up", async () => {
    const page = await open({ viewport: { width: 1024, height: 768 } });
    for (const game of ["stones", "kayles", "sticks", "piles"]) {
      await playOn(page, `${server.address}/play/${game}#moves=`);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".board .hit")].map((hit) => hit.getBoundingClientRect().toJSON()),
        );
      const before = await places();
      await pressSpot(page, { row: 1, stick: { stones: 21, kayles: 6, sticks: 5, piles: 9 }[game] ?? 1 });
      await page.locator(".outline.chosen").waitFor();
      expect(await places(), game).toEqual(before);
    }
  });

  it("has brackets in the analysis of sticks that can be pressed", async () => {
    const page = await open({ viewport: { width: 1024, height: 768 } });
    await playOn(page, `${server.address}/play/sticks#moves=`);
    await page.keyboard.press("a");
    const bracket = page.locator('.brackets [data-move="1:2-8"]');
    await bracket.waitFor();
    const press = async () => {
      const box = await bracket.locator(".hit").boundingBox();
      if (!box) throw new Error("the bracket is not drawn");
      await page.mouse.click(box.x + 20, box.y + box.height / 2);
    };
    await press();
    expect(await page.locator('[aria-selected="true"]').count()).toBe(7);
    await press();
    await page.locator(".spot.gone").nth(6).waitFor();
  });
});

describe("discs", () => {
  it("turn over in a wave from the move and stay marked, and nothing waits for them", async () => {
    const page = await open({ viewport: { width: 1024, height: 768 } });
    await playOn(page, `${server.address}/play/reversi#moves=f5d6c3d3`);
    expect(await page.locator(".disc.turning").count()).toBe(0);
    // c4 turns d4; b3 comes in the same moment, while it still turns.
    const played = await page.evaluate(async () => {
      const press = (square: number) =>
        document
          .querySelector(`[data-square="${square}"] .hit`)
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      press(3 * 8 + 2);
      await new Promise(requestAnimationFrame);
      const face = document.querySelector(".disc.turning .face");
      const { animationName, animationDuration } = getComputedStyle(face as Element);
      const marked = document.querySelectorAll(".turned").length;
      press(2 * 8 + 1);
      await new Promise(requestAnimationFrame);
      return { animationName, animationDuration, marked };
    });
    expect(played).toEqual({ animationName: "to-black", animationDuration: "0.25s", marked: 1 });
    expect(await movesMade(page)).toBe(6);
  });

  it("fade over into the other colour where motion is reduced", async () => {
    const page = await open({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
    await playOn(page, `${server.address}/play/reversi#moves=f5d6c3d3`);
    await page.locator('[data-square="26"]').click();
    const turning = page.locator(".disc.black.turning");
    await turning.waitFor();
    const styles = await turning.evaluate((disc) => {
      const of = (part: string) => getComputedStyle(disc.querySelector(part) as Element);
      return [of(".face").animationName, of(".was").visibility];
    });
    expect(styles).toEqual(["fade-to-black", "visible"]);
  });
});
