import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useOwnServer, usePages } from "./fixture.ts";
import { moveByKeyboard, movesMade, turnOrEnd } from "./hands.ts";

const server = useOwnServer();
const open = usePages();

/** Presses Tab until the focus is on what goes by that name, and sees to it that it can be seen there. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < 120; count++) {
    const { text, seen } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const label =
        focused.closest("label")?.textContent ?? (focused as HTMLInputElement).labels?.[0]?.textContent;
      const { width, height } = focused.getBoundingClientRect();
      const text = focused.getAttribute("aria-label") ?? label ?? focused.textContent ?? "";
      return { text: text.trim(), seen: focused !== document.body && width > 0 && height > 0 };
    });
    if (seen && (typeof name === "string" ? text === name : name.test(text))) return;
    passed.push(text.slice(0, 30));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}, but to ${[...new Set(passed)].join(" | ")}`);
}

it("is used from end to end with keys alone", async () => {
  const page = await open();
  const { keyboard } = page;
  await page.goto(server.address);

  await tabTo(page, "Options for Sticks");
  await keyboard.press("Enter");
  await page.getByRole("dialog").locator("button[type=submit]").waitFor();
  await tabTo(page, /^Opponent/);
  await keyboard.type("smart");
  await tabTo(page, "Play");
  await keyboard.press("Enter");
  await page.getByTestId("status").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/sticks\/[^/]+$/);

  await moveByKeyboard(page);
  await turnOrEnd(page);
  expect(await movesMade(page)).toBeGreaterThanOrEqual(1);

  await tabTo(page, /^Share/);
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await tabTo(page, "Players");
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "Players" }).waitFor();
  await tabTo(page, "Add a player");
  await keyboard.press("Enter");
  for (const [label, text] of [
    ["Username", "ada"],
    ["Given name", "Ada"],
    ["Family name", "Lovelace"],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor();

  await tabTo(page, "Remove ada");
  await keyboard.press("Enter");
  await tabTo(page, "Yes");
  await keyboard.press("Enter");
  await page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor({ state: "detached" });
  await tabTo(page, "Undo");
  await keyboard.press("Enter");
  await page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor();

  await tabTo(page, "Consoles");
  await keyboard.press("Enter");
  await page.locator(".xterm").waitFor();
  await tabTo(page, "Piles");
  await keyboard.press("Enter");
  await page.waitForURL("**/consoles/piles");
  await page.locator(".xterm").waitFor();
  const printed = () => page.getByTestId("terminal").getAttribute("data-printed").then(Number);
  await expect.poll(printed).toBeGreaterThan(0);
  const before = await printed();
  await tabTo(page, /^hint/);
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect.poll(printed).toBeGreaterThan(before + 50);
  // The terminal has the focus now, and Tab leads on from it.
  await tabTo(page, "Copy the output");
});
