import { expect, it } from "vitest";
import { puzzlesByHand } from "../../src/learn/sheet/fixtures.ts";
import { makeSheet, type SheetPuzzle } from "../../src/learn/sheet/sheet.ts";
import { languageTags, loadLanguage, loadLearnSentences } from "../../src/words/index.ts";
import { usePages } from "./fixture.ts";

const open = usePages();

/** Millimetres of an A4 page in the points of a PDF. */
const points = 72 / 25.4;
const a4 = { width: 210 * points, height: 297 * points };

/** Long reasons: on the teacher's page they take several lines. */
const reason = "After it 5 are left, and whatever the other takes, you can make it 4 together. "
  .repeat(3)
  .trim();
const many: readonly SheetPuzzle[] = Array.from({ length: 20 }, (_, at) => ({
  puzzle: puzzlesByHand[at % puzzlesByHand.length] as (typeof puzzlesByHand)[number],
  reason,
}));
/** The highest boards alone, each with its rules. */
const boards: readonly SheetPuzzle[] = [2, 5, 3, 5, 4, 5, 5, 5, 2, 2].map((at) => ({
  puzzle: puzzlesByHand[at] as (typeof puzzlesByHand)[number],
  reason,
}));

/** Where a link lies in a PDF: its page, and its upper and lower end in points from the page's lower edge. */
interface Place {
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

/** The links of a PDF as Chromium writes it, whose objects stand there as text. */
function linksOf(pdf: string): { readonly pages: number; readonly links: ReadonlyMap<string, Place> } {
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)endobj/g))
    objects.set(id, body);
  const links = new Map<string, Place>();
  let pages = 0;
  // In the order of the tree, which is that of the pages.
  const order = [...objects.values()].filter(
    (body) => /\/Type \/Pages\b/.test(body) && /\/Parent/.test(body) === false,
  );
  const walk = (id: string): void => {
    const body = objects.get(id) ?? "";
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1];
    if (kids !== undefined) {
      for (const [, kid = ""] of kids.matchAll(/(\d+) 0 R/g)) walk(kid);
      return;
    }
    pages++;
    const list = /\/Annots \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    for (const [, annotation = ""] of list.matchAll(/(\d+) 0 R/g)) {
      const text = objects.get(annotation) ?? "";
      const [, , low, , high] = (/\/Rect \[([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)\]/.exec(text) ?? []).map(
        Number,
      );
      const name = /\/URI \(([^)]*)\)/.exec(text)?.[1];
      if (name !== undefined && low !== undefined && high !== undefined)
        links.set(name, { page: pages, top: Math.max(low, high), bottom: Math.min(low, high) });
    }
  };
  for (const [, kid = ""] of (/\/Kids \[([^\]]*)\]/.exec(order[0] ?? "")?.[1] ?? "").matchAll(/(\d+) 0 R/g))
    walk(kid);
  return { pages, links };
}

/** The sheet printed, with a small link in the upper and in the lower edge of each box, which the PDF tells the places of. */
async function printed(html: string) {
  const page = await open();
  await page.setContent(html);
  const heights = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>(".puzzle, .answer")];
    for (const [at, box] of boxes.entries()) {
      box.style.position = "relative";
      for (const edge of ["top", "bottom"] as const) {
        const link = document.createElement("a");
        link.href = `https://edge.test/${at}/${edge}`;
        link.textContent = ".";
        Object.assign(link.style, { position: "absolute", left: "0", [edge]: "0", font: "2px/2px serif" });
        box.append(link);
      }
    }
    return boxes.map((box) => box.getBoundingClientRect().height);
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return { heights, text: pdf.toString("latin1"), ...linksOf(pdf.toString("latin1")) };
}

it.each(languageTags)(
  "printed in %s no puzzle and no answer is cut, six a page, the answers on their own",
  async (tag) => {
    const language = await loadLanguage(tag);
    const say = await loadLearnSentences(tag);
    for (const puzzles of [many, boards, many.slice(0, 1)]) {
      const sheet = makeSheet(language, say, { puzzles, date: "2026-11-18" });
      const { pages, links, heights, text } = await printed(sheet);
      const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      for (const [, width, height] of sizes) {
        expect(Number(width)).toBeCloseTo(a4.width, -0.5);
        expect(Number(height)).toBeCloseTo(a4.height, -0.5);
      }
      const count = puzzles.length;
      expect(heights.length).toBe(2 * count);
      expect(links.size).toBe(4 * count);
      const pagesOf = heights.map((height, at) => {
        const top = links.get(`https://edge.test/${at}/top`) as Place;
        const bottom = links.get(`https://edge.test/${at}/bottom`) as Place;
        expect(top.page, `box ${at}`).toBe(bottom.page);
        // The whole box lies between its two edges, at the size it has on the screen or smaller, inside the page.
        const high = top.top - bottom.bottom;
        expect(high).toBeGreaterThan(0.5 * height * 0.75);
        expect(high).toBeLessThan(1.1 * height * 0.75);
        expect(bottom.bottom).toBeGreaterThan(10 * points);
        expect(top.top).toBeLessThan(a4.height - 10 * points);
        return top.page;
      });
      const [ofPuzzles, ofAnswers] = [pagesOf.slice(0, count), pagesOf.slice(count)];
      expect(ofPuzzles).toEqual(puzzles.map((_, at) => 1 + Math.floor(at / 6)));
      expect(Math.min(...ofAnswers)).toBe(Math.max(...ofPuzzles) + 1);
      expect(pages).toBe(Math.max(...ofAnswers));
    }
  },
);

it("on the screen nothing is wider than the paper", async () => {
  const page = await open({ viewport: { width: 794, height: 1000 } });
  const language = await loadLanguage("de");
  await page.setContent(
    makeSheet(language, await loadLearnSentences("de"), { puzzles: many, date: "2026-11-18" }),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(794);
});

it("without its breaks a sheet is cut, and the test sees it", async () => {
  const language = await loadLanguage("en");
  const sheet = makeSheet(language, await loadLearnSentences("en"), { puzzles: many, date: "2026-11-18" });
  const { links } = await printed(
    sheet.replaceAll("break-inside: avoid;", "").replaceAll("pair next", "pair").replaceAll("5mm", "7mm"),
  );
  const pageOf = (at: number, edge: string) => links.get(`https://edge.test/${at}/${edge}`)?.page;
  expect(many.some((_, at) => pageOf(at, "top") !== pageOf(at, "bottom"))).toBe(true);
});
