import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { optimalGame } from "../../src/notation/openings.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { playOn, startGame } from "./hands.ts";

const server = useServer();
const open = usePages(desk);
let page: Page;

beforeEach(async () => {
  page = await open();
});

const layer = (name: string) => page.locator(".layers").getByRole("button", { name, exact: true });
const body = (name: string) => page.getByTestId(`layer-${name}`);

/** Where everything is that stands above the layers, wherever one has scrolled to. */
const above = () =>
  page.evaluate(() => {
    const layers = document.querySelector(".layers");
    for (let around = layers?.parentElement; around; around = around.parentElement) around.scrollTop = 0;
    const stands = [...document.querySelectorAll("main *")].filter(
      (element) =>
        layers &&
        !layers.contains(element) &&
        element.compareDocumentPosition(layers) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !element.contains(layers),
    );
    return stands.map((element) => JSON.stringify(element.getBoundingClientRect()));
  });

/** A position of each game whose layers are all there; Reversi's is near its end, so that it is solved at once. */
const reversiEnd = optimalGame.slice(0, 2 * 50);
const places = {
  kayles: { address: "/analysis/kayles", proof: "twin", smaller: "cut into two equal halves" },
  sticks: { address: "/analysis/sticks", proof: "C. L. Bouton 1901", smaller: "XOR" },
  stones: { address: "/analysis/stones", proof: "remainder", smaller: "divided by 4" },
  piles: { address: "/analysis/piles", proof: "R. P. Sprague 1935", smaller: "XOR" },
  reversi: {
    address: `/analysis/reversi?at=50#moves=${reversiEnd}`,
    proof: "This is exact",
    smaller: "played out",
  },
} as const;

describe("the layers of an explanation", () => {
  it.each(Object.entries(places))(
    "of %s open in their place, by mouse",
    async (_game, { address, proof, smaller }) => {
      await page.goto(server.address + address);
      await layer("Why").waitFor();
      if (address.includes("reversi")) await page.getByText("Solved to the end of the game").waitFor();
      const before = await above();
      for (const name of ["Why", "The proof", "A smaller one"]) {
        expect(await layer(name).getAttribute("aria-expanded")).toBe("false");
        await layer(name).click();
        expect(await layer(name).getAttribute("aria-expanded")).toBe("true");
      }
      await expect.poll(() => body("why").innerText()).toMatch(/\w{3,}.*\./);
      await expect.poll(() => body("proof").innerText()).toContain(proof);
      await expect.poll(() => body("smaller").innerText()).toContain(smaller);
      expect(await body("smaller").locator("svg").count()).toBeGreaterThan(0);
      expect(await above()).toEqual(before);
      await layer("The proof").click();
      expect(await body("proof").isVisible()).toBe(false);
      expect(await above()).toEqual(before);
    },
  );

  it("open and close by keys, and stay open at the next position", async () => {
    await page.goto(`${server.address}/analysis/stones?at=1#moves=1:21`);
    await layer("Why").focus();
    await page.keyboard.press("Enter");
    await page.getByTestId("reason").waitFor();
    await page.keyboard.press("Tab");
    // The words of the glossary come first.
    while (!(await layer("The proof").evaluate((button) => button === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect.poll(() => body("proof").innerText()).toContain("remainder");
    expect(await page.getByTestId("sentence").innerText()).toBe(
      "Whoever is to move wins, by 1:18-20 (take 3 stones).",
    );
    await page.keyboard.press(",");
    await expect.poll(() => page.getByTestId("sentence").innerText()).toContain("loses against best play");
    await expect.poll(() => page.getByTestId("reason").innerText()).toContain("1 in");
    await expect.poll(() => body("proof").innerText()).toContain("remainder");
  });

  it("lead to the smaller position, to be tried on the analysis board", async () => {
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    await page.getByRole("button", { name: "Analyse" }).click();
    await layer("A smaller one").click();
    await body("smaller").getByRole("link", { name: "Try it" }).click();
    await page.waitForURL(/\/analysis\/sticks/);
    await page.getByTestId("sentence").waitFor();
    // It is the smallest there is.
    await body("smaller").getByText("There is no smaller one").waitFor();
    const address = page.url();
    expect(decodeURIComponent(address)).toContain('"rows":[4,2,1]');
  });

  it("are there for a hint and for a mistake of the report", async () => {
    await playOn(
      page,
      `${server.address}/play/stones#options=${encodeURIComponent('{"rows":[6],"take":{"from":1,"to":3},"middle":false,"last":"loses"}')}&moves=1:6`,
    );
    await page.keyboard.press("h");
    await page.locator(".hint-text").getByText("Hint:").waitFor();
    expect(await page.getByTestId("sentence").innerText()).toContain("resists best");
    await layer("Why").click();
    await expect.poll(() => page.getByTestId("reason").innerText()).toContain("remainder of 1");
    await page.goto(`${server.address}/play/stones#options={"rows":[6]}&moves=1:5-6,1:2-4,1:1-1`);
    await page.getByTestId("report").locator(".mistakes button").first().click();
    await page.getByTestId("report").getByTestId("sentence").waitFor();
    expect(await page.getByTestId("report").getByTestId("sentence").innerText()).toBe(
      "Whoever is to move wins, by 1:6 (take one stone).",
    );
  });

  it("load neither their words nor their code before one is opened", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${server.address}/analysis/stones`);
    await page.getByTestId("sentence").waitFor();
    const before = asked.length;
    await layer("The proof").click();
    await expect.poll(() => body("proof").innerText()).toContain("remainder");
    const later = asked.slice(before).filter((url) => url.endsWith(".js"));
    expect(later.length).toBeGreaterThan(1);
  });

  it("fit a phone, in every language", async () => {
    for (const locale of ["en", "de", "ja", "zh"]) {
      page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, locale });
      await page.goto(`${server.address}/analysis/sticks`);
      await page.locator(".handle").tap();
      for (const at of [0, 1, 2]) await page.locator(".layers .layer").nth(at).tap();
      await body("smaller").locator("a.button").waitFor();
      await expect.poll(() => body("proof").innerText()).toContain("Bouton");
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        inside: [...document.querySelectorAll(".layers > *")].filter(
          (element) => element.scrollWidth > element.clientWidth + 1,
        ).length,
      }));
      expect({ locale, ...wide }).toEqual({ locale, page: 0, inside: 0 });
    }
  });
});
