import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByMouse, startGame, turnOrEnd } from "./hands.ts";

/** That it is one's turn: in the tab's title, on the icon, in a notification. */

const server = useServer();
const people = { somebody: usePages(desk) };

interface Noted {
  readonly badges: number[];
  readonly asked: number[];
  readonly told: { readonly title: string; readonly body: string; press(): void }[];
}

/** Notes what the page asks of the browser, which shows nothing in a test. `permission` is what a person answers. */
async function note(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((answer) => {
    const noted: Noted = { badges: [], asked: [], told: [] };
    Object.assign(globalThis, { noted });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void noted.badges.push(count),
      clearAppBadge: async () => void noted.badges.push(0),
    });
    class Shown {
      static get permission(): NotificationPermission {
        return (localStorage.getItem("test/permission") ?? "default") as NotificationPermission;
      }
      static async requestPermission(): Promise<NotificationPermission> {
        noted.asked.push(1);
        localStorage.setItem("test/permission", answer);
        return answer;
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body: string }) {
        noted.told.push({ title, body, press: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Shown });
  }, permission);
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const { badges, asked, told } = (globalThis as unknown as { noted: Noted }).noted;
    return {
      badge: badges.at(-1),
      asked: asked.length,
      told: told.map(({ title, body }) => `${title}: ${body}`),
    };
  });

const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");

/** Ann has made a game, Bob has joined it, and it is Ann's turn. */
async function begun(ann: Page, bob: Page): Promise<string> {
  await startGame(ann, server.address, "Reversi", { Opponent: "link", "Your name": "Ann", Clock: "3d" });
  await bob.goto(await ann.getByLabel("Invitation link").inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Play", exact: true }).click();
  await turnOrEnd(ann);
  return ann.url();
}

/** Opens a page, and waits until it has looked how the games stand: what waits then is seen there, and not told. */
async function openAndLook(page: Page, path: string): Promise<void> {
  await page.goto(server.address + path);
  await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.badges.length > 0);
  await page.waitForTimeout(500);
}

it("says it in the title and on the icon of every page, while somebody waits for one's move", async () => {
  const [ann, bob] = [await people.somebody(), await people.somebody()];
  await note(ann.context(), "granted");
  await begun(ann, bob);
  await expect.poll(() => ann.title()).toBe("(1) Your turn · Reversi · Grundy");
  await expect.poll(() => icon(ann)).toBe("/icon-turn.svg");
  const other = await ann.context().newPage();
  await other.goto(`${server.address}/players`);
  await expect.poll(() => other.title()).toBe("(1) Players · Grundy");
  expect((await noted(other)).badge).toBe(1);
  await moveByMouse(ann);
  await expect.poll(() => ann.title()).toBe("Reversi · Grundy");
  await expect.poll(() => other.title()).toBe("Players · Grundy");
  expect(await icon(other)).toBe("/icon.svg");
  expect((await noted(other)).badge).toBe(0);
  // Nobody has been asked for anything.
  expect((await noted(ann)).asked).toBe(0);
});

it("tells it once where that was asked for by the button, and a press opens the game", async () => {
  const [ann, bob] = [await people.somebody(), await people.somebody()];
  await note(ann.context(), "granted");
  const game = await begun(ann, bob);
  await moveByMouse(ann);
  await turnOrEnd(bob);
  await ann.clock.install();
  await openAndLook(ann, "/games");
  const button = ann.getByRole("button", { name: "Notify me on my turn" });
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await button.click();
  await ann.getByText(/^On, while a page of Grundy is open/).waitFor();
  expect((await noted(ann)).asked).toBe(1);
  await moveByMouse(bob);
  // Within the twenty seconds after which the server is asked again.
  await expect
    .poll(async () => {
      await ann.clock.fastForward(5000);
      return (await noted(ann)).told;
    })
    .toEqual(["Your turn in Reversi: Ann against Bob"]);
  await expect.poll(() => ann.title()).toBe("(1) Your games · Grundy");
  await ann.clock.fastForward(60_000);
  await ann.reload();
  await ann.clock.fastForward(60_000);
  await expect.poll(() => ann.title()).toBe("(1) Your games · Grundy");
  expect((await noted(ann)).told).toEqual([]);

  // The next turn is told again, and the press leads there.
  await ann.goto(game);
  await turnOrEnd(ann);
  await moveByMouse(ann);
  await turnOrEnd(bob);
  await openAndLook(ann, "/players");
  await moveByMouse(bob);
  await expect
    .poll(async () => {
      await ann.clock.fastForward(5000);
      return (await noted(ann)).told.length;
    })
    .toBe(1);
  await ann.evaluate(() => (globalThis as unknown as { noted: Noted }).noted.told[0]?.press());
  await ann.waitForURL(game);
  await turnOrEnd(ann);

  await ann.goto(`${server.address}/games`);
  await button.click();
  await ann.getByText(/^Off\./).waitFor();
});

it("says that the browser does not allow it", async () => {
  const page = await people.somebody();
  await note(page.context(), "denied");
  await page.goto(`${server.address}/games`);
  await page.getByRole("button", { name: "Notify me on my turn" }).click();
  await page.getByText(/^The browser does not allow it for this page/).waitFor();
});

it("is told by the service worker where there is one, and its press leads a page that is open to the game", async () => {
  const [ann, bob] = [await people.somebody({ serviceWorkers: "allow" }), await people.somebody()];
  await ann.context().grantPermissions(["notifications"], { origin: server.address });
  const game = await begun(ann, bob);
  await moveByMouse(ann);
  await turnOrEnd(bob);
  await ann.goto(`${server.address}/games`);
  await ann.evaluate(async () => void (await navigator.serviceWorker.ready));
  await ann.getByRole("button", { name: "Notify me on my turn" }).click();
  await ann.getByText(/^On, while a page of Grundy is open/).waitFor();
  await moveByMouse(bob);
  const told = () =>
    ann.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(told, { timeout: 40_000 }).toEqual(["Your turn in Reversi: Ann against Bob"]);
  const [worker] = ann.context().serviceWorkers();
  await worker?.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: what a service worker has is not known to this file's types
    const here = globalThis as any;
    const [notification] = await here.registration.getNotifications();
    here.dispatchEvent(new here.NotificationEvent("notificationclick", { notification }));
  });
  await ann.waitForURL(game);
  await turnOrEnd(ann);
  expect(await told()).toEqual([]);
});
