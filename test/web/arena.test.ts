import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arenaSetup, ChanceTournament, evidence } from "../../src/server/arena/fixtures.ts";
import type { Store } from "../../src/store/index.ts";
import { languageTags } from "../../src/words/index.ts";
import { besideServer, desk, useOwnServer, usePages } from "./fixture.ts";

const server = useOwnServer();
const open = usePages(desk);

/** As the command line does it: another program writes into the server's file. */
const beside = (act: (store: Store) => Promise<unknown>) => besideServer(server, act);

const twelve = Array.from({ length: 12 }, (_, index) => `Bot ${String.fromCharCode(65 + index)}`);

class Played {
  readonly tournament: ChanceTournament;
  id = "";

  constructor(...setup: Parameters<typeof arenaSetup>) {
    this.tournament = new ChanceTournament(arenaSetup(...setup), { faultEvery: 9 });
  }

  async begin(games: number): Promise<string> {
    await beside(async ({ arena }) => {
      this.id = await arena.create(this.tournament.setup);
    });
    await this.play(games);
    return this.id;
  }

  /** So many games more, and its end when there are no more. */
  play(count: number): Promise<void> {
    return beside(async ({ arena }) => {
      const games = this.tournament.games(count);
      const faults = games.filter(({ fault }) => fault !== null);
      await arena.add(this.id, games, new Map(faults.map(({ number }) => [number, evidence])));
      if (this.tournament.ending) await arena.end(this.id, this.tournament.ending);
    });
  }

  show(count: number, plies: number): Promise<void> {
    return beside(({ arena }) => arena.show(this.id, this.tournament.running(count, plies)));
  }
}

const state = (page: Page) => page.locator(".tournament-state");
const has = (locator: Locator, text: string | RegExp) => expect.poll(() => locator.innerText()).toMatch(text);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("the list of tournaments", () => {
  it("says how one is started while there is none, and shows the first one as it comes", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(`${server.address}/arena`);
    await page.getByText("grundy arena tournament bots.json --format swiss").waitFor();
    await page.getByRole("button", { name: "Copy the command" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "grundy arena tournament bots.json --format swiss",
    );
    const played = new Played("swiss", twelve, { name: "Class <b>9b</b>" });
    await played.begin(4);
    const row = page.getByRole("row", { name: /Class <b>9b<\/b>/ });
    await row.waitFor();
    expect((await row.innerText()).replace(/\s+/g, " ")).toMatch(/not running Swiss Kayles 12 4/);
    await row.getByRole("link").click();
    await page.getByRole("heading", { name: "Class <b>9b</b>" }).waitFor();
    expect(await page.title()).toBe("Class <b>9b</b> · Arena · Grundy");
    await page.goBack();
    await row.waitFor();
  });
});

describe("a tournament that is watched", () => {
  it("grows from its first game to its end, says the rounds, and goes on after the server was killed", async () => {
    const played = new Played("swiss", twelve, { rounds: 3 });
    await played.begin(0);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    await has(state(page), "No game is finished yet");
    await played.show(4, 2);
    await expect.poll(() => page.locator(".running-board").count()).toBe(4);
    await played.play(6);
    await has(state(page), /6 of 36 games are finished\..* So far only 6 games/);
    await page.getByRole("heading", { name: "Round 1" }).waitFor();

    await server.kill();
    await has(page.locator(".arena-state"), "The server cannot be reached");
    expect(await page.getByRole("table", { name: "Standings, best first" }).isVisible()).toBe(true);
    await server.start();
    await played.play(6);
    await has(state(page), "12 of 36 games");
    await expect.poll(() => page.locator(".arena-state").innerText()).toBe("");
    await has(page.getByTestId("announcer"), "Round 2 has begun.");

    await played.play(100);
    await has(state(page), "It is over: every game has been played.");
    await has(page.getByTestId("announcer"), "The tournament is over. First is Bot ");
    expect(await page.locator("h1").innerText()).toContain("over");
    await page.getByRole("button", { name: "Earlier round" }).click();
    await page.getByRole("heading", { name: "Round 2" }).waitFor();
    expect(await page.getByRole("table", { name: "Round 2" }).getByRole("row").count()).toBe(7);
    expect(await page.locator("body").innerText()).not.toMatch(/NaN|undefined|Infinity|∞/);
  });

  it("keeps every board in its place while games end and others begin", async () => {
    const played = new Played("round-robin", twelve, { game: "reversi" });
    await played.begin(2);
    await played.show(3, 4);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    await expect.poll(() => page.locator(".running-board").count()).toBe(3);
    const boxes = () =>
      page
        .locator(".running-boards li")
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await boxes();
    await played.show(3, 9);
    await has(page.locator(".running-board").first(), "9 moves");
    expect(await boxes()).toEqual(before);
    await played.show(0, 0);
    await has(page.locator(".running-more"), "No game is going on");
    expect(await boxes()).toEqual(before);
  });

  it("a match tells its strength in words, and its test as a line with a sentence", async () => {
    const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" } as const;
    const played = new Played("match", ["Ann", "Ben"], { pairs: 60, sprt });
    await played.begin(60);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    await has(page.locator(".match-said"), /Ann is [\d.]+ ± [\d.]+ Elo stronger than Ben\./);
    await has(page.locator(".match-said"), /Of 30 pairs Ann won both games in \d+/);
    await page.getByRole("img", { name: /^The LLR pair by pair: now/ }).waitFor();
    await has(page.locator(".llr figcaption"), /At −2\.94 the test decides for 0 Elo, at 2\.94 for 20 Elo/);
    await page.getByText("What the numbers mean").click();
    for (const word of ["LOS:", "LLR:", "Pair:", "Accuracy:"]) await page.getByText(word).first().waitFor();
  });

  it("every game opens on the analysis board, at its end", async () => {
    const played = new Played("match", ["Ann", "Ben"], { game: "reversi" });
    await played.begin(6);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    await page.getByRole("link", { name: "Open game 6, Ben against Ann" }).click();
    await page.waitForURL(/\/analysis\/reversi/);
    await page.getByTestId("status").waitFor();
    expect(await page.locator(".banner").count()).toBe(0);
    await has(page.getByTestId("status"), /over|won|wins|draw/i);
  });

  it("tells of faults with their evidence as text, and of how a bot was started only to its owner", async () => {
    const played = new Played("round-robin", twelve);
    await played.begin(60);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    await page.getByText("Games with a fault, the latest first").first().click();
    const faults = page.getByRole("table", { name: "Games with a fault, the latest first" });
    await faults
      .getByText(/lost on time, 35 ms over\./)
      .first()
      .waitFor();
    await faults
      .getByText(/played “9:1”, which is against the rules\. There is no row 9/)
      .first()
      .waitFor();
    await faults.getByRole("button", { name: "Evidence of game 9", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("<script>alert(1)</script>").first().waitFor();
    // From the machine itself, without a token: its owner.
    await dialog.getByText("python3 /home/ada/bots/minimax.py").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("lists games by fault, bot and meeting", async () => {
    const played = new Played("round-robin", twelve);
    await played.begin(132);
    const page = await open();
    await page.goto(`${server.address}/arena/${played.id}`);
    const rows = page.getByRole("table", { name: "Games, the latest first" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => rows.count()).toBe(40);
    await page.getByLabel("Bot", { exact: true }).selectOption("Bot C");
    await page.getByLabel("Against", { exact: true }).selectOption("Bot A");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel("Show", { exact: true }).selectOption("repeated");
    await page.getByText("No game fits.").waitFor();
  });
});

describe("at any width", () => {
  it("the names stay on a phone while the table is pushed along, and the page itself is not", async () => {
    const played = new Played("round-robin", twelve);
    await played.begin(100);
    for (const width of [320, 375]) {
      const page = await open({ viewport: { width, height: 740 } });
      await page.goto(`${server.address}/arena/${played.id}`);
      const cross = page.getByRole("region", { name: /^Points of the bot in the row/ });
      await cross.waitFor();
      expect(await overflow(page)).toBe(0);
      const name = cross.locator("tbody th").first();
      const { x } = (await name.boundingBox()) ?? { x: -1 };
      await cross.focus();
      for (let count = 0; count < 8; count++) await page.keyboard.press("ArrowRight");
      await expect.poll(() => cross.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      expect((await name.boundingBox())?.x).toBe(x);
    }
  });

  it("on a projector standings and pairings stand beside each other, and are larger", async () => {
    const played = new Played("swiss", twelve);
    await played.begin(14);
    const page = await open({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${server.address}/arena/${played.id}`);
    const standings = page.locator(".standings .wide-table");
    const pairings = page.locator(".pairings");
    const [left, right] = [await standings.boundingBox(), await pairings.boundingBox()];
    if (!left || !right) throw new Error("not shown");
    expect(right.x).toBeGreaterThan(left.x + left.width);
    for (const part of [standings, pairings])
      expect(await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(
        20,
      );
    // The whole table is seen, and all twelve bots with it.
    expect(await standings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(left.y + left.height).toBeLessThan(1080);
    expect(await overflow(page)).toBe(0);
  });

  it.each(languageTags)("in %s nothing of it is wider than the page", async (tag) => {
    const played = new Played("swiss", twelve);
    await played.begin(14);
    for (const width of [320, 1280, 1920]) {
      const page = await open({ viewport: { width, height: 900 }, locale: tag });
      await page.goto(`${server.address}/arena/${played.id}`);
      await page.locator(".standings tbody tr").nth(11).waitFor();
      expect(await overflow(page)).toBe(0);
      const nav = page.locator(".bar nav");
      expect(
        await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

it("everything is reached by the keyboard, in the order in which it stands", async () => {
  const played = new Played("swiss", twelve);
  await played.begin(30);
  const page = await open();
  await page.goto(`${server.address}/arena/${played.id}`);
  await page
    .getByRole("link", { name: /^Open game/ })
    .first()
    .waitFor();
  await page.locator("main").focus();
  const reached: string[] = [];
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    reached.push(name);
  }
  expect(reached[0]).toBe("Standings, best first");
  expect(reached).toContain("Earlier round");
  expect(reached).toContain("What the numbers mean");
  expect(reached).toContain("Games with a fault, the latest first");
});

it("a tournament that is not there says so, and leads to the others", async () => {
  const page = await open();
  const answer = await page.goto(`${server.address}/arena/AAAAAAAAAAAAAAAA`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "There is no such tournament here." }).waitFor();
  await page.getByRole("link", { name: "All tournaments" }).click();
  await page.getByRole("heading", { name: "Arena" }).waitFor();
});

it("while nobody sees the page the server is not asked", async () => {
  const played = new Played("swiss", twelve);
  await played.begin(4);
  const page = await open();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/arena/")) asked++;
  });
  await page.goto(`${server.address}/arena/${played.id}`);
  await page.locator(".standings").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(500);
  const before = asked;
  await page.waitForTimeout(6000);
  expect(asked).toBe(before);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => asked).toBeGreaterThan(before);
});
