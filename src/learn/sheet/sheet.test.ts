import { describe, expect, it } from "vitest";
import { gameOf, sticksLeft } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { languageTags, loadLanguage, loadLearnSentences, markupTag } from "../../words/index.ts";
import { answerText } from "./answer.ts";
import { drawingOf } from "./drawings.ts";
import { puzzlesByHand, sheetByHand } from "./fixtures.ts";
import { gradeOf } from "./grade.ts";
import { html } from "./markup.ts";
import { makeSheet, type SheetPuzzle } from "./sheet.ts";

const spoken = await Promise.all(
  languageTags.map(async (tag) => ({
    tag,
    language: await loadLanguage(tag),
    say: await loadLearnSentences(tag),
  })),
);
const [{ language, say }] = spoken as [(typeof spoken)[number]];
const date = "2026-11-18";
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe("markup", () => {
  it("escapes whatever is not markup, once", () => {
    const inner = html`<b>${"<i>"}</b>`;
    expect(html`<p title="${`"'&`}">${inner}${[inner, inner]}${3}</p>`.markup).toBe(
      '<p title="&quot;&#39;&amp;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>3</p>',
    );
    expect(html`${"\\u003c$& $1"}`.markup).toBe("\\u003c$&amp; $1");
  });
});

describe.each(spoken)("a sheet in $tag", ({ tag, language, say }) => {
  const sheet = makeSheet(language, say, { puzzles: sheetByHand, date });

  it("has every puzzle with its board, a line for the answer, and the answer with its reason", () => {
    expect(sheet.startsWith(`<!doctype html>\n<html lang="${markupTag(tag)}">`)).toBe(true);
    expect(count(sheet, '<article class="puzzle">')).toBe(sheetByHand.length);
    expect(count(sheet, '<div class="answer">')).toBe(sheetByHand.length);
    expect(count(sheet, "<svg ")).toBe(2 * sheetByHand.length);
    const [puzzles = "", answers = ""] = sheet.split('<section class="answers">');
    expect(count(puzzles, 'class="fill"')).toBe(sheetByHand.length);
    expect(puzzles).not.toContain('class="mark"');
    for (const { puzzle } of sheetByHand) {
      const notation = notationOf(puzzle.game);
      const move = puzzle.solutions[0] as (typeof puzzle.solutions)[number];
      const written = notation.shortMove?.(move, puzzle.position) ?? notation.makeMove(move, puzzle.position);
      expect(answers).toContain(written);
    }
  });

  it("needs nothing else: no scripts, nothing from outside, every text escaped", () => {
    expect(sheet).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\son\w+=|javascript:/i);
    expect(sheet).toContain("&lt;b&gt;&amp;&lt;/b&gt;");
    expect(sheet).not.toMatch(/undefined|NaN|\[object|Infinity/);
    // Each element that is opened is closed, and nothing is opened in an attribute.
    const open: string[] = [];
    for (const [, close, name, rest] of sheet.matchAll(/<(\/?)([a-z]\w*)((?:\s[^<>]*)?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!rest?.endsWith("/") && name !== "meta") open.push(name as string);
    }
    expect(open).toEqual([]);
  });
});

describe("a sheet", () => {
  it("escapes its title", () => {
    const title = `</title><script>alert("1")</script> & 'x'`;
    const sheet = makeSheet(language, say, { puzzles: sheetByHand, date, title });
    expect(sheet).not.toContain("<script");
    expect(sheet).toContain(
      "<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</title>",
    );
  });

  it("says the rules once where all puzzles have the same, and of each where they differ", () => {
    const stones = sheetByHand.filter(({ puzzle }) => puzzle.game === "stones");
    const rules = "Take 1 to 3 stones from the end of the row.";
    expect(count(makeSheet(language, say, { puzzles: stones, date }), rules)).toBe(1);
    expect(count(makeSheet(language, say, { puzzles: sheetByHand, date }), rules)).toBe(stones.length);
    expect(makeSheet(language, say, { puzzles: stones, date })).toContain("<h1>Puzzles: Stones</h1>");
    expect(makeSheet(language, say, { puzzles: sheetByHand, date })).toContain("<h1>Puzzles</h1>");
  });

  it("says the day in words of the language", () => {
    const days = spoken.map(({ say }) => say.sheet.date({ year: 2026, month: 3, day: 7 }));
    expect(days).toEqual(["7 March 2026", "7. März 2026", "2026年3月7日", "2026年3月7日"]);
  });

  it("has six puzzles a page", () => {
    const many = Array.from({ length: 20 }, (_, at) => sheetByHand[at % sheetByHand.length] as SheetPuzzle);
    const sheet = makeSheet(language, say, { puzzles: many, date });
    expect(count(sheet, 'class="pair')).toBe(10);
    expect(count(sheet, 'class="pair next"')).toBe(3);
  });

  it("names difficulties by the rating", () => {
    expect([600, 999, 1000, 1399, 1400, 1799, 1800, 2400].map(gradeOf)).toEqual(
      "easy,easy,medium,medium,hard,hard,veryHard,veryHard".split(","),
    );
  });
});

describe("a drawing", () => {
  /** How many things are drawn, by what each is drawn as. */
  const things = (markup: string) => count(markup, /<g transform=|<circle[^>]*r="2|<rect [^>]*fill="#fff"/);

  it.each(puzzlesByHand.map((puzzle) => [puzzle.game, puzzle] as const))(
    "of %s has as many things as there are, within its size",
    (game, { position, solutions }) => {
      const drawing = drawingOf(game);
      const { width, height, content } = drawing.board(game, position, solutions);
      const expected = "discs" in position ? position.discs[0] + position.discs[1] : sticksLeft(position);
      expect(things(content.markup)).toBe(expected);
      expect(count(content.markup, 'class="mark"')).toBe(solutions.length);
      expect(width).toBeLessThanOrEqual(84.01);
      expect(height).toBeLessThanOrEqual(51);
      expect(content.markup).not.toMatch(/NaN|undefined/);
    },
  );

  it("of a long row and of high piles stays within its size", () => {
    const stones = gameOf("stones");
    for (const length of [1, 30, 31, 100, 400]) {
      const options = { ...stones.defaults, rows: [length] } as typeof stones.defaults;
      const { width, height } = drawingOf("stones").board("stones", stones.start(options), []);
      expect(width).toBeLessThanOrEqual(84.01);
      expect(height).toBeLessThanOrEqual(45);
    }
  });

  it("in a terminal numbers places where the middle may be taken, and counts where not", () => {
    const texts = puzzlesByHand.map(({ game, position }) => drawingOf(game).text(game, position));
    expect(texts[0]).toBe("  ooooo ooooo o (11)");
    expect(texts[1]).toBe("    i  i  i  .  i  i  i  i  i  .  i\n    1  2  3  4  5  6  7  8  9 10 11");
    expect(texts[2]).toBe(
      [
        " 1:  | | | | . . | | |",
        " 2:  | | | | | | |",
        " 3:  | | . | |",
        " 4:  | | |",
        " 5:  |",
        "     1 2 3 4 5 6 7 8 9",
      ].join("\n"),
    );
    expect(texts[3]).toBe(" 1: ooooo oooo (9)\n 2: ooooo (5)\n 3: oo (2)");
    expect(texts[6]?.split("\n")[3]).toBe("3 . . X O . .");
    for (const text of texts)
      for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe("an answer", () => {
  it("names the move and writes it, and says how many more there are", () => {
    const answers = puzzlesByHand.map((puzzle) => answerText(language, say, puzzle));
    expect(answers[0]).toBe("2 stones (1:10-11)");
    expect(answers[1]).toBe("the 6th pin (1:6) or the 8th pin (1:8)");
    expect(answers[2]).toMatch(/^sticks 3 and 4 of row 2 \(2:3-4\), .* or 2 more like it$/);
    expect(answers[5]).toBe("h1");
  });
});
