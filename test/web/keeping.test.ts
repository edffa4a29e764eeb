import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByMouse, movesMade, resign, startGame, status } from "./hands.ts";

const server = useServer();
const people = { somebody: usePages(desk) };

const own = (page: Page) => page.getByRole("region", { name: "Your games" });
const moves = (page: Page, count: number) => expect.poll(() => movesMade(page)).toBe(count);

it("a link is looked at beside one's own game; playing on from it makes a game of its own", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Reversi", { Opponent: "beside" });
  await moveByMouse(page);
  const mine = page.url();
  const link = `${server.address}/play/reversi#moves=f5d6c3d3c4`;
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByTestId("status").waitFor();
  expect(await movesMade(page)).toBe(5);
  expect(await page.locator(".board.active").count()).toBe(0);
  await page.reload();
  await moves(page, 5);
  expect(page.url()).toBe(link);
  await page.getByRole("button", { name: /^Move 2,/ }).click();
  expect(await status(page)).toContain("move 2 of 5");
  await page.getByRole("button", { name: "Play on, two at this device" }).click();
  await moves(page, 2);
  await moveByMouse(page);
  await moves(page, 3);
  await page.goBack();
  await moves(page, 5);
  await page.goto(server.address);
  await expect.poll(() => own(page).getByRole("listitem").count()).toBe(2);
  await page.goto(mine);
  await moves(page, 1);
});

it("what is loaded is looked at, too, and the game before it stays", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Reversi", { Opponent: "beside" });
  await moveByMouse(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Load a record").fill("f5d6c3");
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await moves(page, 3);
  await page.goBack();
  await moves(page, 1);
});

it("one's games are on the home page, those that go on first; what is removed can be brought back", async () => {
  const page = await people.somebody();
  for (const game of ["Sticks", "Stones"] as const) {
    await startGame(page, server.address, game, { Opponent: "beside" });
    await moveByMouse(page);
  }
  await resign(page);
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  await page.goto(server.address);
  const rows = own(page).getByRole("listitem");
  await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
  const [first, second] = await rows.allInnerTexts();
  expect(first).toMatch(/Sticks.*Player 1 against Player 2.*1 move.*\d:\d\d/s);
  expect(second).toMatch(/Stones.*Player 1 won/s);
  await page.getByRole("button", { name: "Remove Sticks, Player 1 against Player 2" }).click();
  await own(page).getByText("Sticks removed.").waitFor();
  await own(page).getByRole("button", { name: "Undo" }).click();
  await own(page).getByRole("link", { name: "Sticks" }).click();
  await moves(page, 1);
});

it("two tabs at one game show the same, and neither undoes what the other did", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Sticks", { Opponent: "beside" });
  await moveByMouse(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await moves(other, 1);
  await moveByMouse(other);
  await moves(page, 2);
  await moveByMouse(page);
  await moves(other, 3);
  await other.reload();
  await moves(other, 3);
});

it("a game of the page's first edition is among them", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Sticks", { Opponent: "beside" });
  await moveByMouse(page);
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.startsWith("grundy/kept/")) as string;
    const { record, sitters, taken } = JSON.parse(localStorage.getItem(name) as string);
    localStorage.clear();
    localStorage.setItem("grundy/game/sticks", JSON.stringify({ record, sitters, taken }));
  });
  await page.goto(server.address);
  await own(page).getByRole("link", { name: "Sticks" }).click();
  await moves(page, 1);
});

it("where the browser keeps nothing more that is said, and the game goes on", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Sticks", { Opponent: "beside" });
  await page.evaluate(() => {
    let text = "x".repeat(1 << 20);
    while (text.length > 0) {
      try {
        localStorage.setItem(`full/${localStorage.length}`, text);
      } catch {
        text = text.slice(text.length >> 1 || 1);
      }
    }
  });
  await moveByMouse(page);
  await page.getByText("This browser has no room to keep the game").waitFor();
  await moveByMouse(page);
  expect(await movesMade(page)).toBe(2);
});
