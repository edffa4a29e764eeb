import { describe, expect, it } from "vitest";
import { drop, openAnalysis, paste, pressSquare, shown, treeLink, variations } from "./analysis-hands.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { pressSpot } from "./hands.ts";

const server = useServer();
const open = usePages(desk);
const at = (path: string) => server.address + path;
const discs = (page: Awaited<ReturnType<typeof open>>) => page.locator(".stage .disc").count();

describe("the editor", () => {
  it("sets discs up by pressing, says what is not legal, and leads on from there", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi?at=2#moves=f5d6"));
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByText("Press squares to put discs there").waitFor();
    expect(await discs(page)).toBe(6);
    await page.getByRole("button", { name: "Empty board" }).click();
    await expect.poll(() => discs(page)).toBe(0);
    await page.getByTestId("status").locator(".trouble").waitFor();
    expect(await page.getByRole("button", { name: "Explore it" }).isDisabled()).toBe(true);
    // Black, white, nothing in turn.
    for (const square of ["d4", "d4", "e4"]) await pressSquare(page, square);
    await page.getByLabel("To move").selectOption({ label: "White" });
    await page
      .getByText("White cannot move there, so Black is to move.")
      .or(page.getByText("Press squares to put discs there"))
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Explore it" }).click();
    await expect.poll(() => variations(page)).toEqual(["Start"]);
    expect(await discs(page)).toBe(2);
    await pressSquare(page, "f4");
    await page.getByTestId("status").getByText("won").waitFor();
    // All of it is undone, press by press, until the game that was there before.
    for (let count = 0; count < 8; count++) await page.keyboard.press("u");
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6"]);
    for (let count = 0; count < 8; count++) await page.keyboard.press("Control+y");
    await expect.poll(() => variations(page)).toEqual(["Start", "f4"]);
    const link = await treeLink(page);
    const other = await open();
    await openAnalysis(other, link);
    expect(await variations(other)).toEqual(["Start", "f4"]);
    // What was there before is kept beside it.
    await page.waitForTimeout(500);
    await page.getByRole("button", { name: "Analyses", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Reversi" }).first().waitFor();
  });

  it("takes pieces of rows away and puts them back, adds rows, and reads counts and rules", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/sticks"));
    await page.keyboard.press("e");
    const standing = () => page.locator(".stage .spot:not(.gone)").count();
    await page.getByText("Press what is to go").waitFor();
    expect(await standing()).toBe(25);
    await pressSpot(page, { row: 1, stick: 4 });
    await pressSpot(page, { row: 1, stick: 5 });
    await expect.poll(standing).toBe(23);
    await pressSpot(page, { row: 1, stick: 5 });
    await expect.poll(standing).toBe(24);
    await page.getByRole("button", { name: "Add a row" }).click();
    await expect.poll(standing).toBe(25);
    await page.getByLabel("Rows").fill("9 7 5 3 1 6");
    await expect.poll(standing).toBe(30);
    await page.getByLabel("Rows").fill("9 7 five");
    await page.getByText("“five” is not").waitFor();
    expect(await standing()).toBe(30);
    await page.getByLabel("Rows").fill("9 7");
    await page.getByLabel("Who takes the last").selectOption("wins");
    await page.getByRole("button", { name: "Explore it" }).click();
    await page.getByText("Whoever takes the last one wins.").first().waitFor();
    expect(await standing()).toBe(15);
    await page.getByTestId("sentence").waitFor();
    await page.reload();
    await page.locator(".variations").waitFor();
    expect(await standing()).toBe(15);
  });

  it("is left without a change, and a draft outlives a reload", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/piles?at=1#moves=1:8-9"));
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("button", { name: "All away" }).click();
    await page.getByTestId("status").locator(".trouble").waitFor();
    await page.waitForURL(/\/analysis\/piles\/[^/]+$/);
    await page.reload();
    await page.getByRole("button", { name: "All back" }).click();
    await page.getByText("Press what is to go").waitFor();
    await page.getByRole("button", { name: "Leave as it was" }).click();
    await expect.poll(async () => (await variations(page)).length).toBe(2);
    expect(await page.locator(".stage .spot:not(.gone)").count()).toBe(25);
  });
});

describe("what is handed in", () => {
  it("is opened wherever it is pasted, variations of a link too", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/stones"));
    await paste(page, "F5D6C3D3");
    await page.waitForURL(/\/analysis\/reversi/);
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6 c3 d3"]);
    expect(await shown(page)).toBe("Move 4, d3");
    await paste(page, `${server.address}/analysis/reversi?at=2#moves=f5d6(f6)c3`);
    await expect.poll(() => variations(page)).toEqual(["Start", "f5 d6", "f6", "c3"]);
    await paste(page, "no game at all");
    await page.getByRole("dialog").getByText("is not").waitFor();
  });

  it("with several games in it lists them", async () => {
    const page = await open();
    await openAnalysis(page, at("/analysis/reversi"));
    const start = `${"-".repeat(27)}O*${"-".repeat(6)}*O${"-".repeat(27)}`;
    const game = (black: string, moves: string) =>
      `(;GM[Othello]PC[x]PB[${black}]PW[Ben]TY[8]BO[8 ${start} *]${moves};)`;
    await drop(page, "games.ggf", `${game("Ann", "B[F5]W[D6]")}\n${game("Cleo", "B[D3]")}`);
    await page.getByRole("dialog").getByText("2 games found").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: /Cleo/ }).click();
    await expect.poll(() => variations(page)).toEqual(["Start", "d3"]);
  });

  it.each([
    ["a parenthesis that is left open", "#moves=f5("],
    ["nothing but parentheses", "#moves=(((("],
    ["options that are none", "#options=none&moves=f5"],
    ["more moves than a tree may have", `#moves=${"f5d6".repeat(8000)}`],
  ])("as a link with %s leads to no board, and it is said why", async (_what, hash) => {
    const page = await open();
    await page.goto(at(`/analysis/reversi${hash}`));
    await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
    await page.getByRole("link", { name: "Explore Reversi" }).click();
    await page.locator(".variations").waitFor();
  });
});
