import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { loadLearnSentences } from "../../src/words/index.ts";
import { desk, usePages, useServer } from "./fixture.ts";
import { heardBy, leaveBad, leaveGood, lookedAt, solve, standing, status, take } from "./learn-hands.ts";

const server = useServer();
const open = usePages(desk);
const say = await loadLearnSentences("en");
const { study } = say;
const words = say.courses.nim.remainders;
let page: Page;

beforeEach(async () => {
  page = await open();
});

const toLesson = (id: string, on = page) => lookedAt(on, `${server.address}/learn/${id}`);
const focused = (on = page) => on.evaluate(() => document.activeElement?.textContent ?? "");

/** What goes on has the focus a moment after the sentence is there. */
const onButton = (on: Page) =>
  on.waitForFunction(() => document.activeElement instanceof HTMLButtonElement, undefined, { polling: 50 });

/** Through the steps of the lesson on 21 stones, to the game at its end. */
async function toTheGame(on = page): Promise<void> {
  for (const step of Object.values(words.steps)) {
    await on
      .getByTestId("text")
      .filter({ hasText: step.text.slice(0, 40) })
      .waitFor();
    await solve(on);
    // What goes on has the focus a moment after the sentence is there.
    await on.waitForFunction(() => document.activeElement instanceof HTMLButtonElement, undefined, {
      polling: 50,
    });
    await on.keyboard.press("Enter");
  }
  await on.getByRole("button", { name: study.beginGame }).waitFor();
}

describe("a lesson", () => {
  it("is gone through with keys alone, and a screen reader is told all of it in order", async () => {
    const heard = await heardBy(page);
    const { keyboard } = page;
    await page.goto(`${server.address}/learn`);
    await page.getByRole("link", { name: `Begin: ${words.title}` }).focus();
    await keyboard.press("Enter");
    await page.getByTestId("text").waitFor();
    const { one, five } = words.steps;
    // The board has the focus: the arrows pick up.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("gridcell");
    await take(page, 3);
    await expect.poll(() => status(page)).toContain(one.wrong["took-last"]({ move: "", reply: undefined }));
    await expect.poll(() => focused()).toBe(study.again);
    await keyboard.press("Enter");
    await expect.poll(() => standing(page)).toBe(3);
    await take(page, 2);
    await expect.poll(() => status(page)).toBe(`${study.right} ${one.right}`);
    await expect.poll(() => focused()).toBe(study.next);
    await keyboard.press("Enter");
    await page
      .getByTestId("text")
      .filter({ hasText: five.text.slice(0, 30) })
      .waitFor();
    await expect.poll(() => standing(page)).toBe(7);
    // Too few: the answer is seen on the board before it is explained.
    await take(page, 1);
    await expect.poll(() => standing(page)).toBe(5);
    await expect.poll(() => status(page)).toContain(study.wrong);
    await keyboard.press("r");
    await expect.poll(() => standing(page)).toBe(7);
    await take(page, 2);
    await expect.poll(() => status(page)).toBe(`${study.right} ${five.right}`);
    const told = await heard();
    const opened = (title: string | undefined, step: number) => study.opened({ title, step, steps: 8 });
    const expected = [
      `${opened(words.title, 1)} ${one.text} ${one.task}`,
      "You take three stones.",
      `${study.wrong} ${one.wrong["took-last"]({ move: "", reply: undefined })}`,
      one.task,
      "You take two stones.",
      `${study.right} ${one.right}`,
      `${opened(undefined, 2)} ${five.text} ${five.task}`,
      "You take one stone.",
      `${study.wrong} ${five.wrong["too-few"]({ move: "", reply: "1 stone" })}`,
      five.task,
      "You take two stones.",
      `${study.right} ${five.right}`,
    ];
    const lesson = told.slice(told.findIndex((each) => each.startsWith(words.title)));
    // What a move was may be replaced by what it is worth, where the judgement comes in the same moment.
    const judged = (all: readonly string[]) => all.filter((each) => !each.startsWith("You take"));
    expect(judged(lesson)).toEqual(judged(expected));
    expect(expected).toEqual(expect.arrayContaining(lesson));
    await keyboard.press("n");
    await page
      .getByTestId("text")
      .filter({ hasText: words.steps.end.text.slice(0, 30) })
      .waitFor();
  });

  it("ends with a game, which is won by what was learned", async () => {
    const heard = await heardBy(page);
    await toLesson("remainders");
    await toTheGame();
    expect(await page.getByTestId("text").innerText()).toBe(words.last.intro);
    await expect.poll(() => focused()).toBe(study.beginGame);
    await page.keyboard.press("Enter");
    await leaveGood(page, /^You won/);
    await expect.poll(() => status(page)).toContain(words.last.won);
    await expect.poll(async () => (await heard()).at(-1)).toBe(words.last.won);
    expect((await heard()).some((each) => /You won/.test(each))).toBe(true);
    const next = say.courses.nim.mirror.title;
    await expect.poll(() => focused()).toBe(study.nextLesson({ title: next }));
    await page.keyboard.press("n");
    await page.getByRole("heading", { name: next, level: 1 }).waitFor();
    await page.getByRole("link", { name: study.allLessons }).click();
    await page.getByRole("link", { name: study.goOn({ title: next }) }).waitFor();
    expect(await page.locator(".lessons li.won").innerText()).toContain(study.done);
  }, 120_000);

  it("is lost by who plays badly, and can be played again", async () => {
    await page.goto(server.address);
    await page.evaluate(() => localStorage.setItem("grundy/learn/lessons/remainders", '{"steps":7,"at":7}'));
    await toLesson("remainders");
    await page.getByRole("button", { name: study.beginGame }).click();
    await leaveBad(page, /^You lost/);
    await expect.poll(() => status(page)).toContain(words.last.lost);
    await expect.poll(() => focused()).toBe(study.playAgain);
    await page.keyboard.press("Enter");
    await expect.poll(() => standing(page)).toBe(21);
    await page.goto(`${server.address}/learn`);
    await page.getByRole("link", { name: study.goOn({ title: words.title }) }).waitFor();
    expect(await page.locator(".lessons li.won").count()).toBe(0);
  }, 120_000);

  it("shows the move after two mistakes, and leaves it to be played", async () => {
    await toLesson("remainders");
    const show = page.getByRole("button", { name: study.showMe });
    for (const round of [1, 2]) {
      await take(page, 3);
      await page.getByRole("button", { name: study.again }).waitFor();
      expect(await show.count()).toBe(round - 1);
      await onButton(page);
      if (round === 1) await page.keyboard.press("Enter");
    }
    await page.keyboard.press("h");
    await expect.poll(() => status(page)).toMatch(/^This is the move: /);
    expect(await standing(page)).toBe(3);
    await page.locator(".outline.hint").first().waitFor({ state: "attached" });
    await take(page, 2);
    await expect.poll(() => status(page)).toContain(study.right);
  });

  it("goes on after a reload where one was; one can walk back, and no further than one has come", async () => {
    await toLesson("remainders");
    const dot = (step: number) =>
      page
        .getByRole("navigation", { name: study.steps })
        .getByRole("button")
        .nth(step - 1);
    expect(await dot(2).isDisabled()).toBe(true);
    await page.keyboard.press(".");
    expect(await page.getByTestId("text").innerText()).toBe(words.steps.one.text);
    for (const step of [words.steps.five, words.steps.end]) {
      await solve(page);
      await onButton(page);
      await page.keyboard.press("Enter");
      await page
        .getByTestId("text")
        .filter({ hasText: step.text.slice(0, 30) })
        .waitFor();
    }
    await page.reload();
    await page
      .getByTestId("text")
      .filter({ hasText: words.steps.end.text.slice(0, 30) })
      .waitFor();
    await dot(1).click();
    await page
      .getByTestId("text")
      .filter({ hasText: words.steps.one.text.slice(0, 30) })
      .waitFor();
    await page.keyboard.press(".");
    await page
      .getByTestId("text")
      .filter({ hasText: words.steps.five.text.slice(0, 30) })
      .waitFor();
    await page.keyboard.press(",");
    await page
      .getByTestId("text")
      .filter({ hasText: words.steps.one.text.slice(0, 30) })
      .waitFor();
    expect([await dot(3).isDisabled(), await dot(4).isDisabled()]).toEqual([false, true]);
  });

  it("is followed by other tabs", async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.address}/learn`);
    await other.getByRole("link", { name: study.begin({ title: words.title }) }).waitFor();
    await toLesson("remainders");
    await solve(page);
    await other.getByRole("link", { name: study.goOn({ title: words.title }) }).waitFor();
    await other.getByText(study.reached({ step: 2, steps: 8 })).waitFor();
  });

  it("lists its keys, and changes its language where it stands", async () => {
    await toLesson("remainders");
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText(study.keys.show).waitFor();
    await page.keyboard.press("Escape");
    await take(page, 3);
    await page.getByRole("button", { name: study.again }).waitFor();
    const german = await loadLearnSentences("de");
    await page.getByLabel("Language").selectOption("de");
    const { text } = german.courses.nim.remainders.steps.one;
    await page
      .getByTestId("text")
      .filter({ hasText: text.slice(0, 30) })
      .waitFor();
    const mistake = german.courses.nim.remainders.steps.one.wrong["took-last"]({
      move: "",
      reply: undefined,
    });
    await expect.poll(() => status(page)).toBe(`${german.study.wrong} ${mistake}`);
  });

  it("says when a move cannot be judged, and judges it when it can", async () => {
    await page.route(/engine.*\.(wasm|js)/, (route) => route.abort());
    await toLesson("mobility");
    await page.locator(".square.legal").first().click();
    await expect.poll(() => status(page)).toBe(study.notJudged);
    await page.unroute(/engine.*\.(wasm|js)/);
    await page.keyboard.press("r");
    await page.locator(".square.legal").first().waitFor();
  });

  it("of Reversi is judged on its board", async () => {
    await toLesson("rules");
    const { first } = say.courses.reversi.rules.steps;
    await page.locator(".square.legal").first().click();
    await expect.poll(() => status(page)).toBe(`${study.right} ${first.right}`);
  });
});

describe("each part keeps its place, whatever is said", () => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ];
  it.each(sizes)("at $width×$height", async (viewport) => {
    page = await open({ viewport });
    await toLesson("remainders");
    const places = () =>
      page.evaluate(() =>
        [".lesson-say", ".stage", ".lesson-status", ".answers", ".step-dots"].map((part) => {
          const { y, height } = (document.querySelector(part) as Element).getBoundingClientRect();
          return [part, y + window.scrollY, height].join(" ");
        }),
      );
    const before = await places();
    await take(page, 3);
    await page.getByRole("button", { name: study.again }).waitFor();
    expect(await places()).toEqual(before);
    await onButton(page);
    await page.keyboard.press("Enter");
    await solve(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press("Enter");
    await expect.poll(() => standing(page)).toBe(7);
    // Of a phone the board may be larger or smaller in another step; what is pressed stays where it is.
    const isPressed = (place: string) => /answers|dots/.test(place);
    expect((await places()).filter(isPressed)).toEqual(before.filter(isPressed));
  });

  it.each(["remainders", "mirror", "kayles", "misere", "rules", "corners", "counting"])(
    "and all of %s is on one screen of a phone",
    async (id) => {
      page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      await toLesson(id);
      await page.locator(".board").first().waitFor();
      const { height, wide } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth,
      }));
      expect([height <= 741, wide <= 360, height]).toEqual([true, true, height]);
    },
  );
});

describe("the glossary", () => {
  it("has every word, with its example and the way to its lesson", async () => {
    await page.goto(`${server.address}/learn/glossary#xor`);
    const { xor } = say.glossary.terms;
    await expect.poll(() => focused()).toBe(xor.word);
    for (const { word, example } of Object.values(say.glossary.terms)) {
      await page.getByText(word, { exact: true }).first().waitFor();
      await page.getByText(example, { exact: true }).waitFor();
    }
    await page
      .getByRole("link", { name: `Lesson: ${say.courses.nim.xor.title}`, exact: true })
      .first()
      .click();
    await page.getByRole("heading", { name: say.courses.nim.xor.title, level: 1 }).waitFor();
  });

  it("opens a word where it stands, by keyboard too, and closes again", async () => {
    const heard = await heardBy(page);
    await page.goto(`${server.address}/learn/glossary`);
    // Inside the definition of the Grundy value stands another word.
    const term = page.locator("dd .term", { hasText: "mex" }).first();
    await term.focus();
    expect(await term.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    const { mex } = say.glossary.terms;
    const box = page.locator(".term-box:popover-open");
    await box.getByText(mex.meaning).waitFor();
    await expect.poll(() => term.getAttribute("aria-expanded")).toBe("true");
    expect(await heard()).toContain(`${mex.meaning} ${mex.example}`);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused()).toBe(`Lesson: ${say.courses.nim.kayles.title}`);
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "hidden" });
    await expect.poll(() => focused()).toBe("mex");
    await expect.poll(() => term.getAttribute("aria-expanded")).toBe("false");
    await term.click();
    await box.waitFor();
    await page.getByRole("heading", { level: 1 }).click();
    await box.waitFor({ state: "hidden" });
  });

  it("keeps a definition within the window of a phone", async () => {
    page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.goto(`${server.address}/learn/glossary`);
    for (const term of await page.locator(".term").all()) {
      await term.scrollIntoViewIfNeeded();
      await term.tap();
      const box = page.locator(".term-box:popover-open");
      await box.waitFor();
      const { x, y, width, height } = (await box.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect([x >= 0, y >= 0, x + width <= 360, y + height <= 740]).toEqual([true, true, true, true]);
      await page.keyboard.press("Escape");
      await box.waitFor({ state: "hidden" });
    }
  });
});
