import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, useOwnServer, usePages } from "./fixture.ts";
import { moveByKeyboard, moveByMouse, movesMade, playOn, startGame, status, turnOrEnd } from "./hands.ts";

const server = useOwnServer();
const somebody = usePages(desk);

const swapButton = (page: Page) => page.getByRole("button", { name: "Swap sides", exact: true });
const linkOf = (game: string, options: unknown, moves = "") =>
  `${server.address}/play/${game}#options=${encodeURIComponent(JSON.stringify(options))}&moves=${moves}`;

/** Where it stands, to the pixel. */
async function placeOf(page: Page): Promise<string> {
  return JSON.stringify(await swapButton(page).boundingBox());
}

/** Opens the form of a game, and leaves it to the test to fill it in. */
async function openForm(page: Page, game: string) {
  await page.goto(server.address);
  await page.getByRole("button", { name: `Options for ${game}` }).click();
  const form = page.getByRole("dialog");
  await form.locator("button[type=submit]").waitFor();
  return {
    form,
    handicap: form.getByLabel("Handicap in favour of"),
    play: form.locator("button[type=submit]"),
  };
}

describe("the swap rule", () => {
  it("two with a browser each play a game with it: it is possible once, keeps its place, and is announced", async () => {
    const ann = await somebody();
    const bob = await somebody({ viewport: { width: 360, height: 740 } });
    const { form, play } = await openForm(ann, "Sticks");
    await form.getByLabel("Opponent", { exact: true }).selectOption("link");
    await form.getByLabel("Your name").fill("Ann");
    await form.getByLabel("Swap rule", { exact: false }).check();
    await play.click();
    const link = await ann.getByLabel("Invitation link").inputValue();
    await bob.goto(link);
    await bob.getByText("the second player may swap sides").waitFor();
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    await turnOrEnd(ann);
    const [annAt, bobAt] = [await placeOf(ann), await placeOf(bob)];
    expect(await swapButton(ann).isDisabled()).toBe(true);
    await moveByMouse(ann);
    expect(await turnOrEnd(bob)).toBe("turn");
    expect(await status(bob)).toMatch(/^Your turn\. .* Or swap sides\.$/);
    expect([await swapButton(ann).isDisabled(), await swapButton(bob).isDisabled()]).toEqual([true, false]);
    // By its key, pressed twice: the second press is for nobody.
    await bob.keyboard.press("s");
    await bob.keyboard.press("s");
    await expect.poll(() => ann.getByTestId("announcer").innerText()).toBe("Bob swaps sides.");
    expect(await turnOrEnd(ann)).toBe("turn");
    for (const page of [ann, bob]) {
      expect(await movesMade(page)).toBe(2);
      expect(await page.locator(".moves .move").nth(1).innerText()).toContain("swapping sides");
      expect(await swapButton(page).isDisabled()).toBe(true);
    }
    // Before the end it is never possible again; it stands where it stood.
    const pair = [ann, bob] as const;
    for (let turn = 0; turn < 40; turn++) {
      const page = pair[turn % 2] as Page;
      if ((await turnOrEnd(page)) === "end") break;
      expect(await swapButton(page).isDisabled()).toBe(true);
      expect([await placeOf(ann), await placeOf(bob)]).toEqual([annAt, bobAt]);
      await moveByMouse(page);
    }
    await turnOrEnd(ann);
    await turnOrEnd(bob);
    const endings = [await status(ann), await status(bob)].map((text) => text.slice(0, 7).trim());
    expect(endings.sort()).toEqual(["You los", "You won"]);
    // Who comes later and watches sees the whole game, and nothing to press.
    const watcher = await somebody();
    await watcher.goto(ann.url());
    await expect.poll(() => watcher.locator(".moves .move").count()).toBeGreaterThan(2);
    expect(await swapButton(watcher).count()).toBe(0);
  });

  it("is kept over a reload, taken back and played again, and travels in a link", async () => {
    const page = await somebody();
    await playOn(page, linkOf("piles", { rows: [3, 4, 5], swap: true }, "1:3-3"));
    await swapButton(page).click();
    await expect.poll(() => status(page)).toContain("Player 1's turn");
    await page.reload();
    await expect.poll(() => movesMade(page)).toBe(2);
    await page.keyboard.press("u");
    await expect.poll(() => swapButton(page).isEnabled()).toBe(true);
    await page.keyboard.press("r");
    await expect.poll(() => movesMade(page)).toBe(2);
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.locator(".copies code").first().innerText();
    expect(decodeURIComponent(link)).toContain('"swap":true');
    expect(decodeURIComponent(link)).toContain("moves=1:3-3,swap");
    const other = await somebody();
    await other.goto(link);
    await expect.poll(() => movesMade(other)).toBe(2);
    expect(await other.locator(".moves .move").nth(1).innerText()).toContain("swapping sides");
  });

  it("is judged: hint and analysis say when it wins", async () => {
    const page = await somebody();
    // Six stones, 1 to 3, the last one loses: whoever takes one leaves five, which are lost for whoever has to take.
    await playOn(page, linkOf("stones", { rows: [6], swap: true }, "1:6-6"));
    await page.keyboard.press("h");
    await page.locator(".hint-text").getByText("Hint: swapping sides").waitFor();
    await page.getByRole("button", { name: "Analyse" }).click();
    expect(await page.getByTestId("sentence").innerText()).toContain("wins, by swap (take over");
    await page.locator(".layers").getByRole("button", { name: "Why" }).click();
    expect(await page.getByTestId("reason").innerText()).toMatch(
      /whoever has to take here loses.*swap \(take over/s,
    );
    await page.locator(".beside svg").waitFor();
    await page.locator(".chip.win").click();
    await page.locator(".answers").getByRole("button", { name: "Swap sides" }).click();
    expect(await movesMade(page)).toBe(2);
  });

  it("is answered by the computer, where that wins", async () => {
    const page = await somebody();
    const { form, play } = await openForm(page, "Stones");
    await form.getByLabel("Opponent", { exact: true }).selectOption("smart");
    await form.getByLabel("Rows").fill("6");
    await form.getByLabel("Swap rule", { exact: false }).check();
    await play.click();
    await page.getByTestId("status").waitFor();
    await moveByKeyboard(page);
    await expect.poll(() => movesMade(page)).toBe(2);
    const five = (await page.locator(".moves .move").first().innerText()).includes("1 stone");
    const second = await page.locator(".moves .move").nth(1).innerText();
    expect(second.includes("swapping sides")).toBe(five);
  });

  it("of rows too long to draw is typed; where it cannot be, the refusal says when it can", async () => {
    const page = await somebody();
    await playOn(page, linkOf("stones", { rows: [1_000_000], swap: true }));
    const typed = page.getByRole("textbox");
    await typed.fill("swap");
    await typed.press("Enter");
    await page.getByText("Swapping sides is for the second player").waitFor();
    for (const move of ["2", "swap"]) {
      await typed.fill(move);
      await typed.press("Enter");
    }
    await expect.poll(() => movesMade(page)).toBe(2);
  });
});

describe("a handicap", () => {
  it("of extra pieces is worked out when it is asked for, said, and played", async () => {
    const page = await somebody();
    const { form, handicap, play } = await openForm(page, "Stones");
    await form.getByLabel("Rows").fill("21");
    await form.getByText("nothing is added").waitFor();
    await handicap.selectOption("me");
    await form.getByText("One stone is added: with best play you win.").waitFor();
    await handicap.selectOption("other");
    await form.getByText("Nothing has to be added: with best play the other wins.").waitFor();
    // Whoever begins decides whom the same stones favour.
    await form.getByLabel("Who begins").selectOption("other");
    await form.getByText("One stone is added: with best play the other wins.").waitFor();
    await form.getByLabel("Who begins").selectOption("chance");
    await form.getByText("Nothing has to be added: with best play whoever is second wins.").waitFor();
    await form.getByLabel("Rows").fill("nonsense");
    expect(await play.isDisabled()).toBe(true);
    await form.getByLabel("Rows").fill("21");
    await form.getByLabel("Who begins").selectOption("me");
    await handicap.selectOption("me");
    await form.getByText("One stone is added: with best play you win.").waitFor();
    await play.click();
    await page.getByTestId("status").waitFor();
    expect(await page.locator(".spot").count()).toBe(22);
    // The form opens with what was chosen, and has not added anything to what was added.
    const again = await openForm(page, "Stones");
    expect(await again.form.getByLabel("Rows").inputValue()).toBe("21");
    await again.form.getByText("One stone is added: with best play you win.").waitFor();
    expect(await again.play.isDisabled()).toBe(false);
  });

  it("that is not to be had says so, and the game is then as it was", async () => {
    const page = await somebody();
    const { form, handicap, play } = await openForm(page, "Kayles");
    await handicap.selectOption("other");
    await form
      .getByText("No addition of up to 20 pins makes sure that the other wins, so nothing is added.")
      .waitFor();
    await play.click();
    await page.getByTestId("status").waitFor();
    expect(await page.locator(".spot").count()).toBe(11);
  });

  it("of corners is on the board, in words, and in the link", async () => {
    const page = await somebody();
    await startGame(page, server.address, "Reversi", { Opponent: "beside", Handicap: "black 2", Board: "6" });
    expect(await page.getByTestId("goal").innerText()).toContain("Black begins with two corners.");
    expect(await page.getByRole("grid").getAttribute("aria-label")).toContain("Black 4, White 2");
    await moveByMouse(page);
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    const link = await dialog.locator(".copies code").first().innerText();
    // A transcript would not say what stood on the board.
    expect(await dialog.getByRole("button", { name: "Copy the transcript" }).count()).toBe(0);
    const other = await somebody();
    await other.goto(link);
    await expect.poll(() => movesMade(other)).toBe(1);
    expect(await other.getByTestId("goal").innerText()).toContain("Black begins with two corners.");
  });
});
