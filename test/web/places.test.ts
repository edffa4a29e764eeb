import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { usePages, useServer } from "./fixture.ts";
import { cancel, moveByMouse, startGame, status } from "./hands.ts";

const server = useServer();
const opened = usePages();

const sizes = [
  [1440, 900],
  [1024, 768],
  [740, 360],
  [360, 740],
] as const;

const open = ([width, height]: readonly [number, number]) => opened({ viewport: { width, height } });

/** Where the buttons of the panel are, in their order, whatever they say. */
function places(page: Page): Promise<string[]> {
  return page
    .locator(".actions > button, .actions .apart > button:first-child")
    .evaluateAll((buttons) =>
      buttons.map((button) => JSON.stringify(button.getBoundingClientRect(), ["x", "y", "width", "height"])),
    );
}

describe.each(sizes)("at %i × %i", (width, height) => {
  it("no button moves, whatever happens in a game", async () => {
    const page = await open([width, height]);
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    const before = await places(page);
    expect(before.length).toBe(9);
    const same = async (what: string) => expect(await places(page), what).toEqual(before);
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.locator(".chip").first().waitFor();
    await same("analysed");
    await moveByMouse(page);
    await same("after a move");
    await page.keyboard.press("h");
    await page.locator(".hint-text").first().waitFor();
    await same("with a hint");
    await page.getByRole("button", { name: "Analyse" }).click();
    await same("no longer analysed");
    await page.keyboard.press(",");
    await same("looking back");
    await page.keyboard.press(".");
    const resign = page.getByRole("button", { name: "Resign" });
    await resign.click();
    await page.getByRole("button", { name: "Really resign?" }).waitFor();
    await same("asked whether to resign");
    await page.waitForTimeout(450);
    await page.getByRole("button", { name: "Really resign?" }).click();
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    await same("at the end");
  });

  it("no button moves while one waits for a guest, plays and is watched", async () => {
    const ann = await open([width, height]);
    await startGame(ann, server.address, "Reversi", { Opponent: "link", "Your name": "Ann" });
    const link = await ann.getByLabel("Invitation link").inputValue();
    const before = await places(ann);
    expect(await ann.getByRole("button", { name: "Resign" }).count()).toBe(0);
    await ann.getByRole("button", { name: "Cancel" }).waitFor();
    const ben = await open([width, height]);
    await ben.goto(link);
    await ben.getByLabel("Your name").fill("Ben");
    await ben.locator("button[type=submit]").click();
    await ann.getByText("Your turn").waitFor();
    // Each can see which seat is theirs.
    await ann.locator(".seats").getByText("you are Black").waitFor();
    await ben.locator(".seats").getByText("you are White").waitFor();
    expect(await places(ann)).toEqual(before);
    expect(await places(ben)).toEqual(before);
    const eve = await open([width, height]);
    await eve.goto(link.split("#")[0] as string);
    await eve.getByText("You are watching").waitFor();
    expect(await places(eve)).toEqual(before);
    expect(await eve.locator(".seats").innerText()).not.toContain("you are");
  });
});

describe("resigning", () => {
  it("asks in its place; Escape, the way back, a press elsewhere and time all lead back, and two quick presses do nothing", async () => {
    const page = await open([1024, 768]);
    await startGame(page, server.address, "Kayles", { Opponent: "beside" });
    const resign = page.locator('[data-action="resign"]');
    const asked = page.getByText("Really resign?");
    const notAsked = () => expect.poll(() => resign.innerText(), { timeout: 8000 }).toBe("Resign");
    await resign.dblclick();
    await asked.first().waitFor();
    expect(await status(page)).toContain("turn");
    await page.keyboard.press("Escape");
    await notAsked();
    await resign.click();
    await page.getByRole("button", { name: "Play on" }).click();
    await notAsked();
    await resign.click();
    await page.getByTestId("status").click();
    await notAsked();
    await resign.click();
    await notAsked();
    expect(await status(page)).toContain("turn");
  });
});

it("a game that nobody has joined is called off, and is gone", async () => {
  const page = await open([1024, 768]);
  await startGame(page, server.address, "Stones", { Opponent: "link" });
  const id = new URL(page.url()).pathname.split("/")[2];
  await cancel(page);
  await page.locator(".card").first().waitFor();
  expect((await fetch(`${server.address}/api/games/${id}`)).status).toBe(404);
});
