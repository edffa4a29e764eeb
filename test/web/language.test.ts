import axe from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./chromium.ts";
import { pressSpot } from "./hands.ts";
import { ensureBuilt, GameServer } from "./server.ts";

const server = new GameServer();
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  await ensureBuilt();
  [browser] = await Promise.all([openBrowser(), server.start()]);
  await fetch(`${server.address}/api/players`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "ada", given: "Ada", family: "Lovelace", kind: "human" }),
  });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server.close();
});

afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function open(options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

const status = (page: Page) => page.getByTestId("status").innerText();
const lang = (page: Page) => page.locator("html").getAttribute("lang");

describe("the language of the page", { timeout: 120_000 }, () => {
  it("is the browser's, through a whole game", async () => {
    const page = await open({ locale: "de-DE", viewport: { width: 1100, height: 800 } });
    await page.goto(`${server.address}/play/stones#options=${encodeURIComponent('{"rows":[3]}')}&moves=`);
    await page.getByTestId("status").waitFor();
    expect(await lang(page)).toBe("de");
    await expect.poll(() => page.title()).toBe("Steine · Grundy");
    expect(await status(page)).toBe("Spieler 1 ist am Zug. Nimm 1 bis 3 Steine vom rechten Ende.");
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
    await expect.poll(() => page.getByTestId("chosen-reason").innerText()).toMatch(/^1:4-4: Dieser Zug /);
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
}[] = [
  { path: "/", ready: (page) => page.locator(".rankings li").waitFor() },
  { path: "/", ready: (page) => setup(page, 0) },
  { path: "/", ready: (page) => setup(page, 1) },
  { path: "/", ready: (page) => setup(page, 4) },
  { path: "/play/sticks#moves=1:3-4", ready: analyse },
  { path: "/play/reversi#moves=f5d6c3", ready: analyse },
  { path: "/play/piles#moves=", ready: (page) => dialog(page, 6) },
  { path: "/play/kayles#moves=", ready: (page) => dialog(page, 7) },
  { path: "/players", ready: (page) => page.locator(".people").waitFor() },
  { path: "/players?username=ada", ready: (page) => page.locator(".lead").waitFor() },
  { path: "/consoles/competition", ready: (page) => page.locator(".xterm").waitFor() },
];

async function setup(page: Page, card: number): Promise<void> {
  await page.locator(".card-foot button").nth(card).click();
  await page.locator("form.setup").waitFor();
}

async function analyse(page: Page): Promise<void> {
  await page.locator(".action").nth(3).click();
  await page.locator(".chip, .value").first().waitFor();
}

async function dialog(page: Page, action: number): Promise<void> {
  await page.locator(".action").nth(action).click();
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
    for (const width of [1440, 360]) {
      it(`has room on a screen of ${width} px, ${locale}`, async () => {
        const page = await open({ locale, viewport: { width, height: width === 360 ? 740 : 900 } });
        const found: string[] = [];
        for (const { path, ready } of looks) {
          // From a page of its own: between two parts behind # there is no load.
          await page.goto("about:blank");
          await page.goto(server.address + path);
          await ready(page);
          await page.waitForTimeout(200);
          for (const text of await page.evaluate(cutTexts)) found.push(`${path} ${text}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (over > 0) found.push(`${path} is ${over} px too wide`);
          if (locale === "de-DE" && width === 360) found.push(...(await violations(page)));
        }
        expect(found).toEqual([]);
      });
    }
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
