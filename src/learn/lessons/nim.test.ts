import { describe, expect, it } from "vitest";
import { PlainPlay, runsAfter, runsIn } from "../../../test/words/plain-play.ts";
import { type TakenRun, type TakingPosition, taking } from "../../games/index.ts";
import {
  type LessonWords,
  languageTags,
  loadLanguage,
  loadLearnSentences,
  moveName,
} from "../../words/index.ts";
import type { StepOf } from "../lesson.ts";
import { nimLessons } from "./nim.ts";

const spoken = await Promise.all(
  languageTags.map(async (tag) => ({
    tag,
    language: await loadLanguage(tag),
    // Whatever shows lessons reads them all alike.
    course: (await loadLearnSentences(tag)).courses.nim as { readonly [id: string]: LessonWords },
  })),
);

/** Every move that the plain rules allow, whatever the game itself lists. */
function plainMoves(play: PlainPlay, position: TakingPosition): TakenRun[] {
  const moves: TakenRun[] = [];
  for (const [index, length] of position.options.rows.entries()) {
    for (let left = 1; left <= length; left++) {
      for (let right = left; right <= length; right++) {
        const move = { row: index + 1, left, right };
        if (runsAfter(play, position, move)) moves.push(move);
      }
    }
  }
  return moves;
}

function played(position: TakingPosition, move: TakenRun): TakingPosition {
  const next = taking.play(position, move);
  if (!next.ok) throw new Error("a legal move was refused");
  return next.value;
}

/** Where the reader can be: after right moves and any answers to them. */
async function readersPositions(step: StepOf<"taking">, play: PlainPlay): Promise<TakingPosition[]> {
  const found = new Map([[JSON.stringify(step.position.rows), step.position]]);
  if (step.task === "move") return [...found.values()];
  for (const position of found.values()) {
    for (const move of plainMoves(play, position)) {
      if (play.wins(runsAfter(play, position, move) ?? [])) continue;
      const after = played(position, move);
      for (const reply of plainMoves(play, after)) {
        const next = played(after, reply);
        if (plainMoves(play, next).length > 0) found.set(JSON.stringify(next.rows), next);
      }
    }
  }
  return [...found.values()];
}

const steps = nimLessons.flatMap(({ id, steps }) =>
  steps.map((step) => [`${id} ${step.id}`, id, step] as const),
);

describe.each(steps)("%s", (_name, lesson, step) => {
  const play = new PlainPlay(step.position.options);

  it("accepts every move that wins by the rules, and tells each other what refutes it", async () => {
    const mistakes = new Set<string>();
    for (const position of await readersPositions(step, play)) {
      const moves = plainMoves(play, position);
      expect(moves.length).toBe(taking.countMoves(position));
      expect(play.wins(runsIn(position))).toBe(true);
      for (const move of moves) {
        const left = runsAfter(play, position, move) ?? [];
        const verdict = await step.judge(position, move, {});
        expect(verdict.right).toBe(!play.wins(left));
        if (verdict.right) continue;
        mistakes.add(verdict.mistake);
        const after = played(position, move);
        const reply = verdict.reply === "swap" ? undefined : verdict.reply;
        if (plainMoves(play, after).length === 0) expect(reply).toBeUndefined();
        else expect(play.wins(reply ? (runsAfter(play, after, reply) ?? left) : left)).toBe(false);
        for (const { language, course } of spoken) {
          const say = course[lesson]?.steps[step.id]?.wrong[verdict.mistake];
          const text = say?.({
            move: moveName(language, step.game, position, move),
            reply: reply && moveName(language, step.game, after, reply),
          });
          expect(text?.length ?? 0).toBeGreaterThan(5);
          expect(longestSentence(text ?? "")).toBeLessThanOrEqual(160);
          expect(text).not.toMatch(/undefined/);
        }
      }
    }
    for (const { course } of spoken)
      expect(Object.keys(course[lesson]?.steps[step.id]?.wrong ?? {}).sort()).toEqual([...mistakes].sort());
  });

  it("ends as won however the reader plays it right", async () => {
    if (step.task === "move") return expect(step.reply).toBeUndefined();
    const walk = async (position: TakingPosition, plies: number): Promise<number> => {
      expect(plies).toBeLessThan(30);
      let ends = 0;
      for (const move of plainMoves(play, position)) {
        if (!(await step.judge(position, move, {})).right) continue;
        const after = played(position, move);
        const ended = taking.outcome(after);
        if (ended) {
          expect(ended.winner).toBe(step.position.turn);
          ends++;
          continue;
        }
        const reply = await step.reply?.(after, {});
        const next = played(after, reply as TakenRun);
        const outcome = taking.outcome(next);
        expect(outcome?.winner ?? step.position.turn).toBe(step.position.turn);
        ends += outcome ? 1 : await walk(next, plies + 2);
      }
      return ends;
    };
    expect(await walk(step.position, 0)).toBeGreaterThan(0);
  });
});

describe("the lessons of the Nim family", () => {
  it("have words for every step and no others, in their order", () => {
    for (const { course } of spoken) {
      expect(Object.keys(course)).toEqual(nimLessons.map(({ id }) => id));
      for (const { id, steps } of nimLessons)
        expect(Object.keys(course[id]?.steps ?? {})).toEqual(steps.map((step) => step.id));
    }
  });

  it("are short: four to seven steps, each sentence at most 160 letters", () => {
    for (const { steps } of nimLessons) expect([4, 5, 6, 7]).toContain(steps.length);
    for (const { course } of spoken) {
      const long = Object.values(course)
        .flatMap(({ title, about, steps, last }) => [
          ...[title, about, last.intro, last.won, last.lost],
          ...Object.values(steps).flatMap(({ text, task, right }) => [text, task, right]),
        ])
        .filter((text) => longestSentence(text) > 160 || /[!！]/.test(text));
      expect(long).toEqual([]);
    }
  });

  it("name the same numbers in every language", () => {
    const [english, ...others] = spoken;
    for (const other of others) {
      for (const [id, lesson] of Object.entries(english?.course ?? {})) {
        for (const [step, { text }] of Object.entries(lesson.steps)) {
          const said = figuresIn(other.course[id]?.steps[step]?.text ?? "");
          // What English writes as a word may be a figure elsewhere; none of its figures may be lacking.
          expect({ id, step, lacking: figuresIn(text).filter((each) => !said.includes(each)) }).toEqual({
            id,
            step,
            lacking: [],
          });
        }
      }
    }
  });
});

function figuresIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

function longestSentence(text: string): number {
  return Math.max(...text.split(/(?<=[.?])\s|(?<=[。？])/).map((sentence) => sentence.length));
}
