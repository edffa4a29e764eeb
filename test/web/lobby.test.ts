import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, useOwnServer, usePages } from "./fixture.ts";
import { cancel, moveByMouse, startGame, status, turnOrEnd } from "./hands.ts";
import { post } from "./server.ts";

const server = useOwnServer();
const somebody = usePages(desk);

async function inLobby(name?: string): Promise<Page> {
  const page = await somebody();
  await page.goto(`${server.address}/lobby`);
  await page.locator('.lobby-state[data-state="connected"]').waitFor({ state: "attached" });
  if (name) await page.getByLabel("Your name").fill(name);
  return page;
}

/** Makes a game in the lobby and waits in it. */
async function waitForAnyone(page: Page, game: string, choices: Readonly<Record<string, string>> = {}) {
  await page.getByRole("button", { name: "Wait for anyone" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Game", { exact: true }).selectOption({ label: game });
  for (const [label, value] of Object.entries(choices))
    await dialog.getByLabel(label, { exact: true }).selectOption(value);
  await dialog.locator("button[type=submit]").click();
  await page.waitForURL(/\/game\//);
  await page.getByTestId("status").waitFor();
}

const joinButton = (page: Page, name: string) => page.getByRole("button", { name });
const open = (part: object) => ({ seats: [{ by: "me", name: "Ann" }, { by: "guest" }], open: true, ...part });

describe("two people who do not know each other", () => {
  it("find each other in the lobby and play to the end; a third one sees the game come and go", async () => {
    const [ann, bob, eve] = [await inLobby("Ann"), await inLobby("Bob"), await inLobby()];
    await waitForAnyone(ann, "Sticks", { Clock: "10+5", "Who begins": "me" });
    expect(await status(ann)).toContain("Your game is in the lobby");
    const row = bob.locator(".open-game", { hasText: "Sticks" });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/Ann\s+10 minutes, 5 seconds a move · Ann begins/);
    await joinButton(eve, "Join Ann's game of Sticks").waitFor();
    await joinButton(bob, "Join Ann's game of Sticks").click();
    await bob.waitForURL(/\/game\//);
    await eve.locator(".open-game.taken", { hasText: "Ann" }).waitFor();
    const pair = [ann, bob] as const;
    for (let turn = 0; turn < 40; turn++) {
      const page = pair[turn % 2] as Page;
      if ((await turnOrEnd(page)) === "end") break;
      await moveByMouse(page);
    }
    const endings = [await status(ann), await status(bob)].map((text) => text.slice(0, 7).trim());
    expect(endings.sort()).toEqual(["You los", "You won"]);
    expect(await ann.getByRole("complementary").innerText()).toContain("Bob");
  });

  it("want the same seat: one gets it, the other is told and can choose again", async () => {
    const name = "Join Ann's game of Piles";
    const [bob, eve] = [await inLobby("Bob"), await inLobby("Eve")];
    await post(server.address, "/api/games", open({ game: "piles" }));
    await Promise.all([bob, eve].map((page) => joinButton(page, name).waitFor()));
    // Without Playwright's looks before a press, in which the news could come.
    const press = (button: HTMLElement | SVGElement) => (button as HTMLElement).click();
    await Promise.all([bob, eve].map((page) => joinButton(page, name).evaluate(press)));
    const outcome = (page: Page) =>
      page.evaluate(() => {
        if (window.location.pathname.startsWith("/game/")) return "plays";
        return document.querySelector(".lobby-state")?.textContent ?? "";
      });
    await expect
      .poll(async () => (await Promise.all([bob, eve].map(outcome))).sort())
      .toEqual([expect.stringContaining("Somebody else was faster"), "plays"]);
    const late = bob.url().includes("/game/") ? eve : bob;
    await late.locator(".open-game.taken", { hasText: "Piles" }).waitFor();
    expect(await joinButton(late, name).count()).toBe(0);
  });

  it("see one game alone when they choose it, with its own rules", async () => {
    const page = await inLobby();
    const options = { rows: [9, 9], take: "any", middle: true, last: "wins" };
    await post(server.address, "/api/games", open({ game: "kayles", options, help: true }));
    await post(server.address, "/api/games", open({ game: "stones" }));
    await joinButton(page, "Join Ann's game of Stones").waitFor();
    await page.getByLabel("Game", { exact: true }).selectOption("kayles");
    const rows = page.locator(".open-game");
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toContain("with help · Rows: 9 9 · Take: any");
    await page.getByLabel("Game", { exact: true }).selectOption("reversi");
    await page.getByText("Nobody waits for a game of Reversi at the moment.").waitFor();
  });
});

describe("whoever waits", () => {
  it("looks at other pages meanwhile, is told there, and taken to the game from the lobby", async () => {
    const ann = await inLobby("Ann");
    await waitForAnyone(ann, "Reversi");
    const id = new URL(ann.url()).pathname.split("/")[2];
    await ann.getByRole("link", { name: "Lobby" }).click();
    await ann.getByRole("link", { name: "Yours: open your game of Reversi" }).waitFor();
    await ann.waitForTimeout(10_000);
    await ann.getByRole("link", { name: "Yours: open your game of Reversi" }).waitFor();
    await post(server.address, `/api/games/${id}/join`, { name: "Bob" });
    await ann.waitForURL(`**/game/${id}`);

    await ann.getByRole("link", { name: "Lobby" }).click();
    await waitForAnyone(ann, "Stones");
    const next = new URL(ann.url()).pathname.split("/")[2];
    await ann.getByRole("link", { name: "Players" }).click();
    await ann.getByRole("heading", { name: "Players" }).waitFor();
    await ann.waitForTimeout(500);
    await post(server.address, `/api/games/${next}/join`, { name: "Eve" });
    await ann.getByText("Eve has joined your game of Stones.").first().waitFor();
    await ann.getByRole("link", { name: "To the game" }).click();
    await ann.waitForURL(`**/game/${next}`);
    await expect.poll(() => ann.locator(".joined-notice").count()).toBe(0);
  });

  it("is not offered when gone, and can call the game off", async () => {
    const watcher = await inLobby();
    const ann = await inLobby("Zoe");
    await waitForAnyone(ann, "Kayles");
    await joinButton(watcher, "Join Zoe's game of Kayles").waitFor();
    await ann.context().close();
    await watcher.locator(".open-game.gone", { hasText: "Zoe" }).waitFor({ timeout: 30_000 });
    const max = await inLobby("Max");
    await waitForAnyone(max, "Kayles");
    await joinButton(watcher, "Join Max's game of Kayles").waitFor();
    await cancel(max);
    await watcher.locator(".open-game.gone", { hasText: "Max" }).waitFor();
  });
});

describe("a friend", () => {
  it("is invited from the card with link, code and the device's own way to share, and comes", async () => {
    const ann = await somebody();
    await ann.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: unknown) => void Object.assign(globalThis, { shared: data }),
      });
    });
    await ann.goto(`${server.address}/`);
    await ann.getByRole("button", { name: "Play a friend: Sticks" }).dblclick();
    const dialog = ann.getByRole("dialog");
    await dialog.getByRole("img", { name: "QR code" }).waitFor();
    const link = await ann.getByLabel("Invitation link").inputValue();
    expect(await dialog.locator("code").innerText()).toBe(link);
    await dialog.getByRole("button", { name: "Share" }).click();
    await expect
      .poll(() => ann.evaluate(() => (globalThis as { shared?: unknown }).shared))
      .toEqual({ title: "Play Sticks with me", url: link });
    const going = (await (await fetch(`${server.address}/api/games?limit=50`)).json()) as {
      games: { id: string }[];
    };
    expect(going.games.some(({ id }) => link.includes(id))).toBe(false);

    const bob = await somebody();
    await bob.goto(link);
    await bob.getByRole("heading", { name: "You are invited to Sticks" }).waitFor();
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    await bob.getByTestId("status").waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    // The name is remembered for the next time.
    await bob.goto(`${server.address}/lobby`);
    expect(await bob.getByLabel("Your name").inputValue()).toBe("Bob");
  });

  it("whose game is not listed is found by the link alone", async () => {
    const ann = await somebody();
    await ann.goto(`${server.address}/`);
    await ann.getByRole("button", { name: "Options for Piles" }).click();
    const dialog = ann.getByRole("dialog");
    await dialog.getByLabel("Opponent", { exact: true }).selectOption("link");
    await dialog.getByLabel("Listed: others can find it and watch").uncheck();
    await dialog.locator("button[type=submit]").click();
    await ann.waitForURL(/\/game\//);
    const id = new URL(ann.url()).pathname.split("/")[2] as string;
    for (const path of ["/api/games?limit=50", "/api/lobby"])
      expect(await (await fetch(server.address + path)).text()).not.toContain(id);
  });
});

it("the home page lists what can be watched or joined, and says which", async () => {
  await post(server.address, "/api/games", open({ game: "reversi" }));
  await post(server.address, "/api/games", { ...open({ game: "piles" }), open: false });
  const seats = [
    { by: "me", name: "Kim" },
    { by: "me", name: "Lee" },
  ];
  await post(server.address, "/api/games", { game: "stones", seats });
  const page = await somebody();
  await page.goto(`${server.address}/`);
  const list = page.getByRole("region", { name: "Going on" });
  await list.getByText("Kim against Lee").waitFor();
  const texts = await list.getByRole("listitem").allInnerTexts();
  expect(texts.find((text) => text.includes("Kim"))).toContain("watch, 0 moves");
  expect(texts[1]).toMatch(/^Reversi[\s\S]*waits: join/);
  await startGame(page, server.address, "Sticks", { Opponent: "anyone" });
  expect(await status(page)).toContain("in the lobby");
});
