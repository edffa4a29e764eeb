import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByMouse, movesMade, resign, startGame } from "./hands.ts";

/** The page of one's own games: found, removed, taken along. */

const server = useServer();
const people = { somebody: usePages(desk) };

const rows = (page: Page) => page.getByRole("region", { name: "Your games" }).getByRole("listitem");
const texts = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.split("\n")[0]);
const counted = (page: Page, count: number) => expect.poll(() => rows(page).count()).toBe(count);

/** Some games: one of Reversi that goes on, one of Stones that is over, one of Sticks. */
async function play(page: Page): Promise<void> {
  await startGame(page, server.address, "Stones", { Opponent: "beside" });
  await moveByMouse(page);
  await resign(page);
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  for (const game of ["Sticks", "Reversi"] as const) {
    await startGame(page, server.address, game, { Opponent: "beside" });
    await moveByMouse(page);
  }
}

it("finds games by words and filters, and removes several at once, which can be undone", async () => {
  const page = await people.somebody();
  await play(page);
  await page.goto(server.address);
  await page.getByRole("link", { name: "All your games" }).click();
  await page.waitForURL("**/games");
  await counted(page, 3);
  expect(await texts(page)).toEqual(["Reversi", "Sticks", "Stones"]);
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("player 1 WON");
  await counted(page, 1);
  expect(await texts(page)).toEqual(["Stones"]);
  await search.fill("nobody at all");
  await page.getByText("No game fits.").waitFor();
  await counted(page, 0);
  await search.fill("");
  await page.getByLabel("Show", { exact: true }).selectOption("going");
  await counted(page, 2);
  await page.getByLabel("Game", { exact: true }).selectOption("sticks");
  await counted(page, 1);
  await page.getByLabel("Kept", { exact: true }).selectOption("server");
  await counted(page, 0);
  for (const [label, value] of [
    ["Show", "all"],
    ["Game", "any"],
    ["Kept", "all"],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption(value);
  await page.getByRole("checkbox", { name: /^Choose Reversi/ }).check();
  await page.getByRole("checkbox", { name: /^Choose Stones/ }).check();
  await page.getByText("2 games chosen").waitFor();
  await page.getByRole("button", { name: "Remove chosen" }).click();
  await page.getByText("Reversi removed.").waitFor();
  // Each has left its place, and the one between them stands where it stood.
  expect(await texts(page)).toEqual(["Reversi removed.", "Sticks", "Stones removed."]);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  expect(await texts(page)).toEqual(["Reversi", "Sticks", "Stones removed."]);
  await page.getByRole("checkbox", { name: "Choose all shown" }).check();
  await page.getByRole("button", { name: "Remove chosen" }).click();
  await page.getByRole("button", { name: "Undo all" }).click();
  expect(await texts(page)).toEqual(["Reversi", "Sticks", "Stones"]);
  await page.getByRole("button", { name: "Remove Sticks, Player 1 against Player 2" }).click();
  await page.reload();
  await counted(page, 2);
});

/** What is exported, as a file. */
async function exported(page: Page, button = "Export everything"): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^grundy-games-\d{4}-\d\d-\d\d\.json$/);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function bring(page: Page, buffer: Buffer): Promise<string> {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
  const said = page.locator(".along-said");
  await expect.poll(() => said.innerText()).toMatch(/\.$/m);
  await expect.poll(() => said.innerText()).not.toContain("Importing");
  return said.innerText();
}

async function open(page: Page): Promise<void> {
  await page.goto(`${server.address}/games`);
  await page.getByRole("button", { name: "Export and import" }).click();
}

it("takes everything from one browser into another, seats only when that is asked for, and plays on there", async () => {
  const [ann, bob, elsewhere] = [await people.somebody(), await people.somebody(), await people.somebody()];
  await play(ann);
  await startGame(ann, server.address, "Reversi", { Opponent: "link", "Your name": "Ann", Clock: "3d" });
  const game = ann.url();
  await bob.goto(await ann.getByLabel("Invitation link").inputValue());
  await bob.getByText("3 days a move").waitFor();
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await ann.getByText("3 d 0 h").first().waitFor();
  await open(ann);
  const plain = await exported(ann);
  expect(plain.toString()).not.toMatch(/"tokens"/);
  const warning = ann.getByText("Whoever has this file has your seats");
  expect(await warning.isVisible()).toBe(false);
  await ann.getByRole("checkbox", { name: /With my seats/ }).check();
  expect(await warning.isVisible()).toBe(true);
  const whole = await exported(ann);
  expect(whole.toString()).toMatch(/"tokens"/);

  await open(elsewhere);
  expect(await bring(elsewhere, plain)).toMatch(/^4 games came in\./);
  await elsewhere.keyboard.press("Escape");
  await counted(elsewhere, 4);
  await open(elsewhere);
  expect(await bring(elsewhere, whole)).toMatch(/^1 seat on the server came in\.\n4 games were here already/);
  await elsewhere.keyboard.press("Escape");
  await expect
    .poll(() => rows(elsewhere).first().innerText())
    .toMatch(/Reversi.*Ann against Bob.*your turn/s);
  await elsewhere.goto(game);
  await elsewhere.locator(".square.legal").first().waitFor();
  await moveByMouse(elsewhere);
  await expect.poll(() => movesMade(bob)).toBe(1);
  await elsewhere.goto(`${server.address}/games`);
  await rows(elsewhere).getByRole("link", { name: "Sticks" }).click();
  await expect.poll(() => movesMade(elsewhere)).toBe(1);
});

it("takes nothing from a file that is none, and says why", async () => {
  const page = await people.somebody();
  await play(page);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await open(page);
  const head = { format: "grundy-own-games", version: 1 };
  for (const [text, said] of [
    ["", /no file of your games/],
    ["\u0000\u0001", /no file of your games/],
    ["[".repeat(100_000), /no file of your games/],
    [JSON.stringify({ format: "grundy-record", version: 1 }), /no file of your games/],
    [JSON.stringify({ ...head, version: 2 }), /newer version/],
    [" ".repeat(10_000_001), /too large/],
    [JSON.stringify({ ...head, games: Array.from({ length: 3000 }, () => 1) }), /too large/],
    [JSON.stringify(head), /nothing in the file/],
    [
      JSON.stringify({
        ...head,
        games: [{ key: "<img src=x onerror=alert(1)>", kept: {} }, 7],
        online: [{ id: "x" }],
        settings: { operator: "x", "kept/a": "y" },
      }),
      /3 entries stayed out/,
    ],
  ] as const)
    expect(await bring(page, Buffer.from(text))).toMatch(said);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
});

it("says before finished games have to go that they will, and how many have gone", async () => {
  const page = await people.somebody();
  await play(page);
  await page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("grundy/kept/"));
    const over = names
      .map((name) => localStorage.getItem(name) as string)
      .find((text) => "winner" in JSON.parse(text)) as string;
    for (let game = 0; game < 498; game++) localStorage.setItem(`grundy/kept/old${game}`, over);
  });
  await page.goto(`${server.address}/games`);
  await page.getByText("This browser keeps 499 finished games of at most 500").waitFor();
  await counted(page, 50);
  await page.getByRole("button", { name: "Show 50 more" }).click();
  await counted(page, 100);
  for (let game = 0; game < 2; game++) {
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    await moveByMouse(page);
  }
  await page.goto(`${server.address}/games`);
  await page.getByText(/^\d old finished games have gone to make room\./).waitFor();
  await page.getByRole("button", { name: "Understood" }).click();
  await page.reload();
  await page.getByText("This browser keeps").waitFor();
  expect(await page.getByText("have gone to make room").count()).toBe(0);
});
