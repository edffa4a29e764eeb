import { describe, expect, it } from "vitest";
import { openAnalysis, pressSquare, shown, treeLink, variations } from "./analysis-hands.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { pressSpot, startGame } from "./hands.ts";

const server = useServer();
const open = usePages(desk);
const at = (path: string) => server.address + path;

describe("variations", () => {
  it("are tried by pressing, kept beside each other, kept over a reload, and are all in the link", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi"));
    for (const square of ["f5", "d6", "c3"]) await pressSquare(page, square);
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6 c3"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await shown(page)).toBe("Move 1, f5");
    await pressSquare(page, "f6");
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6", "f6", "c3"]);
    expect(await shown(page)).toBe("Move 2, f6, variation 2 of 2");
    await page.waitForURL(/\/analysis\/reversi\/[^/]+$/);
    // At once: what was done last must not wait for its turn to be kept.
    await pressSquare(page, "e6");
    await page.reload();
    await page.locator(".variations").waitFor();
    expect(await variations(page)).toEqual(["Start", "f5 d6", "f6 e6", "c3"]);
    expect(await shown(page)).toBe("Move 3, e6");

    const link = await treeLink(page);
    const other = await open();
    await openAnalysis(other, link);
    expect(await variations(other)).toEqual(["Start", "f5 d6", "f6 e6", "c3"]);
    expect(await shown(other)).toBe("Move 3, e6");
    // What is only looked at is not kept, and the address stays that of the link.
    await other.keyboard.press("ArrowLeft");
    await other.waitForTimeout(600);
    expect(new URL(other.url()).hash).not.toBe("");
  });

  it("become the main line, are deleted, and everything is undone and done again", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi?at=3#moves=f5d6(f6e6)c3"));
    const states = [await variations(page)];
    const note = async () => states.push(await variations(page));
    expect(await shown(page)).toBe("Move 2, f6, variation 2 of 2");
    await page.getByRole("button", { name: "Make this the main line" }).click();
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 f6", "d6 c3", "e6"]);
    await note();
    await page.getByRole("button", { name: "Delete this move and what follows" }).click();
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6 c3"]);
    expect(await shown(page)).toBe("Move 1, f5");
    await note();
    await pressSquare(page, "f4");
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6", "f4", "c3"]);
    await note();
    for (const state of states.slice(0, -1).reverse()) {
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => variations(page)).toEqual(state);
    }
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    for (const state of states.slice(1)) {
      await page.keyboard.press("r");
      await expect.poll(() => variations(page)).toEqual(state);
    }
    expect(await page.getByRole("button", { name: "Redo" }).isDisabled()).toBe(true);
  });

  it("of any rows are tried too, with their values while one walks", async () => {
    const page = await open();
    const options = encodeURIComponent(
      JSON.stringify({ rows: [3, 4, 5], take: "any", middle: false, last: "wins" }),
    );
    await openAnalysis(page, at(`/analysis/taking#options=${options}`));
    await page.getByTestId("sentence").waitFor();
    await pressSpot(page, { row: 1, stick: 2 });
    await page.getByRole("button", { name: /^Take 2/ }).click();
    await expect.poll(() => variations(page)).toEqual(["Start", "2 sticks from row 1"]);
    await page.getByText("The side to move is lost").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("The side to move can win").waitFor();
    await pressSpot(page, { row: 3, stick: 1 });
    await page.getByRole("button", { name: /^Take 5/ }).click();
    await expect.poll(async () => (await variations(page)).length).toBe(3);
    await page.keyboard.press("ArrowUp");
    expect(await shown(page)).toContain("variation 1 of 2");
  });

  it("are there again after one has left at once and come back, and it is said when they cannot be kept", async () => {
    const page = await open();
    await page.goto(at("/play/reversi#moves=f5d6c3"));
    await page.getByRole("button", { name: "Explore" }).click();
    await page.locator(".variations").waitFor();
    await page.keyboard.press("ArrowLeft");
    await pressSquare(page, "c4");
    await page.locator(".brand").click();
    await page.locator(".card").first().waitFor();
    await page.goBack();
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6 c3", "c4"]);
    const full = await open();
    await openAnalysis(full, at("/analysis/reversi"));
    await full.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error("full");
      };
    });
    await pressSquare(full, "f5");
    await full.getByText("no room to keep the analysis").waitFor();
    expect(new URL(full.url()).pathname).toBe("/analysis/reversi");
  });

  it("of two tabs at one analysis: the one that comes later goes on beside the other, and nothing is lost", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi"));
    await pressSquare(page, "f5");
    await page.waitForURL(/\/analysis\/reversi\/[^/]+$/);
    const address = page.url();
    const second = await page.context().newPage();
    await openAnalysis(second, address);
    await pressSquare(second, "d6");
    await expect.poll(() => variations(second)).toEqual(["Start", "f5 d6"]);
    await second.waitForTimeout(500);
    await pressSquare(page, "f6");
    await page.waitForURL((url) => url.href !== address);
    await second.reload();
    await second.locator(".variations").waitFor();
    expect(await variations(second)).toEqual(["Start", "f5 d6"]);
    expect(await variations(page)).toEqual(["Start", "f5 f6"]);
    await page.getByRole("button", { name: "Analyses", exact: true }).click();
    expect(await page.getByRole("dialog").getByRole("link", { name: "Reversi" }).count()).toBe(2);
    await page
      .getByRole("button", { name: /^Remove the analysis/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    expect(await page.getByRole("dialog").getByRole("link", { name: "Reversi" }).count()).toBe(2);
  });
});

describe("Explore", () => {
  it("leads from any move of a game to a board of its own, and the game stays as it is", async () => {
    const page = await open();
    await startGame(page, server.address, "Reversi", { Opponent: "beside" });
    for (const square of ["f5", "d6", "c3"]) await pressSquare(page, square);
    await page.keyboard.press(",");
    const game = page.url();
    await page.getByRole("button", { name: "Explore" }).click();
    await page.locator(".variations").waitFor();
    expect(await shown(page)).toBe("Move 2, d6");
    await pressSquare(page, "c4");
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6 c3", "c4"]);
    await page.goto(game);
    await page.getByTestId("status").waitFor();
    expect(await page.locator(".moves .move").count()).toBe(3);
  });

  it("leads from a link that is looked at", async () => {
    const page = await open();
    await page.goto(at("/play/kayles#moves=1:3-4,1:8-8,1:1-1"));
    await page.getByTestId("status").waitFor();
    await page.locator(".moves .move").nth(1).click();
    await page.keyboard.press("e");
    await page.locator(".variations").waitFor();
    expect(await shown(page)).toMatch(/^Move 2, /);
    expect((await variations(page)).length).toBe(4);
  });

  it("goes on as a game from the move that is shown", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi?at=2#moves=f5d6c3"));
    await page.getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/\/play\/reversi\/[^/]+$/);
    await page.getByText("Your turn").waitFor();
    expect(await page.locator(".moves .move").count()).toBe(2);
  });
});

describe("Reversi's analysis board", () => {
  it("names the opening, shows three best lines, of which each can be tried, and the graph of the line", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi?at=5#moves=f5d6c3d3c4"));
    await page.getByTestId("opening").getByText("Opening: ").waitFor();
    await expect.poll(() => page.locator(".best-lines li:has(button)").count()).toBe(3);
    await expect
      .poll(() => page.locator(".best-lines li").first().locator("button").count())
      .toBeGreaterThan(2);
    // The whole line is judged, not only what was walked through.
    await expect
      .poll(() =>
        page
          .locator(".graph .curve")
          .getAttribute("d")
          .then((path) => path?.match(/[ML]/g)?.length),
      )
      .toBe(6);
    const third = page.locator(".best-lines li").first().locator("button").nth(2);
    await third.click();
    await expect.poll(() => shown(page)).toMatch(/^Move 8, /);
  });

  it("a press is answered while the engine thinks", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi"));
    await page.locator(".value").first().waitFor();
    const waited = await page.evaluate(async () => {
      const square = document.querySelector('[data-square="37"]') as Element;
      const { x, y, width, height } = square.getBoundingClientRect();
      const started = performance.now();
      const event = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
      square.dispatchEvent(new MouseEvent("click", event));
      while (document.querySelectorAll(".variations [role=option]").length < 2)
        await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - started;
    });
    // 50 ms on a machine that is not busy (`npm run bench -- web`).
    expect(waited).toBeLessThan(500);
  });
});
