import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { moveByMouse, playOn, resign, startGame, turnOrEnd } from "./hands.ts";

const server = useServer();
const open = usePages(desk);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Notes every tone that is asked for, and when the first way to make one was. */
async function spy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // What looks into a page from outside counts as a press to the browser; here only presses do.
    const activation = { isActive: false, hasBeenActive: false };
    for (const name of ["pointerdown", "keydown"])
      window.addEventListener(
        name,
        () => Object.assign(activation, { isActive: true, hasBeenActive: true }),
        true,
      );
    Object.defineProperty(navigator, "userActivation", { value: activation });
    const tones: number[] = [];
    Object.assign(globalThis, { tones, opened: 0 });
    class FakeAudio {
      state = "running";
      currentTime = 0;
      destination = {};
      constructor() {
        (globalThis as unknown as { opened: number }).opened++;
        if (!navigator.userActivation.hasBeenActive) tones.push(Number.NaN);
      }
      createOscillator() {
        const tone = {
          type: "",
          frequency: { value: 0 },
          connect: (next: unknown) => next,
          start: () => tones.push(Math.round(tone.frequency.value)),
          stop() {},
        };
        return tone;
      }
      createGain() {
        const ramp = () => {};
        return {
          gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
          connect: (next: unknown) => next,
        };
      }
      resume = async () => {};
    }
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
}

const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones);
const opened = (page: Page) => page.evaluate(() => (globalThis as unknown as { opened: number }).opened);
const asked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
const forget = (page: Page) =>
  page.evaluate(() => {
    (globalThis as unknown as { tones: number[] }).tones.length = 0;
  });

const own = 330;
const other = 440;

describe("sound", () => {
  it("comes with the first press and not before; its code is not loaded until then", async () => {
    const page = await open();
    await spy(page);
    await page.goto(`${server.address}/play/stones`);
    await page.getByTestId("status").waitFor();
    await page.waitForTimeout(300);
    expect([await opened(page), (await asked(page)).filter((name) => /\/sounds-/.test(name))]).toEqual([
      0,
      [],
    ]);
    await moveByMouse(page);
    await expect.poll(async () => (await tones(page))[0]).toBe(own);
    await expect.poll(async () => (await tones(page)).includes(other)).toBe(true);
    expect(await opened(page)).toBe(1);
    expect((await tones(page)).filter((tone) => tone === own || tone === other)).toEqual([own, other]);
  });

  it("tells a heavy move from a light one, and the end of the game", async () => {
    const page = await open();
    await spy(page);
    await playOn(page, `${server.address}/play/reversi#moves=f5d6c3d3`);
    await moveByMouse(page);
    await expect.poll(async () => (await tones(page)).length).toBeGreaterThan(0);
    await startGame(page, server.address, "Stones", { Opponent: "smart" });
    await turnOrEnd(page);
    await moveByMouse(page);
    await turnOrEnd(page);
    await page.waitForTimeout(300);
    await forget(page);
    await resign(page);
    await expect.poll(() => tones(page)).toEqual([392, 330, 262]);
  });

  it("is off by default on a phone, and on by one press there", async () => {
    const page = await open(phone);
    await spy(page);
    await page.goto(`${server.address}/play/stones`);
    await page.getByTestId("status").waitFor();
    await page.getByRole("button", { name: "Turn the sound on" }).waitFor();
    await page.locator(".spot:not(.gone)").last().locator(".hit").tap({ force: true });
    await page.getByRole("button", { name: /^Take \d/ }).tap();
    await turnOrEnd(page);
    expect([await tones(page), await opened(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Turn the sound on" }).tap();
    await expect.poll(async () => (await tones(page)).length).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole("button", { name: "Turn the sound off" }).waitFor();
  });

  it("is turned off on the game page and stays off; the settings say the same", async () => {
    const page = await open();
    await spy(page);
    await page.goto(`${server.address}/play/stones`);
    await page.getByRole("button", { name: "Turn the sound off" }).click();
    await moveByMouse(page);
    await turnOrEnd(page);
    expect(await tones(page)).toEqual([]);
    await page.getByRole("link", { name: "Settings" }).click();
    const box = page.getByLabel("Sound", { exact: true });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await expect.poll(async () => (await tones(page))[0]).toBe(own);
  });

  it("sounds once though two tabs show the game, and what was there before makes none", async () => {
    const page = await open();
    await spy(page);
    await startGame(page, server.address, "Stones", { Opponent: "beside" });
    const twin = await page.context().newPage();
    await spy(twin);
    await twin.goto(page.url());
    await twin.getByTestId("status").waitFor();
    await twin.getByTestId("status").click();
    await twin.waitForTimeout(300);
    await page.bringToFront();
    await moveByMouse(page);
    await twin.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
    // In whichever tab hears of it first.
    const all = async () => [...(await tones(page)), ...(await tones(twin))].filter((tone) => tone === own);
    await expect.poll(all).toEqual([own]);
    await twin.waitForTimeout(300);
    expect(await all()).toEqual([own]);
    await page.reload();
    await page.getByTestId("status").click();
    await page.waitForTimeout(300);
    expect(await tones(page)).toEqual([]);
  });

  it("of a game with somebody else: he joins, he moves, and a tab that is hidden calls when it is one's turn", async () => {
    const ann = await open();
    const bob = await open();
    for (const page of [ann, bob]) await spy(page);
    await startGame(ann, server.address, "Sticks", { Opponent: "link", "Who begins": "other" });
    const link = await ann.getByLabel("Invitation link").inputValue();
    await bob.goto(link);
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    await turnOrEnd(bob);
    await expect.poll(() => tones(ann)).toEqual([659, 784]);
    await forget(ann);
    await ann.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await moveByMouse(bob);
    await turnOrEnd(ann);
    await expect.poll(async () => (await tones(ann))[0]).toBe(other);
    await forget(ann);
    await moveByMouse(ann);
    await turnOrEnd(bob);
    await resign(bob);
    await turnOrEnd(ann);
    await ann.waitForTimeout(200);
    expect(await tones(ann)).toEqual([]);
  });
});
