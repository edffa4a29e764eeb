import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { usePages, useServer } from "./fixture.ts";
import { shareThatDiffers } from "./pixels.ts";

const server = useServer();
/** So wide that the board has the 720 pixels for which pictures are drawn. */
const open = usePages({ viewport: { width: 1152, height: 800 }, acceptDownloads: true });

/** What is left free around the board in a picture, in its own units. */
const margin = 12;

const games = {
  stones: "moves=1:21-21,1:18-20",
  kayles: "moves=1:3-4,1:8-8",
  sticks: "moves=1:2-4,2:1-3,4:1-1",
  piles: "moves=1:8-9,3:1-9",
  reversi: "moves=f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6",
  taking: `options=${encodeURIComponent('{"rows":[40,7],"take":"any","middle":true,"last":"wins"}')}&moves=1:20-25`,
};

async function openPicture(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("status").waitFor();
  // The focus has a frame of its own, and the last piece takes a moment to lie.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    (document.activeElement as HTMLElement | null)?.blur();
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

async function openPart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Picture", { exact: true }).click();
  await page.getByRole("img", { name: /^The picture/ }).waitFor();
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await coming).path());
}

/** Where the board lies on the page, and its size in its own units. */
async function boardOn(page: Page) {
  return page.locator("svg.board").evaluate((board) => {
    const { width, height } = (board as SVGSVGElement).viewBox.baseVal;
    const { x, y, width: wide, height: high } = board.getBoundingClientRect();
    return { width, height, box: { x, y, width: wide, height: high } };
  });
}

type Drawn = Awaited<ReturnType<typeof boardOn>>;

/** As much of the place as the drawing fills, in whole pixels. */
function clipOf({ width, height, box }: Drawn) {
  const scale = Math.min(box.width / width, box.height / height);
  return {
    x: Math.ceil(box.x + (box.width - width * scale) / 2),
    y: Math.ceil(box.y + (box.height - height * scale) / 2),
    width: Math.floor(width * scale) - 2,
    height: Math.floor(height * scale) - 2,
  };
}

/** A page with nothing but the picture, its margin cut off, where the board was: no style sheet of ours is there. */
async function photograph(reader: Page, svg: string, drawn: Drawn): Promise<Buffer> {
  const cut = `${margin} ${margin} ${drawn.width} ${drawn.height}`;
  await reader.setContent(`<body>${svg.replace(/viewBox="[^"]*"/, `viewBox="${cut}"`)}`);
  await reader.locator("body > svg").evaluate((picture, box) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((part) => `${part}px`);
    Object.assign((picture as SVGElement).style, { position: "absolute", left: x, top: y, width, height });
  }, drawn.box);
  return reader.screenshot({ clip: clipOf(drawn) });
}

/** Either file as a browser shows it. */
async function shown(reader: Page, address: string): Promise<Buffer> {
  await reader.setContent('<body style="margin:0"><img width="600">');
  await reader.locator("img").evaluate(async (image: HTMLImageElement, source) => {
    image.src = source;
    await image.decode();
  }, address);
  return reader.locator("img").screenshot();
}

const unitsOf = (svg: string) => Number(/viewBox="0 0 ([0-9.]+)/.exec(svg)?.[1]);

describe("a picture is the board", () => {
  for (const [game, link] of Object.entries(games)) {
    for (const colorScheme of ["light", "dark"] as const) {
      it(`of ${game}, ${colorScheme}`, async () => {
        const page = await open({ colorScheme });
        const reader = await open();
        await openPicture(page, `${server.address}/play/${game}#${link}`);
        const drawn = await boardOn(page);
        const seen = await page.screenshot({ clip: clipOf(drawn) });
        await openPart(page);
        const svg = (await saved(page, "Save SVG")).toString();
        expect(unitsOf(svg)).toBe(drawn.width + 2 * margin);
        expect(await shareThatDiffers(reader, seen, await photograph(reader, svg, drawn))).toBeLessThan(
          0.002,
        );
        const files = [
          `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
          `data:image/png;base64,${(await saved(page, "Save PNG")).toString("base64")}`,
        ];
        const [vector, pixels] = [await shown(reader, files[0] ?? ""), await shown(reader, files[1] ?? "")];
        expect(await shareThatDiffers(reader, vector, pixels)).toBeLessThan(0.05);
      });
    }
  }

  it("and a single disc too many is noticed", async () => {
    const page = await open();
    const reader = await open();
    await openPicture(page, `${server.address}/play/reversi#${games.reversi}`);
    const drawn = await boardOn(page);
    const seen = await page.screenshot({ clip: clipOf(drawn) });
    await openPicture(page, `${server.address}/play/reversi#${games.reversi}b5`);
    await openPart(page);
    const svg = (await saved(page, "Save SVG")).toString();
    const other = await photograph(reader, svg, drawn);
    expect(await shareThatDiffers(reader, seen, other)).toBeGreaterThan(0.02);
  });
});

describe("a picture", () => {
  it("has the colours, the mark and the line that were chosen, and needs no page", async () => {
    const page = await open({ colorScheme: "light" });
    await openPicture(page, `${server.address}/play/reversi#${games.reversi}`);
    await openPart(page);
    const light = (await saved(page, "Save SVG")).toString();
    expect(light).toContain("Reversi, move 15 of 15");
    expect(light).toContain("#f5f2ea");
    expect(light).not.toMatch(/class=|style=|var\(|<script|href|data-|aria-|tabindex/);
    await page.getByLabel("Colours", { exact: true }).selectOption("Dark");
    await page.getByLabel("Mark the last move").uncheck();
    await page.getByLabel("Game and players below").uncheck();
    await expect.poll(async () => (await saved(page, "Save SVG")).toString()).toContain("#151917");
    await expect.poll(async () => (await saved(page, "Save SVG")).toString()).not.toMatch(/move 15|#c23a15/);
    // The page itself has kept its own.
    expect(
      await page.evaluate(() => getComputedStyle(document.body.parentElement as Element).colorScheme),
    ).toBe("light");
  });

  it("is of the move that is shown", async () => {
    const page = await open();
    await openPicture(page, `${server.address}/play/reversi#${games.reversi}`);
    await page.getByRole("button", { name: "First position" }).click();
    await openPart(page);
    expect((await saved(page, "Save SVG")).toString()).toContain("Reversi, the start");
  });

  it("is copied where the browser can", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await openPicture(page, `${server.address}/play/piles#${games.piles}`);
    await openPart(page);
    await page.getByRole("button", { name: "Copy the picture" }).click();
    await page.getByText("Picture copied.").waitFor({ state: "attached" });
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    );
    expect(types).toContain("image/png");
  });

  it("is not made of a board that is too large to be drawn", async () => {
    const page = await open();
    const options = encodeURIComponent('{"size":60}');
    await openPicture(page, `${server.address}/play/reversi#options=${options}&moves=`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Picture", { exact: true }).click();
    await page.getByText("This board is too large for a picture.").waitFor();
  });

  it("of the largest board that is drawn stays small", async () => {
    const page = await open();
    const options = encodeURIComponent('{"size":40}');
    await openPicture(page, `${server.address}/play/reversi#options=${options}&moves=u19`);
    await openPart(page);
    expect((await saved(page, "Save SVG")).length).toBeLessThan(200_000);
    expect((await saved(page, "Save PNG")).length).toBeLessThan(3_000_000);
  });
});
