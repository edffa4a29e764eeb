import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { cancel, moveByMouse, movesMade, resign, startGame, turnOrEnd } from "./hands.ts";

const server = useServer();
const somebody = usePages(desk);

const own = (page: Page) => page.getByRole("region", { name: "Your games" });
const rows = (page: Page) => own(page).getByRole("listitem");

/** Ann, who begins, and Bob, who has come by her link. */
async function invited(): Promise<[ann: Page, bob: Page]> {
  const [ann, bob] = [await somebody(), await somebody()];
  await startGame(ann, server.address, "Sticks", { Opponent: "link", "Your name": "Ann" });
  await bob.goto(await ann.getByLabel("Invitation link").inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await turnOrEnd(ann);
  return [ann, bob];
}

it("lists games with someone elsewhere: whose turn it is, one's own first, and how they ended", async () => {
  const [ann, bob] = await invited();
  const game = ann.url();
  await moveByMouse(ann);
  await turnOrEnd(bob);
  await startGame(ann, server.address, "Kayles", { Opponent: "beside" });
  await moveByMouse(ann);
  await ann.goto(server.address);
  await expect.poll(() => rows(ann).allInnerTexts()).toHaveLength(2);
  // What was changed last is first, as long as nobody waits for her.
  expect((await rows(ann).allInnerTexts()).map((row) => row.split("\n")[0])).toEqual(["Kayles", "Sticks"]);
  expect(await rows(ann).last().innerText()).toMatch(/Ann against Bob\s+Bob's turn\s+\d+:\d\d/);
  await bob.goto(server.address);
  await rows(bob).getByText("your turn").waitFor();
  await bob.goto(game);
  await turnOrEnd(bob);
  await moveByMouse(bob);
  await bob.locator(".game:not([data-pending])").waitFor();
  // Where the server's answer takes too long, the order is that of what was known.
  const order = async () => {
    await ann.reload();
    await rows(ann).getByText("your turn").waitFor();
    return (await rows(ann).allInnerTexts()).map((row) => row.split("\n")[0]);
  };
  await expect.poll(order, { timeout: 15_000 }).toEqual(["Sticks", "Kayles"]);
  await rows(ann).first().getByRole("link", { name: "Sticks" }).click();
  await expect.poll(() => movesMade(ann)).toBe(2);
  await resign(ann);
  await ann.getByTestId("status").getByText("You lost").waitFor();
  for (const [page, result] of [
    [ann, "you lost"],
    [bob, "you won"],
  ] as const) {
    await page.goto(server.address);
    await rows(page).last().getByText(result).waitFor();
  }
  await bob.getByRole("button", { name: "Remove Sticks, Ann against Bob" }).click();
  await own(bob).getByText("Sticks removed.").waitFor();
  await own(bob).getByRole("button", { name: "Undo" }).click();
  await rows(bob).getByText("you won").waitFor();
  await bob.getByRole("button", { name: "Remove Sticks, Ann against Bob" }).click();
  await bob.reload();
  await bob.locator(".card").last().waitFor();
  expect(await rows(bob).count()).toBe(0);
  // The seat is still his.
  await bob.goto(game);
  await bob.getByTestId("status").getByText("You won").waitFor();
});

it("says what the server no longer knows, shows what is known without it, and knows nothing of a game that was called off", async () => {
  const [ann, bob] = await invited();
  const id = new URL(ann.url()).pathname.split("/")[2];
  await ann.route("**/api/**", (route) => route.abort());
  await ann.goto(server.address);
  await rows(ann).getByText("your turn").waitFor();
  await rows(ann).getByRole("link", { name: "Sticks" }).click();
  await ann.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
  await ann.unroute("**/api/**");
  await ann.getByRole("button", { name: "Try again" }).click();
  await turnOrEnd(ann);
  expect((await fetch(`${server.address}/api/games/${id}`, { method: "DELETE" })).status).toBe(200);
  for (const page of [ann, bob]) {
    await page.goto(server.address);
    await rows(page).getByText("no longer on the server").waitFor();
    expect(await rows(page).getByRole("link").count()).toBe(0);
    await page.getByRole("button", { name: "Remove Sticks, Ann against Bob" }).click();
    await own(page).getByRole("button", { name: "Undo" }).waitFor();
  }
  await startGame(ann, server.address, "Stones", { Opponent: "link" });
  await ann.getByLabel("Invitation link").waitFor();
  await ann.goto(server.address);
  await rows(ann).getByText("waiting").waitFor();
  await rows(ann).getByRole("link", { name: "Stones" }).click();
  await cancel(ann);
  await ann.locator(".card").last().waitFor();
  expect(await rows(ann).count()).toBe(0);
});

it("finds the games of earlier editions, which kept the seat alone, and moves nothing when answers come", async () => {
  const [ann] = await invited();
  await ann.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith("grundy/online/")) localStorage.removeItem(name);
    localStorage.setItem("grundy/ticket/AAAAAAAAAAAAAAAA", '{"tokens":["x",null],"levels":[null,null]}');
  });
  await ann.goto(server.address);
  await rows(ann).getByText("your turn").waitFor();
  expect(await rows(ann).count()).toBe(1);
  await startGame(ann, server.address, "Kayles", { Opponent: "beside" });
  await moveByMouse(ann);
  await ann.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  await ann.goto(server.address);
  await rows(ann).first().getByText("your turn").waitFor();
  await rows(ann).last().getByText("1 move").waitFor();
  expect(await ann.evaluate(() => (window as unknown as { moved: unknown[] }).moved.length)).toBe(0);
});
