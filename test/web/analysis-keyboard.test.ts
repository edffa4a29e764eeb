import { expect, it } from "vitest";
import { openAnalysis, shown, variations } from "./analysis-hands.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByKeyboard } from "./hands.ts";

const server = useServer();
const open = usePages(desk);

it("walks the variations with arrows, and does all the rest with keys", async () => {
  const page = await open();
  const { keyboard } = page;
  await openAnalysis(page, `${server.address}/analysis/reversi?at=1#moves=f5d6(f6e6)(f4)c3d3`);
  const after = async (key: string, move: string) => {
    await keyboard.press(key);
    await expect.poll(() => shown(page), { message: key }).toBe(move);
  };
  await after("ArrowRight", "Move 2, d6, variation 1 of 3");
  await after("ArrowDown", "Move 2, f6, variation 2 of 3");
  await after("ArrowRight", "Move 3, e6");
  await after("ArrowLeft", "Move 2, f6, variation 2 of 3");
  await after("ArrowDown", "Move 2, f4, variation 3 of 3");
  await after("ArrowDown", "Move 2, f4, variation 3 of 3");
  await after("ArrowUp", "Move 2, f6, variation 2 of 3");
  await after("End", "Move 3, e6");
  await after("Home", "Start");
  await after(".", "Move 1, f5");
  await after(".", "Move 2, f6, variation 2 of 3");
  await after("v", "Move 2, f4, variation 3 of 3");
  await after("Shift+V", "Move 2, f6, variation 2 of 3");
  // The list says which move is shown: it has the focus and names it.
  expect(
    await page.evaluate(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.querySelector(".unseen")?.textContent;
    }),
  ).toBe("Move 2, f6, variation 2 of 3");
  await keyboard.press("p");
  await expect.poll(() => shown(page)).toBe("Move 2, f6, variation 1 of 3");
  await keyboard.press("Delete");
  await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6", "f4", "c3 d3"]);
  await page.getByTestId("announcer").getByText("Undo brings it back").waitFor();
  await keyboard.press("Control+z");
  await expect.poll(() => variations(page)).toEqual(["Start", "f5 f6", "d6 c3 d3", "f4", "e6"]);
  await keyboard.press("?");
  await page.getByRole("dialog").getByText("deletes the move and what follows").waitFor();
  await keyboard.press("Escape");
  // While it closes it still has the keys.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await keyboard.press("a");
  await expect.poll(() => page.locator(".understanding, .stage .value").count()).toBe(0);
  await keyboard.press("a");
  await page.locator(".stage .value").first().waitFor();
});

it.each(["stones", "reversi"])(
  "a move of %s is tried with the keys, and the board keeps the focus",
  async (game) => {
    const page = await open();
    await openAnalysis(page, `${server.address}/analysis/${game}`);
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "gridcell");
    const before = await page.locator(".variations [role=option]").count();
    await moveByKeyboard(page, ".variations [role=option]");
    expect(await page.locator(".variations [role=option]").count()).toBe(before + 1);
    expect(await page.evaluate(() => document.activeElement?.closest(".stage") !== null)).toBe(true);
  },
);
