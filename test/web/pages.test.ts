import { describe, expect, it } from "vitest";
import { useOwnServer, usePages } from "./fixture.ts";
import { gameNames, moveByMouse, movesMade, startGame, status, turnOrEnd } from "./hands.ts";
import { places } from "./places.ts";

const server = useOwnServer({ people: true, tournaments: true });
const open = usePages();

describe("every page", { timeout: 120_000 }, () => {
  it("fits a phone of 360 px without sideways scrolling, asks no foreign host, breaks no content policy", async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const foreign: string[] = [];
    const problems: string[] = [];
    page.on("request", (request) => {
      const own = request.url().startsWith(server.address) || /^(blob|data):/.test(request.url());
      if (!own) foreign.push(request.url());
    });
    page.on("console", (message) => {
      // A browser notes every 404, and some of these places lead nowhere.
      if (message.type() === "error" && !/status of 404/.test(message.text())) problems.push(message.text());
    });
    for (const { name, path, ready } of places) {
      // Places of one page are told apart behind the #: what stood open at the one before must not.
      await page.goto("about:blank");
      await page.goto(server.address + path);
      await ready(page, server.address);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, name).toBeLessThanOrEqual(0);
    }
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe("a board", () => {
  for (const game of gameNames) {
    it(`of ${game} is one tab stop`, async () => {
      const page = await open({ viewport: { width: 1100, height: 800 } });
      await page.goto(`${server.address}/play/${game.toLowerCase()}`);
      await page.getByTestId("status").waitFor();
      const stops = new Set<string | null>();
      for (let count = 0; count < 30; count++) {
        await page.keyboard.press("Tab");
        const inBoard = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest(".table") ? [focused.getAttribute("role")] : [];
        });
        for (const role of inBoard) stops.add(role);
      }
      expect([...stops]).toEqual(["gridcell"]);
    });
  }
});

describe("a solver that fails", () => {
  it("is said, and tried again when that is wanted", async () => {
    const page = await open({ viewport: { width: 1100, height: 800 } });
    await page.route("**/solver.worker*", (route) => route.abort());
    await page.goto(`${server.address}/play/sticks#moves=`);
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.getByText("It could not be worked out.").waitFor();
    expect(await page.getByText("Working it out.").count()).toBe(0);
    await page.unroute("**/solver.worker*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".chip").first().waitFor();
  });
});

describe("the way in", () => {
  it("needs under 150 KB to the first move", async () => {
    const page = await open({ viewport: { width: 1100, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${server.address}/play/stones`, { waitUntil: "commit" });
    await page.locator(".board.active .spot").first().waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
    await moveByMouse(page);
  });

  it("takes a key that comes in the moment the game is there", async () => {
    const page = await open();
    await page.addInitScript(() => {
      const waiting = new MutationObserver(() => {
        if (!document.querySelector("[data-testid=status]")) return;
        waiting.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
      });
      waiting.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${server.address}/play/kayles`);
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
  });

  it("goes through links and back", async () => {
    const page = await open();
    await page.goto(server.address);
    await page.getByRole("link", { name: /^Play Stones/ }).click();
    await page.getByTestId("status").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/play\/stones\/[0-9a-f]{12}$/);
    await page.getByRole("link", { name: "Players" }).click();
    await page.getByRole("heading", { name: "Players" }).waitFor();
    await page.goBack();
    await page.getByTestId("status").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Five games" }).waitFor();
  });

  it("opens a link to a whole game", async () => {
    const page = await open();
    await page.goto(`${server.address}/play/reversi#moves=f5d6c3`);
    await page.getByTestId("status").waitFor();
    expect(await movesMade(page)).toBe(3);
    expect(await status(page)).toContain("move 3 of 3, White to move");
  });

  it("plays against the computer without a network once it has been opened", async () => {
    const page = await open({ serviceWorkers: "allow" });
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      return names.length === 1 && (await (await caches.open(names[0] as string)).keys()).length > 10;
    });
    await page.context().setOffline(true);
    await page.goto(`${server.address}/play/reversi`);
    await page.getByTestId("status").waitFor();
    await moveByMouse(page);
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    await startGame(page, server.address, "Kayles", { Opponent: "smart" });
    await moveByMouse(page);
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
  });

  it("can be installed", async () => {
    const page = await open();
    await page.goto(server.address);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toBe(`${server.address}/manifest.webmanifest`);
  });
});

describe("players", { timeout: 120_000 }, () => {
  it("are added, edited, reset, removed and ranked", async () => {
    const page = await open({ viewport: { width: 1100, height: 800 } });
    await page.goto(`${server.address}/players`);
    await page.getByRole("button", { name: "Add a player" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Username").fill("han, solo");
    await form.getByLabel("Given name").fill("Han");
    await form.getByLabel("Family name").fill("Solo");
    await form.getByRole("button", { name: "Add" }).click();
    await page.getByRole("link", { name: "Han Solo" }).first().waitFor();
    await page.getByRole("button", { name: "Edit han, solo" }).click();
    await form.getByLabel("Given name").fill("Ben");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("rowheader", { name: "Ben Solo" }).waitFor();
    await page.getByRole("region", { name: "Rankings" }).getByText("Ben Solo").waitFor();
    await page.getByRole("button", { name: "Reset han, solo" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByText("han, solo starts at 0 again.", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Best first" }).click();
    await page.getByRole("button", { name: "Worst first" }).waitFor();
    await page.getByRole("button", { name: "Remove han, solo" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("rowheader", { name: "Ben Solo" }).waitFor({ state: "detached" });
    expect(await page.getByRole("rowheader", { name: "Ada Lovelace" }).count()).toBe(1);
  });

  it("have their games counted, listed and drawn as a share of wins", async () => {
    const page = await open({ viewport: { width: 1100, height: 800 } });
    await page.goto(server.address);
    await page.getByRole("button", { name: "Options for Stones" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Opponent", { exact: true }).selectOption("smart");
    await form.getByLabel("Rows").fill("5");
    await form.getByLabel("Keep it on the server").check();
    await form.getByLabel("Counts for", { exact: true }).selectOption("ada");
    await form.getByLabel("Other counts for").selectOption("nim");
    await form.locator("button[type=submit]").click();
    // Five stones are lost against Smart, whatever is taken.
    while ((await turnOrEnd(page)) === "turn") await moveByMouse(page);
    expect(await status(page)).toMatch(/^You lost/);
    await page.goto(`${server.address}/players?username=nim`);
    await page.getByText("1 game, 1 win").waitFor();
    await page.getByRole("img", { name: "100 % of 1 game won" }).waitFor();
    await page.getByRole("link", { name: "Stones" }).click();
    await page.getByTestId("status").waitFor();
  });
});
