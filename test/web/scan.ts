import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cases } from "../cases.ts";
import { useOwnServer, usePages } from "./fixture.ts";
import { type Place, sizes } from "./places.ts";

/** Dialogs fade in and colours change; text is judged once it has its colour. What goes on for ever is no part of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
}

/** So many places a server: each is opened anew with all of its files, and a server lets an address ask only so often in a minute. */
const together = 20;

/** Scans places with axe-core, in both themes: with every run of the tests each in two of the four sizes, in turns, else in all. */
export function scan(places: readonly Place[]): void {
  for (let from = 0; from < places.length; from += together)
    describe(`places from ${from + 1}`, () => scanTogether(places.slice(from, from + together)));
}

function scanTogether(places: readonly Place[]): void {
  const server = useOwnServer({ people: true, tournaments: true });
  const open = usePages();

  for (const [at, { name, path, ready }] of places.entries()) {
    const seen = cases(2, sizes.length);
    const looked = sizes.filter((_, size) => (size + at) % sizes.length < seen);
    it(`${name} passes the axe-core scan in both themes and ${seen} sizes`, async () => {
      const page = await open();
      await page.setViewportSize(sizes[0]);
      await page.goto(server.address + path);
      await ready(page, server.address);
      await page.evaluate(axe.source);
      const found: string[] = [];
      for (const size of looked) {
        await page.setViewportSize(size);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          const violations = await page.evaluate(async () => {
            const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
            // What would be loaded first is for rules about sound, of which there is none, and for one that is off.
            const { violations } = await run(document, { resultTypes: ["violations"], preload: false });
            return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
          });
          found.push(...violations.map((each) => `${size.width}×${size.height} ${colorScheme} ${each}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
