import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { everyNth } from "../cases.ts";
import { usePages, useServer } from "./fixture.ts";
import { playOn, pressSpot } from "./hands.ts";
import { contrast, edgeThatStandsOut } from "./pixels.ts";

const server = useServer();
const opened = usePages();
/** A page without the site's content policy, where pictures are read. */
let reader: Page;

beforeAll(async () => {
  reader = await opened();
});

type Theme = "light" | "dark";

async function open(theme: Theme, path: string): Promise<Page> {
  const page = await opened({
    colorScheme: theme,
    viewport: { width: 1000, height: 800 },
    deviceScaleFactor: 2,
  });
  await playOn(page, server.address + path);
  return page;
}

/** Corners and the ends of thin lines are blurred: nearly all of an edge must stand out, not its every pixel. */
const nearlyAll = 0.9;

async function expectSeen(page: Page, selectors: readonly string[]): Promise<void> {
  const missed: string[] = [];
  for (const selector of selectors) {
    const share = await edgeThatStandsOut(page, reader, selector, 3);
    if (share < nearlyAll) missed.push(`${selector}: ${share.toFixed(2)}`);
  }
  expect(missed).toEqual([]);
}

async function pointAt(page: Page, shape: string): Promise<void> {
  const box = await page.locator(shape).first().boundingBox();
  if (!box) throw new Error(`${shape} is not drawn`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

it("is measured as WCAG defines it", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

it("notices a shape that is too pale, and an outline with a gap", async () => {
  const page = await open("light", "/play/stones#moves=");
  const draw = (style: string) =>
    page.evaluate((text) => {
      document.querySelector("#drawn")?.remove();
      const shape = Object.assign(document.createElement("p"), { id: "drawn" });
      shape.style.cssText = `position: fixed; inset: 300px auto auto 300px; width: 60px; height: 60px; margin: 0; ${text}`;
      document.body.append(shape);
    }, style);
  const seen = () => edgeThatStandsOut(page, reader, "#drawn", 3);
  await draw("background: #fff; border: 2px solid #6b6b6b");
  expect(await seen()).toBeGreaterThan(nearlyAll);
  await draw("background: #fff; border: 2px solid #bbb");
  expect(await seen()).toBe(0);
  await draw("background: #fff; border: 2px solid #6b6b6b; border-left-color: #ddd");
  expect(await seen()).toBeLessThan(nearlyAll);
});

for (const [at, theme] of (["light", "dark"] as const).entries()) {
  describe(`in the ${theme} theme the edge of every shape stands out 3 : 1`, { timeout: 120_000 }, () => {
    it("on the felt: legal moves, lines, discs, the last move, what it turned and what another would", async () => {
      const page = await open(theme, "/play/reversi#moves=f5d6c3d3");
      await page.locator(".choice").first().waitFor();
      await page.keyboard.press("ArrowRight");
      await expectSeen(page, [
        ".choice",
        "path.grid",
        ".disc.black",
        ".disc.white .face",
        ".square .last",
        ".disc.white .turned",
        ".square:focus-visible .hit",
      ]);
      await page.locator(".square.legal").first().hover();
      await expectSeen(page, [".would-turn", ".ghost"]);
      await page.locator(".square.legal").first().click();
      await page.locator(".disc.black .turned").first().waitFor();
      await page.mouse.move(1, 1);
      await expectSeen(page, [".disc.black .turned", ".square .last"]);
      await page.locator(".square.legal").first().hover();
      await expectSeen(page, [".ghost"]);
      await page.mouse.move(1, 1);
      await page.keyboard.press("h");
      await page.locator(".square .hint").waitFor();
      await expectSeen(page, [".square .hint"]);
      await page.keyboard.press("a");
      await page.locator(".value:not(.best)").first().waitFor();
      await expectSeen(page, [".value rect", ".value.best rect"]);
    });

    it("on rows: pieces, the turn of a row, its end, what is picked up, taken and marked", async () => {
      const page = await open(theme, "/play/stones#moves=");
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator(".bend").waitFor();
      await expectSeen(page, [".bend", ".ends path", ".spot .body"]);
      await pressSpot(page, { row: 1, stick: 20 });
      await expectSeen(page, [".outline.chosen", ".outline .badge"]);
      await pressSpot(page, { row: 1, stick: 20 });
      await page.locator(".outline.last").waitFor();
      await page.keyboard.press("Escape");
      await expectSeen(page, [".outline.last"]);
    });

    for (const game of ["stones", "kayles", "sticks", "piles"]) {
      it(`on ${game}: pieces, where the keys are, what is pointed at, hinted at and marked`, async () => {
        const page = await open(theme, `/play/${game}#moves=`);
        const last = game === "sticks" ? '[data-row="5"] .body' : ".spot:last-child .body";
        await expectSeen(page, [".spot .body", last]);
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("Escape");
        await expectSeen(page, [".cursor"]);
        await pointAt(page, last);
        await expectSeen(page, [".outline.preview"]);
        await page.mouse.move(1, 1);
        await page.keyboard.press("h");
        await page.locator(".outline.hint").waitFor();
        await expectSeen(page, [".outline.hint"]);
        await page.keyboard.press("a");
        const marks = [".brackets path:not(.halo)", ".marks .mark.won", ".marks .mark.lost"];
        await page.locator(marks.join()).first().waitFor();
        const drawn = await Promise.all(marks.map((mark) => page.locator(mark).count()));
        await expectSeen(
          page,
          marks.filter((_, index) => drawn[index]),
        );
        await expectSeen(page, [".chip"]);
      });
    }

    for (const felt of everyNth(["green", "blue", "brown", "grey"], 2, at))
      it(`on ${felt} felt, with each kind of pieces: discs, marks, lines and coordinates`, async () => {
        const page = await open(theme, "/play/reversi#moves=f5d6c3d3");
        const set = (name: string, value: string) =>
          page.evaluate(
            ([key = "", text = ""]) => localStorage.setItem(`grundy/settings/${key}`, text),
            [name, value],
          );
        await set("felt", felt);
        await set("confirm", "on");
        for (const pieces of ["natural", "warm", "cool"]) {
          await set("pieces", pieces);
          await page.reload();
          await page.locator(".choice").first().waitFor();
          const discs = [".disc.black", ".disc.white .face", ".disc.white .turned"];
          const marks = [".choice", "path.grid", ".square .last"];
          await expectSeen(page, pieces === "natural" ? [...discs, ...marks] : discs);
          expect(await edgeThatStandsOut(page, reader, ".coordinate text", 4.5)).toBeGreaterThan(nearlyAll);
          await page.locator(".square.legal").first().click();
          await page.mouse.move(1, 1);
          // The keyboard's frame lies around it.
          await page.evaluate(() => (document.activeElement as SVGElement).blur());
          await expectSeen(page, [".ghost", ".picked-frame", ".would-turn"]);
        }
      });

    for (const pieces of everyNth(["warm", "cool"], 2, at))
      it(`on rows of ${pieces} pieces`, async () => {
        const page = await opened({ colorScheme: theme, viewport: { width: 1000, height: 800 } });
        await page.addInitScript((kind) => localStorage.setItem("grundy/settings/pieces", kind), pieces);
        for (const game of ["stones", "kayles", "sticks", "piles"]) {
          await playOn(page, `${server.address}/play/${game}#moves=`);
          expect(await page.locator("html").getAttribute("data-pieces")).toBe(pieces);
          const last = game === "sticks" ? '[data-row="5"] .body' : ".spot:last-child .body";
          await expectSeen(page, [".spot .body", last]);
        }
      });

    it("on settings: swatches and what they show", async () => {
      const page = await opened({ colorScheme: theme, viewport: { width: 1000, height: 1400 } });
      await page.goto(`${server.address}/settings`);
      await page.locator(".swatch").first().waitFor();
      await expectSeen(page, [".swatch", ".swatch:has(:checked)", ".swatch input", ".settings .check input"]);
      for (const felt of ["green", "blue", "brown", "grey"])
        await expectSeen(page, [`[data-felt="${felt}"] .sample-dark`, `[data-felt="${felt}"] .sample-light`]);
    });

    it("on forms: buttons, fields and lists", async () => {
      const page = await open(theme, "/play/stones#moves=");
      await page.getByRole("button", { name: "New", exact: true }).click();
      const form = ".dialog .setup";
      await page.locator(`${form} select`).first().waitFor();
      await expectSeen(page, [
        `${form} select`,
        `${form} .field input`,
        `${form} .check input`,
        `${form} .primary`,
      ]);
      await page.goto(`${server.address}/consoles/piles`);
      await page.locator(".xterm").waitFor();
      await expectSeen(page, [".tabs a", ".tabs a[aria-current]", ".command button"]);
    });
  });
}
