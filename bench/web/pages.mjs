// What holds for every page: nothing moves after the first paint, and all text can be read.
import axe from "axe-core";

/** Name, path, and what is there once the page has come. */
export const pages = [
  ["home", "/", ".card"],
  ["stones", "/play/stones", ".board"],
  ["kayles", "/play/kayles", ".board"],
  ["sticks", "/play/sticks", ".board"],
  ["piles", "/play/piles", ".board"],
  ["Reversi", "/play/reversi", ".square"],
  ["analysis board", "/analysis/reversi?at=4#moves=f5d6(f6e6)(f4)c3d3", ".square"],
  ["lobby", "/lobby", "h1"],
  ["players", "/players", "h1"],
  ["consoles", "/consoles/piles", ".xterm"],
  ["your own program", "/judge", ".judge textarea"],
  ["an address that leads nowhere", "/nowhere", "h1"],
];

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
];

let visitors = 0;

/** Each from an address of its own: together they ask for more than one may in a minute. */
function newVisitor(browser, options) {
  const extraHTTPHeaders = { "x-forwarded-for": `198.18.0.${++visitors}` };
  return browser.newContext({ ...options, serviceWorkers: "block", extraHTTPHeaders });
}

/** The cumulative layout shift of a load, the worst of the four sizes; what follows a press does not count. */
export async function layoutShift(browser, address, ready) {
  let worst = 0;
  for (const viewport of sizes) {
    const context = await newVisitor(browser, { viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    worst = Math.max(worst, await page.evaluate(() => shifted));
    await context.close();
  }
  return worst;
}

/** How many texts have less than 4.5 : 1, in the light and in the dark. */
export async function contrastFaults(browser, address, ready) {
  let faults = 0;
  for (const colorScheme of ["light", "dark"]) {
    const context = await newVisitor(browser, { colorScheme });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(300);
    await page.evaluate(axe.source);
    faults += await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(document, { runOnly: ["color-contrast"] });
      return violations.reduce((count, { nodes }) => count + nodes.length, 0);
    });
    await context.close();
  }
  return faults;
}
