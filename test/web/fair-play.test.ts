import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Cable } from "./cable.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByMouse, movesMade, pressSpot, startGame, turnOrEnd } from "./hands.ts";

const server = useServer();
const people = { somebody: usePages(desk) };

/** Ann invites Bob, with help or without. */
async function invited(help: boolean, address = server.address): Promise<[ann: Page, bob: Page]> {
  const [ann, bob] = [await people.somebody(), await people.somebody()];
  await ann.goto(server.address);
  await ann.getByRole("button", { name: "Options for Sticks" }).click();
  const form = ann.getByRole("dialog");
  await form.getByLabel("Opponent", { exact: true }).selectOption("link");
  if (help) await form.getByLabel("With help").check();
  await form.locator("button[type=submit]").click();
  const link = await ann.getByLabel("Invitation link").inputValue();
  await bob.goto(link.replace(server.address, address));
  await bob.getByText(help ? "With help: both of you may use" : "Without help:").waitFor();
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await turnOrEnd(ann);
  return [ann, bob];
}

const hint = (page: Page) => page.getByRole("button", { name: "Hint" });
const analyse = (page: Page) => page.getByRole("button", { name: "Analyse" });
const explore = (page: Page) => page.getByRole("button", { name: "Explore" });

it("between people there is no hint and no analysis before the end, for watchers neither", async () => {
  const [ann, bob] = await invited(false);
  const watcher = await people.somebody();
  await watcher.goto(ann.url());
  for (const page of [ann, bob, watcher]) {
    await page.getByTestId("help").getByText("are off until the game is over").waitFor();
    expect([await hint(page).isDisabled(), await analyse(page).isDisabled()]).toEqual([true, true]);
    expect(await explore(page).isDisabled()).toBe(true);
    for (const key of ["h", "a", "e"]) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toMatch(/^\/game\//);
    expect(await page.locator(".chip, .outline.hint, .mark").count()).toBe(0);
  }
  await ann.evaluate(async () => {
    const id = window.location.pathname.split("/")[2];
    const { tokens } = JSON.parse(localStorage.getItem(`grundy/ticket/${id}`) as string);
    await fetch(`/api/games/${id}/resign`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[0] ?? tokens[1]}` },
      body: JSON.stringify({ id: "r" }),
    });
  });
  for (const page of [ann, bob, watcher]) {
    await page.getByTestId("help").getByText("are on").waitFor();
    expect([await analyse(page).isEnabled(), await explore(page).isEnabled()]).toEqual([true, true]);
  }
});

it("with help, which the invitation says, both have it", async () => {
  const [ann, bob] = await invited(true);
  for (const page of [ann, bob]) {
    await page.getByTestId("help").getByText("With help").waitFor();
    await analyse(page).click();
    await page.locator(".chip").first().waitFor();
  }
});

// That it is less than five seconds is for src/web/session/live.test.ts to say, which has a clock of its own.
it("a silent drop of the network shows; a move made then is on the board before that", async () => {
  const cable = new Cable(server.address);
  await cable.plugIn();
  const [ann, bob] = await invited(false, cable.address);
  await moveByMouse(ann);
  await turnOrEnd(bob);
  await pressSpot(bob, { row: 2, stick: 7 });
  const take = bob.getByRole("button", { name: /^Take \d/ });
  await take.waitFor();
  await bob.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { dataset, textContent } = document.querySelector("[data-testid=connection]") as HTMLElement;
      const moves = document.querySelectorAll(".moves .move").length;
      const now = `${moves} moves, ${dataset.state}: ${textContent}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  cable.freeze();
  await take.evaluate((button: HTMLElement) => button.click());
  await bob.locator('[data-testid=connection][data-state="lost"]').waitFor();
  expect(await bob.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "2 moves, connected: Your move is on its way.",
    "2 moves, lost: The connection was lost. Your move is kept and sent as soon as it is back.",
  ]);
  expect([await movesMade(bob), await movesMade(ann)]).toEqual([2, 1]);
  await cable.thaw();
  await expect.poll(() => movesMade(ann), { timeout: 15_000 }).toBe(2);
  await bob.locator('[data-testid=connection][data-state="connected"]').waitFor({ state: "attached" });
  expect(await movesMade(bob)).toBe(2);
  await cable.pull();
});

it("on a phone the board stays as it is when the guest comes, and when the network goes with a move under way", async () => {
  const cable = new Cable(server.address);
  await cable.plugIn();
  const [ann, bob] = [await people.somebody(), await people.somebody()];
  await ann.setViewportSize({ width: 360, height: 740 });
  const board = () => ann.locator(".stage .board").boundingBox();
  await startGame(ann, cable.address, "Reversi", { Opponent: "link", "Your name": "Ann" });
  const link = await ann.getByLabel("Invitation link").inputValue();
  const waiting = await board();
  await bob.goto(link.replace(cable.address, server.address));
  const facts = await bob.locator(".facts").innerText();
  expect(facts.replace(/\s+/g, " ")).toContain("Begins Ann You play White");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await turnOrEnd(ann);
  expect(await board()).toEqual(waiting);
  cable.freeze();
  await ann.locator(".square.legal").first().click();
  await ann.getByText("Your move is kept and sent as soon as it is back.").waitFor();
  expect(await board()).toEqual(waiting);
  await cable.thaw();
  await expect.poll(() => movesMade(bob), { timeout: 15_000 }).toBe(1);
  await cable.pull();
});

it("one's own move is seen before the computer's answer comes", async () => {
  const page = await people.somebody();
  await startGame(page, server.address, "Stones", { Opponent: "random" });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const count = document.querySelectorAll(".moves .move").length;
      while (seen.length < count) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await moveByMouse(page);
  await expect.poll(() => movesMade(page)).toBe(2);
  const [own = 0, answer = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(answer - own).toBeGreaterThan(550);
});

it("a slow level shows how far it is, and moves when it is told to", async () => {
  const page = await people.somebody();
  // From the opening book it would answer at once; on a board without one it searches for its five seconds.
  await startGame(page, server.address, "Reversi", { Opponent: "engine:20", Board: "10" });
  await moveByMouse(page);
  await page.getByRole("progressbar", { name: "How far the computer is" }).waitFor();
  await page.evaluate(() => {
    Object.assign(window, { far: 0 });
    const look = () => {
      const bar = document.querySelector("progress");
      if (bar) Object.assign(window, { far: bar.value });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.getByRole("button", { name: "Move now" }).click();
  await expect.poll(() => movesMade(page)).toBe(2);
  // Left alone it comes to the end of the bar.
  expect(await page.evaluate(() => (window as unknown as { far: number }).far)).toBeLessThan(0.95);
  await expect.poll(() => page.getByRole("button", { name: "Move now" }).count()).toBe(0);
});
