import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/words/index.ts";
import { pressSquare } from "./analysis-hands.ts";
import { usePages, useServer } from "./fixture.ts";

const server = useServer();
const opened = usePages();

const sizes = [
  [1440, 900],
  [1024, 768],
  [740, 360],
  [360, 740],
  [320, 568],
] as const;

describe.each(sizes)("the analysis board at %i × %i", (width, height) => {
  it.each(languageTags)(
    "in %s has all its buttons whole, and nothing is wider than the window",
    async (locale) => {
      const page = await opened({ viewport: { width, height }, locale });
      for (const game of ["reversi", "sticks"]) {
        await page.goto(`${server.address}/analysis/${game}`);
        await page.getByTestId("status").waitFor();
        const cut = await page
          .locator(".action span, .seat .name, .status")
          .evaluateAll((texts) =>
            texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
          );
        expect(cut, game).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, game).toBe(0);
      }
    },
  );
});

// In a lower window the board has its least size, and the page scrolls until the sheet opens.
describe.each(sizes.filter(([, height]) => height !== 568))(
  "the analysis board at %i × %i",
  (width, height) => {
    it("keeps every button in its place, whatever is tried", async () => {
      const page = await opened({ viewport: { width, height } });
      await page.goto(`${server.address}/analysis/reversi`);
      await page.locator(".stage .value").first().waitFor();
      const places = () =>
        page
          .locator(".actions button")
          .evaluateAll((buttons) =>
            buttons.map((button) =>
              JSON.stringify(button.getBoundingClientRect(), ["x", "y", "width", "height"]),
            ),
          );
      const before = await places();
      expect(before.length).toBe(10);
      await pressSquare(page, "f5");
      expect(await places(), "after a move").toEqual(before);
      await page.keyboard.press(",");
      await page.keyboard.press("a");
      expect(await places(), "without values").toEqual(before);
      await page.getByRole("button", { name: "Set up" }).click();
      await page.getByRole("button", { name: "Explore it" }).waitFor();
      expect(await places(), "in the editor").toEqual(before);
      await page.getByRole("button", { name: "Leave as it was" }).click();
      expect(await places(), "and behind it").toEqual(before);
    });
  },
);

it("on a phone has variations and values in the sheet, beside the board", async () => {
  const page = await opened({ viewport: { width: 360, height: 740 } });
  await page.goto(`${server.address}/analysis/reversi?at=2#moves=f5d6(f6)c3`);
  await page.locator(".stage .value").first().waitFor();
  await page.getByRole("button", { name: "Variations and values" }).click();
  await page.getByRole("option", { name: /^Move 2, f6/ }).click();
  const stage = await page.locator(".stage .board").boundingBox();
  const sheet = await page.locator(".sheet").boundingBox();
  expect(stage?.height).toBeGreaterThanOrEqual(160);
  expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(740);
  await page.locator(".best-lines").scrollIntoViewIfNeeded();
  await page.locator(".best-lines button").first().click();
  await page
    .getByRole("option", { name: /^Move 3, / })
    .first()
    .waitFor();
});
