import { describe, expect, it } from "vitest";
import { must, type TakingPosition, taking } from "../../src/games/index.ts";
import { outcomeOf } from "../../src/solve/index.ts";
import { languageTags, loadLearnSentences, type NimLessonId } from "../../src/words/index.ts";
import { PlainPlay, type Runs, runsAfter, runsIn, sorted } from "../words/plain-play.ts";
import { large, lesson, paired, played, total, waysFrom, xor } from "./plain-ways.ts";

const courses = await Promise.all(
  languageTags.map(async (tag) => (await loadLearnSentences(tag)).courses.nim),
);

/** The figures of a text, in every language. */
function figures(text: (course: (typeof courses)[number]) => string): number[][] {
  return courses.map((course) => (text(course).match(/\d+/g) ?? []).map(Number));
}

const nim = (last: "wins" | "loses") => new PlainPlay({ rows: [1], take: "any", middle: false, last });
const pins = (last: "wins" | "loses") =>
  new PlainPlay({ rows: [1], take: { from: 1, to: 2 }, middle: true, last });
const threes = new PlainPlay({ rows: [1], take: { from: 3, to: 3 }, middle: true, last: "wins" });
const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

describe("what the lessons claim", () => {
  it("the numbers to leave at 21 stones", () => {
    const play = new PlainPlay({ rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" });
    const lost = upTo(21).filter((count) => !play.wins([count]));
    expect(lost).toEqual([1, 5, 9, 13, 17, 21]);
    for (const said of figures(({ remainders }) => remainders.steps.long.text))
      expect(lost).toEqual(expect.arrayContaining(said.filter((each) => each !== 4 && each !== 12)));
  });

  it("the table of Kayles, and that it repeats", () => {
    const play = pins("wins");
    for (const [, , ...said] of figures(({ kayles }) => kayles.steps.table.text)) {
      // Some begin with the span of the table, "1 to 8".
      const at = said.length - 10;
      const [from = 0, every = 0] = said.slice(-2);
      expect(said.slice(Math.max(at, 0), -2)).toEqual(upTo(8).map((length) => play.value(length)));
      expect([from, every]).toEqual([71, 12]);
      for (let length = from; length < 250; length++)
        expect(play.value(length + every)).toBe(play.value(length));
      expect(play.value(from - 1 + every)).not.toBe(play.value(from - 1));
    }
    for (const said of figures(({ kayles }) => kayles.steps.whole.text))
      expect(said.slice(-4)).toEqual([1, 2, 3, 4].map((length) => play.value(length)));
    // One pin from an end, two, one from inside: what each step says of a row.
    expect([3, 4, 5, 6, 7].map((length) => play.value(length))).toEqual([3, 1, 4, 3, 2]);
    expect(play.xor([3, 1])).toBe(2);
  });

  it("a single row of Kayles is won for whoever begins, by its middle", () => {
    const play = pins("wins");
    for (const length of upTo(14).slice(2)) {
      const half = Math.floor((length - 1) / 2);
      expect(play.wins(sorted([half, half]))).toBe(false);
    }
  });

  it("binary figures and their XOR", () => {
    const steps = ["columns", "any-row", "eight", "large", "whole"] as const;
    for (const id of steps) {
      const rows = runsIn(lesson("xor").steps.find((step) => step.id === id)?.position as TakingPosition);
      for (const { xor: course } of courses) {
        const said = (course.steps[id].text.match(/[01]{3,}/g) ?? []).map((each) => Number.parseInt(each, 2));
        expect(sorted(said.slice(0, rows.length))).toEqual(rows);
        expect(said[rows.length]).toBe(xor(rows));
        expect(said.length).toBe(rows.length + 1);
      }
    }
    for (const { xor: course } of courses) {
      const said = (course.last.intro.match(/[01]{4}/g) ?? []).map((each) => Number.parseInt(each, 2));
      expect(sorted(said)).toEqual(runsIn(lesson("xor").last.position));
      expect(xor(said)).toBe(0);
    }
  });

  it("parts of rows add up to them", () => {
    for (const { steps } of courses.map(({ powers }) => powers)) {
      for (const { text } of Object.values(steps)) {
        for (const [, row, parts] of text.matchAll(/(\d) ?(?:is|ist|は|是|=) ?(\d(?: \+ \d)+)/g))
          expect(total((parts ?? "").split(" + ").map(Number))).toBe(Number(row));
      }
    }
    expect(xor([1, 3, 5, 7])).toBe(0);
  });

  it("the lost rows of misère Kayles, and what else is said of it", () => {
    const play = pins("loses");
    const lost = upTo(22).filter((length) => !play.wins([length]));
    expect(lost).toEqual([1, 4, 9, 12, 20]);
    // As far as anyone looks: no other, by the solver.
    const longer = upTo(400).filter((length) => {
      const options = must(
        taking.options({ rows: [length], take: { from: 1, to: 2 }, middle: true, last: "loses" }),
      );
      return must(outcomeOf(taking.start(options))) === "loss";
    });
    expect(longer).toEqual(lost);
    for (const said of figures(({ unknown }) => unknown.steps.ten.text))
      expect(said.filter((each) => each !== 1992)).toEqual(lost);
    for (const runs of [[9], [8, 1], [7, 2], [6, 3], [5, 4], [2, 2], [4, 1, 1]])
      expect(play.wins(runs)).toBe(false);
    for (const runs of [
      [4, 4],
      [5, 5],
      [4, 3],
      [4, 2],
      [4, 2, 1],
    ])
      expect(play.wins(runs)).toBe(true);
  });

  it("the worths where exactly three are taken, and the middle three", () => {
    const values = upTo(10).map((length) => threes.value(length));
    for (const said of figures(({ unknown }) => unknown.steps.even.text))
      expect(said.slice(-10)).toEqual(values);
    for (const length of [3, 5, 7, 9, 11, 13, 15])
      expect(threes.wins(sorted([(length - 3) / 2, (length - 3) / 2]))).toBe(false);
  });

  it("misère Nim: as at Nim while two rows are large, then an odd number of single sticks", () => {
    const [misere, normal] = [nim("loses"), nim("wins")];
    for (let a = 0; a <= 7; a++)
      for (let b = 0; b <= a; b++)
        for (let c = 0; c <= b; c++)
          for (let ones = 0; ones <= 3; ones++) {
            const runs = sorted([a, b, c, ...upTo(ones).map(() => 1)]);
            if (large(runs) >= 2) expect(misere.wins(runs)).toBe(normal.wins(runs));
            if (large(runs) === 1) expect(misere.wins(runs)).toBe(true);
            if (large(runs) === 0) expect(misere.wins(runs)).toBe(runs.length % 2 === 0);
          }
  });
});

/** What a sentence says of a mistake and the answer to it: the lengths after the move, and after the answer. */
type Said = (after: Runs, answered: Runs) => boolean;

const isOne: Said = (_, answered) => answered.join() === "1";
const isFive: Said = (_, answered) => answered.join() === "5";
const nothing: Said = (_, answered) => answered.length === 0;
const equalRows: Said = (after, answered) => after.join() !== answered.join() && paired(answered);
const oddOnes: Said = (after, answered) =>
  large(after) === 1 && large(answered) === 0 && answered.length % 2 === 1;
const evenOnes: Said = (after) => large(after) === 0 && after.length % 2 === 0;
const becomesZero: Said = (after, answered) => xor(after) !== 0 && xor(answered) === 0;
const cancel: Said = (after, answered) => pins("wins").xor(after) !== 0 && pins("wins").xor(answered) === 0;
const both =
  (...all: Said[]): Said =>
  (after, answered) =>
    all.every((each) => each(after, answered));
const left =
  (...lengths: string[]): Said =>
  (after) =>
    lengths.includes(after.join());

const claims: { readonly [step: string]: { readonly [mistake: string]: Said } } = {
  "remainders one": { "too-few": both(left("2"), isOne) },
  "remainders five": { "too-few": both(left("6"), isFive), "too-many": both(left("4"), isOne) },
  "remainders end": { "too-few": isOne, "too-many": both(left("4", "3"), isOne) },
  "remainders nine": {
    "too-few": both(left("10"), (_, answered) => answered.join() === "9"),
    "too-many": both(left("8"), isFive),
  },
  "remainders together": { "not-four": isFive },
  "remainders long": {
    "too-few": (after, answered) =>
      total(after) > total(answered) && ["9", "5", "1"].includes(answered.join()),
    "too-many": both((after) => total(after) < 5, isOne),
  },
  "remainders opening": {
    "too-few": both(left("18"), (_, answered) => answered.join() === "17"),
    "too-many": both(left("16"), (_, answered) => answered.join() === "13"),
  },
  "mirror equal": { "one-row": nothing, shorter: equalRows, "not-equal": equalRows },
  "mirror copying": { "one-row": nothing, shorter: equalRows, "not-equal": equalRows },
  "mirror third": {
    "kept-some": (_, answered) => answered.join() === "4,4",
    "new-pair": (_, answered) => answered.join() === "2,2",
  },
  "mirror middle": { end: both((after) => after.length === 1, equalRows), unequal: equalRows },
  "mirror middle-two": { "one-pin": (after) => total(after) === 7, end: left("7", "6") },
  "mirror pins": { "not-copied": (after) => !paired(after) },
  ...Object.fromEntries(
    ["split", "four", "two-at-once", "whole"].map((id) => [
      `powers ${id}`,
      { "wrong-row": becomesZero, "left-alone": becomesZero, "new-alone": becomesZero },
    ]),
  ),
  "powers exchange": { "wrong-row": becomesZero, "new-alone": becomesZero },
  ...Object.fromEntries(
    ["columns", "eight", "large", "whole"].map((id) => [
      `xor ${id}`,
      { "wrong-row": becomesZero, "kept-column": becomesZero, "other-column": becomesZero },
    ]),
  ),
  "xor any-row": { "kept-column": becomesZero, "other-column": becomesZero },
  "kayles two": { "took-both": both(left("1"), nothing), "took-single": both(left("2"), nothing) },
  "kayles three": {
    split: both(left("2,1,1"), cancel),
    "too-many": both(left("2,1"), cancel),
    "other-row": cancel,
  },
  "kayles four": { end: both(left("3,2"), cancel), split: cancel, "took-both": both(left("4"), cancel) },
  "kayles parts": { end: both(left("5,2", "4,2"), cancel), split: cancel, "other-row": cancel },
  "kayles table": { end: cancel, split: cancel },
  "kayles whole": { row: cancel, end: cancel, split: cancel },
  "misere last": { "even-ones": both(left("1,1"), isOne), "one-large": both(left("2"), isOne) },
  "misere odd": { "even-ones": evenOnes, "one-large": oddOnes },
  "misere turn": { "even-ones": evenOnes, "one-large": oddOnes },
  "misere nim-first": { "one-large": oddOnes, unbalanced: equalRows },
  "misere beside": { "one-large": oddOnes, unbalanced: becomesZero },
  "misere whole": {
    "even-ones": evenOnes,
    "one-large": oddOnes,
    unbalanced: both((after) => large(after) === 2, becomesZero),
  },
  "unknown three": { end: both(left("4"), tooFewToTake), unequal: both(left("3,1"), tooFewToTake) },
  "unknown even": {
    end: left("7"),
    unequal: (after) => after.filter((run) => threes.value(run) === 0).length === 1,
  },
  "unknown ten": { "two-end": left("8"), "two-split": (after) => after.length === 2 && total(after) === 8 },
  "unknown six": { "even-ones": evenOnes, "not-lost": (after) => pins("loses").wins(after) },
  "unknown copy-fails": {
    "first-end": left("4,3", "4,2"),
    "first-split": left("4,2,1"),
    "even-ones": evenOnes,
    "not-lost": (after) => pins("loses").wins(after),
  },
};

function tooFewToTake(_: Runs, answered: Runs): boolean {
  return answered.every((run) => run < 3);
}

describe("what is said of a mistake is so", () => {
  it.each(Object.keys(claims))("%s", async (name) => {
    const [id, stepId] = name.split(" ") as [NimLessonId, string];
    const step = lesson(id).steps.find((each) => each.id === stepId);
    if (!step) throw new Error(`no step ${name}`);
    const play = new PlainPlay(step.position.options);
    const heard = new Set<string>();
    const open = [step.position];
    const seen = new Set<string>();
    for (const position of open) {
      for (const way of waysFrom(play, position)) {
        const after = played(position, way.move);
        if (way.wins) {
          if (step.task === "move") continue;
          for (const reply of waysFrom(play, after)) {
            const next = played(after, reply.move);
            const key = JSON.stringify(next.rows);
            if (!seen.has(key)) open.push(next);
            seen.add(key);
          }
          continue;
        }
        const verdict = await step.judge(position, way.move, {});
        if (verdict.right || verdict.reply === undefined || verdict.reply === "swap") continue;
        const answered = runsAfter(play, after, verdict.reply) ?? [];
        const claim = claims[name]?.[verdict.mistake];
        heard.add(verdict.mistake);
        if (claim) expect([verdict.mistake, way.after, answered, claim(way.after, answered)]).toContain(true);
      }
    }
    expect(Object.keys(claims[name] ?? {}).filter((mistake) => !heard.has(mistake))).toEqual([]);
  });
});
