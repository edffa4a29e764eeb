import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Cable } from "./cable.ts";
import { desk, useOwnServer, usePages } from "./fixture.ts";
import { moveByMouse, movesMade, startGame, status, turnOrEnd } from "./hands.ts";

const server = useOwnServer();
const somebody = usePages(desk);

it("an invitation is in nothing the server is asked for; a link of the first edition still invites", async () => {
  const ann = await somebody();
  await startGame(ann, server.address, "Sticks", { Opponent: "link", "Your name": "Ann" });
  const link = await ann.getByLabel("Invitation link").inputValue();
  const [address, invitation] = link.split("#invitation=") as [string, string];
  expect(invitation).toMatch(/^[\w-]{32}$/);
  for (const [form, told] of [
    [link, 0],
    [`${address}?invitation=${invitation}`, 1],
  ] as const) {
    const bob = await somebody();
    const asked: string[] = [];
    bob.on("request", (request) =>
      asked.push(`${request.url().split("#")[0]} ${request.headers().referer ?? ""}`),
    );
    await bob.goto(form);
    await bob.getByRole("heading", { name: "Ann invites you to Sticks" }).waitFor();
    expect(bob.url()).toBe(link);
    const ofPages = asked.filter((each) => each.split(" ")[0]?.includes(invitation));
    expect(ofPages).toHaveLength(told);
    if (told === 0) expect(asked.join()).not.toContain(invitation);
  }
});

describe("two people with a browser each", () => {
  let ann: Page;
  let bob: Page;
  let cable: Cable;

  beforeEach(async () => {
    ann = await somebody();
    bob = await somebody();
    cable = new Cable(server.address);
    await cable.plugIn();
    await startGame(ann, server.address, "Sticks", { Opponent: "link", "Your name": "Ann" });
    const link = await ann.getByLabel("Invitation link").inputValue();
    await bob.goto(link.replace(server.address, cable.address));
    await bob.getByRole("heading", { name: "Ann invites you to Sticks" }).waitFor();
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    await turnOrEnd(ann);
  });

  afterEach(() => cable.pull());

  it("play to the end; the seat's token is never in an address, and a third one can only watch", async () => {
    const watcher = await somebody();
    await watcher.goto(ann.url());
    const pair = [ann, bob] as const;
    for (let turn = 0; turn < 40; turn++) {
      const page = pair[turn % 2] as Page;
      if ((await turnOrEnd(page)) === "end") break;
      expect(await watcher.locator(".board.active").count()).toBe(0);
      await moveByMouse(page);
    }
    await turnOrEnd(ann);
    await turnOrEnd(bob);
    const endings = [await status(ann), await status(bob)].map((text) => text.slice(0, 7).trim());
    expect(endings.sort()).toEqual(["You los", "You won"]);
    await watcher.waitForFunction(() =>
      /won/.test(document.querySelector("[data-testid=status]")?.textContent ?? ""),
    );
    for (const page of [ann, bob, watcher]) expect(page.url()).toMatch(/\/game\/[\w-]{16}$/);
    await ann.getByRole("button", { name: "Rematch" }).click();
    await bob.getByText("Ann offers a rematch.").waitFor();
    await bob.getByRole("button", { name: "Rematch" }).click();
    for (const page of [ann, bob])
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 0);
    expect(await turnOrEnd(bob)).toBe("turn");
  });

  it("go on when one loses the connection and comes back: what was missed is there, what was played meanwhile too", async () => {
    const lost = () => document.querySelector('[data-testid=connection][data-state="lost"]') !== null;
    await cable.pull();
    await bob.waitForFunction(lost);
    await moveByMouse(ann);
    expect(await movesMade(bob)).toBe(0);
    await cable.plugIn();
    await bob.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
    await turnOrEnd(bob);
    await cable.pull();
    await bob.waitForFunction(lost);
    await pickSomething(bob);
    expect(await movesMade(ann)).toBe(1);
    await cable.plugIn();
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await bob.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
  });

  it("go on when the server is killed in mid-game and started again, and nothing is lost", async () => {
    await moveByMouse(ann);
    await turnOrEnd(bob);
    await moveByMouse(bob);
    await turnOrEnd(ann);
    await server.kill();
    await ann.waitForFunction(
      () => document.querySelector('[data-testid=connection][data-state="lost"]') !== null,
    );
    // A move made while the server is away is kept and sent when it is back.
    await pickSomething(ann);
    await server.start();
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 3);
    await bob.waitForFunction(() => document.querySelectorAll(".moves .move").length === 3);
    expect(await movesMade(bob)).toBe(3);
    await turnOrEnd(bob);
    await moveByMouse(bob);
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 4);
    await ann.reload();
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 4);
    expect(await turnOrEnd(ann)).toBe("turn");
  });

  it("go on when one closes the page upon a move that could not be sent: it is there again, and is sent", async () => {
    await moveByMouse(ann);
    await turnOrEnd(bob);
    await cable.pull();
    await bob.waitForFunction(
      () => document.querySelector('[data-testid=connection][data-state="lost"]') !== null,
    );
    await pickSomething(bob);
    const game = bob.url();
    await bob.goto("about:blank");
    await cable.plugIn();
    await bob.goto(game);
    for (const page of [ann, bob])
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await bob.locator(".game:not([data-pending])").waitFor();
  });

  it("take back by consent, to the asker's own turn; a refusal changes nothing", async () => {
    await moveByMouse(ann);
    await turnOrEnd(bob);
    await moveByMouse(bob);
    await turnOrEnd(ann);
    await ann.keyboard.press("u");
    await bob.locator(".consent", { hasText: "Ann asks to take back." }).waitFor();
    await bob.getByRole("button", { name: "Decline" }).click();
    await ann.getByText("does not agree").waitFor();
    expect(await movesMade(ann)).toBe(2);
    // Asked once a turn: the next time is after the next move.
    await moveByMouse(ann);
    await turnOrEnd(bob);
    await ann.keyboard.press("u");
    await bob.getByRole("button", { name: "Agree" }).click();
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await bob.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    expect(await turnOrEnd(ann)).toBe("turn");
  });
});

describe("a game against the computer on the server", () => {
  it("has the computer's moves from its creator's browser, and is watched by others", async () => {
    const ann = await somebody();
    await ann.goto(server.address);
    await ann.getByRole("button", { name: "Options for Reversi" }).click();
    const form = ann.getByRole("dialog");
    await form.getByLabel("Opponent", { exact: true }).selectOption("engine:2");
    await form.getByLabel("Keep it on the server").check();
    await form.locator("button[type=submit]").click();
    await turnOrEnd(ann);
    await moveByMouse(ann);
    await ann.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    const watcher = await somebody();
    await watcher.goto(server.address);
    await watcher
      .getByRole("region", { name: "Going on" })
      .getByRole("link", { name: "Reversi" })
      .first()
      .click();
    await watcher.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await expect.poll(() => status(watcher)).toContain("You are watching");
  });
});

async function pickSomething(page: Page): Promise<void> {
  const spot = page.locator(".spot:not(.gone)").last();
  await spot.locator(".hit").click({ force: true });
  await page.getByRole("button", { name: /^Take \d/ }).click();
}
