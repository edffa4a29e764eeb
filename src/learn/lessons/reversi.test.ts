import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../engine/index.ts";
import { openInlineEngine } from "../../engine/node.ts";
import { legalSquares, must, type ReversiPosition, reversi, type Square } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { type LessonWords, languageTags, loadLearnSentences, reversiLessonIds } from "../../words/index.ts";
import type { LessonOf, StepOf, StepVerdict } from "../lesson.ts";
import { reversiLessons } from "./reversi.ts";

const spoken = await Promise.all(languageTags.map(loadLearnSentences));
const steps = reversiLessons.flatMap((lesson) => lesson.steps.map((step) => [lesson, step] as const));

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());
const resources = { openEngine: async () => engine };

const after = (position: ReversiPosition, square: Square) => must(reversi.play(position, square));

type Judged = { readonly position: ReversiPosition; readonly move: Square } & StepVerdict<"reversi">;

/** Every move of every position that the reader can meet in a step, by playing it right. */
async function judgedIn(step: StepOf<"reversi">): Promise<Judged[]> {
  const found: Judged[] = [];
  const visit = async (position: ReversiPosition): Promise<void> => {
    if (position.over) return void expect(position.discs[0], step.id).toBeGreaterThan(position.discs[1]);
    if (position.turn === 1) {
      const reply = (await step.reply?.(position, resources)) as Square;
      expect(legalSquares(position)).toContain(reply);
      return visit(after(position, reply));
    }
    for (const move of legalSquares(position)) {
      const verdict = await step.judge(position, move, resources);
      found.push({ position, move, ...verdict });
      if (verdict.right && step.task === "play") await visit(after(position, move));
    }
  };
  await visit(step.position);
  return found;
}

function wordsOf(say: (typeof spoken)[number], lesson: LessonOf<"reversi">): LessonWords {
  return say.courses.reversi[lesson.id as (typeof reversiLessonIds)[number]];
}

describe("the course of Reversi", () => {
  it("has its lessons in their order, each with four to seven steps and words for them in every language", () => {
    expect(reversiLessons.map(({ id }) => id)).toEqual(reversiLessonIds);
    for (const lesson of reversiLessons) {
      expect(lesson).toMatchObject({ family: "reversi", course: "reversi" });
      expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
      expect(lesson.steps.length).toBeLessThanOrEqual(7);
      for (const say of spoken)
        expect(Object.keys(wordsOf(say, lesson).steps), say.tag).toEqual(lesson.steps.map(({ id }) => id));
    }
    expect(reversiLessons.filter((lesson) => lesson.steps.some(({ task }) => task === "play")).length).toBe(
      4,
    );
  });

  it.each(steps)(
    "$id, $1.id: every move is judged, and every mistake has its sentence",
    async (lesson, step) => {
      expect(step.position).toMatchObject({ turn: 0, over: false });
      const judged = await judgedIn(step);
      expect(judged.some(({ right }) => right)).toBe(true);
      const occurring = new Set<string>();
      for (const verdict of judged) {
        if (verdict.right) continue;
        const { position, move, mistake, reply } = verdict;
        const next = after(position, move);
        occurring.add(mistake);
        // Here nobody passes behind a mistake, and none ends the game: there is always an answer to show.
        expect(legalSquares(next), makeSquare(move, 8)).toContain(reply);
        expect(next.turn).toBe(1);
        for (const say of spoken) {
          const sentence = wordsOf(say, lesson).steps[step.id]?.wrong[mistake];
          const facts = { move: makeSquare(move, 8), reply: makeSquare(reply as Square, 8) };
          const text = sentence?.(facts);
          expect(text, `${say.tag} ${mistake}`).toContain(facts.move);
          expect(sentence?.({ ...facts, reply: undefined })).not.toContain("undefined");
          expect(text?.length).toBeGreaterThan(10);
        }
      }
      for (const say of spoken)
        expect([...occurring].sort()).toEqual(
          Object.keys(wordsOf(say, lesson).steps[step.id]?.wrong ?? {}).sort(),
        );
      expect(judged.some(({ right }) => !right) || step.id === "first").toBe(true);
    },
  );

  it("is judged too where White answers something else than the best", async () => {
    let seen = 0;
    for (const [lesson, step] of steps.filter(([, { task }]) => task === "play")) {
      const visit = async (position: ReversiPosition): Promise<void> => {
        if (position.over) return void expect(position.discs[0], step.id).toBeGreaterThan(position.discs[1]);
        for (const move of legalSquares(position)) {
          const next = after(position, move);
          if (position.turn === 1) await visit(next);
          else {
            const verdict = await step.judge(position, move, resources);
            seen++;
            if (verdict.right) await visit(next);
            else {
              if (next.over || next.turn === 0) expect(verdict.reply).toBeUndefined();
              else expect(legalSquares(next)).toContain(verdict.reply);
              for (const say of spoken)
                expect(wordsOf(say, lesson).steps[step.id]?.wrong).toHaveProperty(verdict.mistake);
            }
          }
        }
      };
      await visit(step.position);
    }
    expect(seen).toBeGreaterThan(50);
  });

  it("cannot be judged without an engine where one is needed, and says so", async () => {
    const [, step] = steps.find(([, { task }]) => task === "play") as (typeof steps)[number];
    const [move] = legalSquares(step.position) as [Square];
    await expect(step.judge(step.position, move, {})).rejects.toThrow("engine");
  });

  it("judges nothing by a search that another one has stopped", async () => {
    const [, step] = steps.find(
      ([{ id }, each]) => id === "corners" && each.id === "edge",
    ) as (typeof steps)[number];
    const [move] = legalSquares(step.position) as [Square];
    const stopping = {
      analyse: (...asked: Parameters<Engine["analyse"]>) => {
        const search = engine.analyse(...asked);
        return { ...search, result: search.result.then((found) => ({ ...found, complete: false })) };
      },
    };
    await expect(step.judge(step.position, move, { openEngine: async () => stopping })).rejects.toThrow(
      "stopped",
    );
  });
});

describe("the texts of the course", () => {
  /** Each with the place where it stands. */
  const textsOf = (say: (typeof spoken)[number]) =>
    reversiLessons.flatMap((lesson) => {
      const { title, about, steps, last } = wordsOf(say, lesson);
      const said = Object.entries(steps).flatMap(([id, { text, task, right, wrong }]) =>
        [text, task, right, ...Object.values(wrong).map((say) => say({ move: "d3", reply: "c5" }))].map(
          (each) => [id, each] as const,
        ),
      );
      const whole = [about, last.intro, last.won, last.lost].map((each) => ["last", each] as const);
      expect(title.length).toBeLessThan(20);
      return [...said, ...whole].map(([id, each]) => ({ place: `${lesson.id} ${id}`, text: each }));
    });

  it.each(spoken.map((say) => [say.tag, say] as const))("in %s are short sentences that end", (_tag, say) => {
    for (const { place, text } of textsOf(say)) {
      expect(text, place).not.toMatch(/[!！]|undefined| {2}|^\s|\s$/);
      expect(text, place).toMatch(/[.。]$/);
      for (const sentence of text.split(/(?<=[.。?])\s*/))
        expect(sentence.length, sentence).toBeLessThanOrEqual(160);
    }
  });

  it("name a square only where it is told by the move, but for the corner h1 of an edge", () => {
    for (const say of spoken)
      for (const { place, text } of textsOf(say)) {
        const named = (text.match(/[a-h][1-8]/g) ?? []).filter((square) => !["d3", "c5"].includes(square));
        expect(named, place).toEqual(place === "corners edge" && named.length > 0 ? ["h1"] : []);
      }
  });
});
