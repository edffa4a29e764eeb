import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { must, reversi } from "../../src/games/index.ts";
import { begin, followMoves, recordOf } from "../../src/match/index.ts";
import { makeGgf, makeObfLine, makeRecord, makeWthor, parseTranscript } from "../../src/notation/index.ts";
import { desk, usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages(desk);

const squares = (text: string) => must(parseTranscript(text, reversi.defaults)).moves;
const start = reversi.start(reversi.defaults);
const ggf = (moves: string) =>
  makeGgf({
    properties: new Map([
      ["GM", "Othello"],
      ["PB", "Ann"],
      ["PW", "Ben"],
    ]),
    start,
    moves: squares(moves).map((square, index) => ({ seat: index % 2 === 0 ? 0 : 1, square, notes: [] })),
  });
const year = (count: number) =>
  makeWthor({
    written: { year: 2020, month: 1, day: 2 },
    year: 2019,
    depth: 22,
    games: Array.from({ length: count }, (_, index) => ({
      tournament: 1,
      black: index,
      white: index + 1,
      score: 40,
      theoretical: 32,
      moves: squares(index % 2 === 0 ? "f5d6c3" : "f5f6e6f4"),
    })),
  });
const record = makeRecord(recordOf(must(followMoves(must(begin("sticks")), ["1:2-4"])), ["Ann", "Ben"]));

async function openForm(page: Page): Promise<void> {
  await page.goto(`${server.address}/play/stones`);
  await page.getByTestId("status").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Load a record").waitFor();
}

const choose = (page: Page, name: string, content: Uint8Array | string) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });

/** As a hand would: a file is let go over the form. */
async function drop(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  const bytes = [...Buffer.from(content)];
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name));
      return data;
    },
    { name, bytes },
  );
  await page.locator(".load").dispatchEvent("drop", { dataTransfer: transfer });
}

const where = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;

describe("a file of one game is looked at at once, chosen or dropped", () => {
  it.each([
    ["a.wtb", year(1), "/play/reversi#moves=f5d6c3"],
    ["a.ggf", ggf("f5d6"), "/play/reversi#moves=f5d6"],
    ["a.txt", "F5 d6 C3", "/play/reversi#moves=f5d6c3"],
    ["a.json", record, "/play/sticks#moves=1%3A2-4"],
    ["a.url", "https://example.org/replay/kayles#moves=1%3A1-1", "/play/kayles#moves=1%3A1-1"],
    ["named wrongly.png", ggf("f5d6"), "/play/reversi#moves=f5d6"],
  ])("%s", async (name, content, address) => {
    for (const take of [choose, drop]) {
      const page = await open();
      await openForm(page);
      await take(page, name, content);
      await expect.poll(() => where(page)).toBe(address);
      await page.getByTestId("status").waitFor();
    }
  });

  it("a position of OBF, and a save string", async () => {
    const page = await open();
    await openForm(page);
    const position = must(parseTranscript("f5d6", reversi.defaults)).positions[2] ?? start;
    await drop(page, "a.obf", makeObfLine({ position, side: position.turn, values: [] }));
    await expect.poll(() => where(page)).toMatch(/^\/play\/reversi#from=/);
    await openForm(page);
    await drop(page, "a.sav", "0942");
    await expect.poll(() => where(page)).toMatch(/^\/play\/piles#from=/);
  });
});

describe("a file of many games", () => {
  it("is a list to choose from, by keys too", async () => {
    const page = await open();
    await openForm(page);
    await choose(page, "WTH_2019.wtb", year(120));
    const list = page.getByRole("region", { name: "Games found" });
    await list.getByText("120 games: choose one.").waitFor();
    await list.getByText("Game 50, player 49 – player 50, 2019, 40:24").waitFor();
    await list.getByRole("button", { name: "Later games" }).click();
    await list.getByText("Game 51,").waitFor();
    await list.getByLabel("Go to game").fill("120");
    await list.getByLabel("Go to game").press("Tab");
    await list.getByText("Game 120,").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => where(page)).toBe("/play/reversi#moves=f5f6e6f4");
  });

  it("says what is wrong with one of them, and has the others", async () => {
    const page = await open();
    await openForm(page);
    await choose(page, "a.ggf", `${ggf("f5")}\n${ggf("f5d6").replace("D6", "A1")}`);
    await page.getByText("Game 2, Ann – Ben").click();
    await page.getByText("A disc on a1 would turn no other disc.").waitFor();
    await page.getByText("Game 1, Ann – Ben").click();
    await expect.poll(() => where(page)).toBe("/play/reversi#moves=f5");
  });
});

describe("what is no game is refused in a line", () => {
  it.each([
    ["a.png", Uint8Array.from([137, 80, 78, 71, 0, 1]), "is not a game"],
    ["a.wtb", "f5d6", "is not a WTHOR file"],
    ["a.json", "{", "is not JSON"],
    ["a.txt", "", "is not a game"],
    ["a.bin", new Uint8Array(20_000_001), "at most 20 MB"],
  ])("%s", async (name, content, sentence) => {
    const page = await open();
    await openForm(page);
    await choose(page, name, content);
    await page.locator(".load [role=status]", { hasText: sentence }).waitFor();
    expect(where(page)).toMatch(/^\/play\/stones/);
  });
});
