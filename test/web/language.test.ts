import axe from "axe-core";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { useOwnServer, usePages } from "./fixture.ts";
import { pressSpot } from "./hands.ts";
import { post } from "./server.ts";

const server = useOwnServer();
const open = usePages();

beforeAll(async () => {
  await fetch(`${server.address}/api/players`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "ada", given: "Ada", family: "Lovelace", kind: "human" }),
  });
});

const status = (page: Page) => page.getByTestId("status").innerText();
const lang = (page: Page) => page.locator("html").getAttribute("lang");

describe("the language of the page", { timeout: 120_000 }, () => {
  it("is the browser's, through a whole game", async () => {
    const page = await open({ locale: "de-DE", viewport: { width: 1100, height: 800 } });
    await page.goto(`${server.address}/play/stones#options=${encodeURIComponent('{"rows":[3]}')}&moves=`);
    await page.getByTestId("status").waitFor();
    expect(await lang(page)).toBe("de");
    await expect.poll(() => page.title()).toBe("Steine · Grundy");
    await page.getByRole("button", { name: "Zu zweit hier weiterspielen" }).click();
    await expect
      .poll(() => status(page))
      .toBe("Spieler 1 ist am Zug. Nimm 1 bis 3 Steine vom Ende der Reihe.");
    for (const stick of [3, 2, 1]) {
      await pressSpot(page, { row: 1, stick });
      await page.getByRole("button", { name: "1 Stein nehmen" }).click();
    }
    await page.getByTestId("report").waitFor();
    await expect
      .poll(() => status(page))
      .toMatch(/^Spieler 2 hat gewonnen: Spieler 1 hat den letzten Stein genommen\. /);
    expect(await page.getByTestId("announcer").innerText()).toContain("Spieler 2 hat gewonnen");
  });

  it("is chosen by hand without a reload, and remembered", async () => {
    const page = await open({ locale: "en-US", viewport: { width: 1100, height: 800 } });
    await page.goto(`${server.address}/play/kayles#moves=1:1-1`);
    await page.getByTestId("status").waitFor();
    expect(await lang(page)).toBe("en");
    await expect.poll(() => page.title()).toBe("Kayles · Grundy");
    await page.getByRole("button", { name: "Play on, two at this device" }).click();
    await page.locator(".board.active").waitFor();
    const english = await status(page);
    await pressSpot(page, { row: 1, stick: 4 });
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.getByTestId("chosen-reason").waitFor();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.resourceType()));
    await page.getByLabel("Language").selectOption({ label: "Deutsch" });
    await page.waitForFunction(() => document.documentElement.lang === "de");
    // What is picked up and explained stays, in the other language.
    await page.getByRole("button", { name: "1 Kegel nehmen" }).waitFor();
    await expect.poll(() => page.getByTestId("chosen-reason").innerText()).toMatch(/^Kegel 4: Dieser Zug /);
    await expect.poll(() => status(page)).toMatch(/^Spieler 2 ist am Zug\./);
    expect(requests).not.toContain("document");
    await page.reload();
    await page.getByTestId("status").waitFor();
    expect(await lang(page)).toBe("de");
    await page.getByLabel("Sprache").selectOption("en");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await expect.poll(() => status(page)).toBe(english);
  });

  it("is that of a refusal too: the server sends code and facts", async () => {
    const page = await open({ locale: "de-DE" });
    await page.goto(`${server.address}/game/AAAAAAAAAAAAAAAA`);
    await page.getByText("Eine Partie mit dieser Kennung gibt es nicht.").waitFor();
  });

  it("is loaded only when it is wanted", async () => {
    const page = await open({ locale: "en-US" });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(server.address);
    await page.locator(".card").last().waitFor();
    const before = scripts.filter((url) => url.endsWith(".js")).length;
    expect(await page.getByText("Spielen", { exact: true }).count()).toBe(0);
    await page.getByLabel("Language").selectOption("de");
    await page.getByText("Spielen", { exact: true }).first().waitFor();
    expect(scripts.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(before);
  });
});

/** Each page, what to do there, and a look at whether a text is longer than its place. */
const looks: readonly {
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
  /** Whether it is looked at on the smallest phone, too: the bar with all of its pages. */
  readonly small?: true;
}[] = [
  { path: "/", small: true, ready: (page) => page.locator(".rankings li").waitFor() },
  { path: "/", ready: (page) => setup(page, 0) },
  { path: "/", ready: (page) => setup(page, 1) },
  { path: "/", ready: (page) => setup(page, 4) },
  {
    path: "/lobby",
    small: true,
    ready: async (page) => {
      const seats = [{ by: "me", name: "W".repeat(40) }, { by: "guest" }];
      const clock = { initial: 600_000, increment: 5000 };
      const options = { rows: [9, 9], take: "any", middle: true, last: "wins" };
      const game = { game: "stones", options, seats, clock, help: true, open: true };
      await post(server.address, "/api/games", game);
      await page.locator(".open-game").first().waitFor();
    },
  },
  {
    path: "/lobby",
    ready: async (page) => {
      await page.locator(".lobby-head button").click();
      await page.locator("form.setup").waitFor();
    },
  },
  {
    path: "/",
    ready: async (page) => {
      await page.locator(".card-foot button:not(.quiet)").first().click();
      await page.locator(".qr-code").waitFor();
    },
  },
  { path: "/play/sticks#moves=1:3-4", ready: analyse },
  { path: "/play/reversi#moves=f5d6c3", ready: analyse },
  { path: "/play/piles#moves=", ready: (page) => dialog(page, "share") },
  {
    path: "/play/reversi#moves=f5d6",
    ready: async (page) => {
      await dialog(page, "share");
      await page.locator(".share summary").click();
      await page.locator(".still-picture img").waitFor();
    },
  },
  { path: "/replay/sticks#moves=1:3-4", ready: (page) => page.getByTestId("said").waitFor() },
  { path: "/embed/sticks#moves=1:3-4", ready: (page) => page.getByTestId("said").waitFor() },
  { path: "/play/kayles#moves=", ready: (page) => dialog(page, "rules") },
  { path: "/puzzles", ready: (page) => page.locator(".card-board .board").first().waitFor(), small: true },
  {
    path: "/puzzles?puzzle=nim-1",
    ready: async (page) => {
      await page.locator(".puzzle .board").waitFor();
      for (let hint = 0; hint < 5; hint++) await page.keyboard.press("h");
    },
    small: true,
  },
  { path: "/players", ready: (page) => page.locator(".people").waitFor() },
  { path: "/players?username=ada", ready: (page) => page.locator(".lead").waitFor() },
  { path: "/consoles/competition", ready: (page) => page.locator(".xterm").waitFor() },
];

async function setup(page: Page, card: number): Promise<void> {
  await page.locator(".card-foot .quiet").nth(card).click();
  await page.locator("form.setup").waitFor();
}

async function analyse(page: Page): Promise<void> {
  await page.locator(".action").nth(3).click();
  await page.locator(".chip, .value").first().waitFor();
}

async function dialog(page: Page, action: string): Promise<void> {
  await page.locator(`.action[data-action="${action}"]`).click();
  await page.getByRole("dialog").waitFor();
}

/** Texts that their boxes cut or let run into others; what is code, a name or a picture has its own way to be long. */
function cutTexts(): string[] {
  const other = ".unseen, .skip, .xterm, .scroll, .xor, .grow, code, input, textarea, svg";
  const cut: string[] = [];
  const measure = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (element.closest(other) || element.clientWidth === 0) continue;
    const name = `${element.tagName}.${element.className}`;
    if (element.scrollWidth > element.clientWidth + 1) cut.push(`${name}: ${element.innerText}`);
    if (!(element instanceof HTMLSelectElement) || element.closest(".language")) continue;
    const style = getComputedStyle(element);
    measure.font = `${style.fontSize} ${style.fontFamily}`;
    const arrow = 20;
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - arrow;
    for (const { text } of element.options) {
      if (measure.measureText(text).width > room) cut.push(`option: ${text}`);
    }
  }
  return cut;
}

describe("every text", { timeout: 240_000 }, () => {
  for (const locale of ["en-US", "de-DE"]) {
    it(`has room on a wide screen and on a phone, ${locale}`, async () => {
      const page = await open({ locale });
      const found: string[] = [];
      for (const { path, ready, small } of looks) {
        // From a page of its own: between two parts behind # there is no load.
        await page.goto("about:blank");
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(server.address + path);
        await ready(page);
        for (const width of small ? [1440, 360, 320] : [1440, 360]) {
          await page.setViewportSize({ width, height: width < 1000 ? 740 : 900 });
          await page.waitForTimeout(200);
          const where = `${path} at ${width} px`;
          for (const text of await page.evaluate(cutTexts)) found.push(`${where}: ${text}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (over > 0) found.push(`${where} is ${over} px too wide`);
        }
        if (locale === "de-DE") found.push(...(await violations(page)));
      }
      expect(found).toEqual([]);
    });
  }
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  });
}
