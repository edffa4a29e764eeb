import type { Page } from "playwright-core";

/** What a person does at the page, step by step: only what can be seen and pressed is used. */

export type GameName = "Stones" | "Kayles" | "Sticks" | "Piles" | "Reversi";

export const gameNames: readonly GameName[] = ["Stones", "Kayles", "Sticks", "Piles", "Reversi"];

/** A new game through the options form on the home page. */
export async function startGame(
  page: Page,
  address: string,
  game: GameName,
  choices: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole("button", { name: `Options for ${game}` }).click();
  for (const [label, value] of Object.entries(choices)) {
    const field = page.getByRole("dialog").getByLabel(label, { exact: true });
    const isSelect = await field.evaluate((element) => element.tagName === "SELECT");
    if (isSelect) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.getByTestId("status").waitFor();
}

/** Goes on with the game of a link, two at this device. */
export async function playOn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Play on, two at this device" }).click();
  await page.waitForURL(/\/play\/[a-z]+\/[^#]+$/);
  await page.getByTestId("status").waitFor();
}

export function status(page: Page): Promise<string> {
  return page.getByTestId("status").innerText();
}

/** Waits until it is someone's turn here, or the game is over. */
export async function turnOrEnd(page: Page): Promise<"turn" | "end"> {
  await page.waitForFunction(
    () => {
      const text = document.querySelector("[data-testid=status]")?.textContent ?? "";
      return /turn/.test(text) || /\b(won|lost|draw)\b/.test(text);
    },
    undefined,
    // Without this it would be looked at with every frame, and every frame drawn for it.
    { polling: 50 },
  );
  return /\b(won|lost|draw)\b/.test(await status(page)) ? "end" : "turn";
}

/** One move by mouse: the first square that is marked, or the last piece that stands. */
export async function moveByMouse(page: Page): Promise<void> {
  const before = await movesMade(page);
  const square = page.locator(".square.legal").first();
  if ((await square.count()) > 0) await square.click();
  else {
    await pressSpot(page, await lastStanding(page));
    await page.getByRole("button", { name: /^Take \d/ }).click();
  }
  await page.waitForFunction((count) => document.querySelectorAll(".moves .move").length > count, before);
}

/** Gives up, and says so once more; a second press that comes at once would not count. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.waitForTimeout(450);
  await page.getByRole("button", { name: "Really resign?" }).click();
}

/** Calls off a game that nobody has joined, in the same way. */
export async function cancel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForTimeout(450);
  await page.getByRole("button", { name: "Really cancel?" }).click();
}

export async function movesMade(page: Page): Promise<number> {
  return page.locator(".moves .move").count();
}

export interface Spot {
  readonly row: number;
  readonly stick: number;
}

/** Pieces overlap, so the middle of its hit area is pressed, and not that of what is drawn. */
export async function pressSpot(page: Page, { row, stick }: Spot): Promise<void> {
  const box = await page.locator(`[data-row="${row}"][data-stick="${stick}"] .hit`).boundingBox();
  if (!box) throw new Error(`row ${row}, stick ${stick} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.6);
}

async function lastStanding(page: Page): Promise<Spot> {
  return page
    .locator(".spot:not(.gone)")
    .last()
    .evaluate((element) => {
      const { row, stick } = (element as SVGElement).dataset;
      return { row: Number(row), stick: Number(stick) };
    });
}

/** One move by keyboard alone: the focus is brought to the board with Tab, arrows find something to play, Enter plays. */
export async function moveByKeyboard(page: Page, listed = ".moves .move"): Promise<void> {
  const before = await page.locator(listed).count();
  await focusBoard(page);
  if ((await page.locator(".square").count()) > 0) await walkToLegalSquare(page);
  else await walkToLegalSpot(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(({ listed, before }) => document.querySelectorAll(listed).length > before, {
    listed,
    before,
  });
}

async function focusBoard(page: Page): Promise<void> {
  for (let count = 0; count < 40; count++) {
    const there = await page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
    if (there) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the board cannot be reached with Tab");
}

async function walkToLegalSquare(page: Page): Promise<void> {
  const { from, to, size } = await page.evaluate(() => {
    const squareOf = (element: Element | null) => Number((element as SVGElement).dataset.square);
    const legal = [...document.querySelectorAll(".square.legal")];
    return {
      from: squareOf(document.activeElement),
      to: squareOf(legal[Math.floor(legal.length / 2)] as Element),
      size: Math.sqrt(document.querySelectorAll(".square").length),
    };
  });
  const down = Math.floor(to / size) - Math.floor(from / size);
  const right = (to % size) - (from % size);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
}

/** Walks along the rows, the top one first and each from its end, until something is picked up. */
async function walkToLegalSpot(page: Page): Promise<void> {
  const picked = async () => (await page.locator('.board [aria-selected="true"]').count()) > 0;
  if (await picked()) return;
  for (let row = 0; row < 8; row++) await page.keyboard.press("ArrowUp");
  for (let row = 0; row < 10; row++) {
    await page.keyboard.press("End");
    for (const key of ["ArrowLeft", "ArrowRight"]) {
      for (let step = 0; step < 10; step++) {
        if (await picked()) return;
        await page.keyboard.press(key);
      }
    }
    await page.keyboard.press("ArrowDown");
  }
  throw new Error("the arrow keys find nothing to take");
}
