import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { movesMade, playOn } from "./hands.ts";

const server = useServer();
const open = usePages({ ...desk, reducedMotion: "no-preference" });
let page: Page;

const reversi = "/play/reversi#moves=f5d6c3d3";

beforeEach(async () => {
  page = await open();
});

/** Chooses on the page of settings, as a person does. */
async function set(choices: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.goto(`${server.address}/settings`);
  for (const [label, choice] of Object.entries(choices)) {
    const field = page.locator(".settings").getByLabel(label, { exact: true });
    if (typeof choice === "string") await field.selectOption(choice);
    else await field.setChecked(choice);
  }
}

const felt = () =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--felt-0"));

describe("settings", () => {
  it("are reached from the bar, hold at once, and over a reload", async () => {
    await page.goto(server.address);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    const preview = page.locator(".preview");
    const before = await felt();
    await page.getByRole("radio", { name: "Blue" }).check();
    expect(await felt()).not.toBe(before);
    await page.getByRole("radio", { name: "Warm" }).check();
    for (const [label, mark] of [
      ["Dots where one may play", ".choice"],
      ["Mark the last move", ".square .last"],
      ["Rings on the discs it turned", ".turned"],
    ] as const) {
      expect(await preview.locator(mark).count(), mark).toBeGreaterThan(0);
      await page.getByLabel(label).uncheck();
      expect(await preview.locator(mark).count(), mark).toBe(0);
    }
    await page.getByLabel("Coordinates of Reversi").selectOption("off");
    expect(await preview.locator(".coordinate").count()).toBe(0);
    const blue = await felt();
    await page.reload();
    await page.locator(".preview .board").first().waitFor();
    expect(await felt()).toBe(blue);
    expect(await page.getByRole("radio", { name: "Warm" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Mark the last move").isChecked()).toBe(false);
    await playOn(page, server.address + reversi);
    await page.locator(".square.legal").first().waitFor();
    for (const mark of [".choice", ".square .last", ".turned", ".coordinate"])
      expect(await page.locator(mark).count(), mark).toBe(0);
    await playOn(page, `${server.address}/play/sticks#moves=1:1-1`);
    expect(await page.locator(".outline.last").count()).toBe(0);
  });

  it("are followed by other tabs, theme and language too", async () => {
    await set({});
    const other = await page.context().newPage();
    await other.goto(`${server.address}/settings`);
    await other.locator(".settings").waitFor();
    await page.getByRole("radio", { name: "Grey" }).check();
    await page.getByLabel("Confirm moves").selectOption("on");
    await page.getByLabel("Colours of the page").selectOption("dark");
    await expect.poll(() => other.getByRole("radio", { name: "Grey" }).isChecked()).toBe(true);
    await expect.poll(() => other.getByLabel("Confirm moves").inputValue()).toBe("on");
    await expect.poll(() => other.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.getByRole("button", { name: "As it was" }).click();
    await expect.poll(() => other.getByRole("radio", { name: "Green" }).isChecked()).toBe(true);
    await page.locator(".settings").getByLabel("Language").selectOption("de");
    await other.getByRole("heading", { name: "Einstellungen", level: 1 }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });

  it("are all as they were at first with one press, and back with another", async () => {
    await set({ "Confirm moves": "on", "Mark the last move": false, "Colours of the page": "dark" });
    await page.getByRole("radio", { name: "Brown" }).check();
    const brown = await felt();
    await page.getByRole("button", { name: "As it was" }).click();
    expect(await page.getByLabel("Confirm moves").inputValue()).toBe("off");
    expect(await page.getByLabel("Mark the last move").isChecked()).toBe(true);
    expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
    expect(await felt()).not.toBe(brown);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.getByLabel("Confirm moves").inputValue()).toBe("on");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await felt()).toBe(brown);
    await page.reload();
    await page.locator(".settings").waitFor();
    expect(await felt()).toBe(brown);
  });

  it("read what is kept as outside text: nonsense counts as nothing", async () => {
    await page.goto(server.address);
    await page.evaluate(() => {
      for (const name of ["felt", "pieces", "coordinates", "confirm", "animation", "sound", "phrases"])
        localStorage.setItem(`grundy/settings/${name}`, '"><script>constructor');
      localStorage.setItem("grundy/settings/legalMarks", "__proto__");
    });
    await page.goto(`${server.address}/settings`);
    await page.locator(".preview .choice").first().waitFor();
    expect(await page.locator("html").getAttribute("data-felt")).toBe("green");
    expect(await page.getByLabel("Sound", { exact: true }).isChecked()).toBe(true);
  });

  it("say how much moves, whatever the system says", async () => {
    const motion = () => page.locator("html").getAttribute("data-motion");
    await set({});
    expect(await motion()).toBe("full");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(motion).toBe("reduced");
    await page.getByLabel("Movement").selectOption("full");
    expect(await motion()).toBe("full");
    await page.locator(".preview .square.legal").first().click();
    const names = () =>
      page.evaluate(() =>
        document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? "transition"),
      );
    expect((await names()).some((name) => name.startsWith("to-"))).toBe(true);
    await page.getByLabel("Movement").selectOption("none");
    await page.locator(".preview .square.legal").first().click();
    expect(await names()).toEqual([]);
  });
});

describe("moves that are confirmed", () => {
  const square = (index: number) => page.locator(".square.legal").nth(index);
  const picked = () => page.locator('[aria-selected="true"]').count();

  it("by mouse: picked up, changed, put down, and played by a second press or the button", async () => {
    await set({ "Confirm moves": "on" });
    await playOn(page, server.address + reversi);
    const before = await movesMade(page);
    await square(0).click();
    await page.getByRole("button", { name: /^Play [a-h][1-8]$/ }).waitFor();
    expect(await page.locator(".would-turn").count()).toBeGreaterThan(0);
    await square(1).click();
    expect([await picked(), await movesMade(page)]).toEqual([1, before]);
    await page.locator(".square:not(.legal)").first().click();
    expect(await picked()).toBe(0);
    await square(1).click();
    await square(1).click();
    expect(await movesMade(page)).toBe(before + 1);
    await square(0).click();
    await page.getByRole("button", { name: /^Play [a-h][1-8]$/ }).click();
    expect([await picked(), await movesMade(page)]).toEqual([0, before + 2]);
  });

  it("by keyboard: Enter and Enter again; Escape puts down", async () => {
    await set({ "Confirm moves": "on" });
    await playOn(page, server.address + reversi);
    const before = await movesMade(page);
    await square(0).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByTestId("announcer").innerText()).toMatch(/^[a-h][1-8] is picked up/);
    expect([await picked(), await movesMade(page)]).toEqual([1, before]);
    await page.keyboard.press("Escape");
    expect(await picked()).toBe(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await movesMade(page)).toBe(before + 1);
  });

  it("by finger alone: a tap picks up there, a click of the mouse plays", async () => {
    page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await set({ "Confirm moves": "touch" });
    await playOn(page, server.address + reversi);
    const before = await movesMade(page);
    await square(0).tap();
    expect([await picked(), await movesMade(page)]).toEqual([1, before]);
    await square(0).tap();
    expect(await movesMade(page)).toBe(before + 1);
    const mouse = await page.context().newPage();
    page = mouse;
    await playOn(page, server.address + reversi);
    await square(0).click();
    expect(await movesMade(page)).toBe(before + 1);
  });

  it("not unless one wants it: a tap plays", async () => {
    page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await playOn(page, server.address + reversi);
    const before = await movesMade(page);
    await square(0).tap();
    expect(await movesMade(page)).toBe(before + 1);
  });
});
