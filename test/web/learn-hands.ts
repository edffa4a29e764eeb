import type { Page } from "playwright-core";
import { turnOrEnd } from "./hands.ts";

/** What a person does in a lesson, by keyboard alone. */

/** Opens a lesson and waits until its board can be played on. */
export async function lookedAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("text").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".lesson"), undefined, { polling: 50 });
}

export function status(page: Page): Promise<string> {
  return page.getByTestId("status").innerText();
}

/** How many pieces stand. */
export function standing(page: Page): Promise<number> {
  return page.locator(".stage .spot:not(.gone)").count();
}

/** Takes so many from the end of the only row. */
export async function take(page: Page, count: number): Promise<void> {
  await page.locator(".stage .board.active").waitFor();
  await page.locator('.stage [tabindex="0"]').focus();
  await page.keyboard.press("End");
  for (let step = 1; step < count; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

/** Plays a step on a row of stones whose last one loses to its end. */
export async function solve(page: Page): Promise<void> {
  for (;;) {
    const before = await standing(page);
    await take(page, (before - 1) % 4 || 1);
    await page.waitForFunction(
      (before) => {
        const said = document.querySelector("[data-testid=status]")?.textContent ?? "";
        const left = document.querySelectorAll(".stage .spot:not(.gone)").length;
        const open = document.querySelector(".stage .board.active") !== null && left < before;
        return open || (said.startsWith("Right.") && !said.includes("Play on."));
      },
      before,
      { polling: 50 },
    );
    if ((await page.locator(".stage .board.active").count()) === 0) return;
  }
}

async function playGame(page: Page, choose: (left: number) => number, end: RegExp): Promise<void> {
  for (let move = 0; move < 21; move++) {
    if ((await turnOrEnd(page)) === "end") break;
    await take(page, choose(await standing(page)));
    await page.locator(".stage .board:not(.active)").waitFor();
  }
  const said = await status(page);
  if (!end.test(said)) throw new Error(`the game ended otherwise: ${said}`);
}

/** Leaves 1, 5, 9 and so on wherever that can be. */
export const leaveGood = (page: Page, end: RegExp) => playGame(page, (left) => (left - 1) % 4 || 1, end);

/** Leaves none of these, as long as there is anything else to leave. */
export const leaveBad = (page: Page, end: RegExp) =>
  playGame(page, (left) => [1, 2, 3].find((take) => take < left && (left - take - 1) % 4 !== 0) ?? 1, end);

/** Everything that a screen reader is told from now on, also over a load. */
export async function heardBy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      const said = document.querySelector("[data-testid=announcer]")?.textContent?.trim() ?? "";
      if (said !== "" && said !== told.at(-1)) told.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}
