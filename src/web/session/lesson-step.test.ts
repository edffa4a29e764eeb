import { beforeEach, describe, expect, it } from "vitest";
import type { TakenRun, TakingPosition } from "../../games/index.ts";
import { gameOf, must, taking } from "../../games/index.ts";
import type { StepOf, StepVerdict } from "../../learn/index.ts";
import { english } from "../../words/index.ts";
import { language } from "../base/language.ts";
import { StepTrial } from "./lesson-step.ts";

const game = gameOf("stones");
const stones = (count: number): TakingPosition => ({
  ...(game.start(game.defaults) as TakingPosition),
  rows: [count === 0 ? [] : [{ left: 1, length: count }]],
});
const left = ({ rows }: TakingPosition) => rows.flat().reduce((sum, { length }) => sum + length, 0);
const taken = (position: TakingPosition, count: number): TakenRun =>
  [...taking.moves(position)].find(
    (move) => left(must(taking.play(position, move))) === left(position) - count,
  ) as TakenRun;

/** 1, 5, 9 and so on are lost. */
async function judge(position: TakingPosition, move: TakenRun): Promise<StepVerdict<"taking">> {
  const after = must(taking.play(position, move));
  if (left(after) % 4 === 1) return { right: true };
  const mistake = left(after) === 0 ? "took-last" : "other";
  return { right: false, mistake, reply: left(after) === 0 ? undefined : await reply(after) };
}
async function reply(position: TakingPosition): Promise<TakenRun> {
  return taken(position, Math.max(1, (left(position) - 1) % 4));
}

const step = (count: number, task: "move" | "play" = "move", more: object = {}): StepOf<"taking"> =>
  ({ id: "x", game: "stones", position: stones(count), task, judge, reply, ...more }) as StepOf<"taking">;

/** Nothing is waited for. */
const trialOf = (of: StepOf<"taking">) => new StepTrial(of, {}, async () => {});
const settled = () => new Promise((resolve) => setTimeout(resolve));
const play = async (trial: StepTrial, count: number) => {
  const position = trial.view.position.peek() as TakingPosition;
  trial.view.move(taken(position, count));
  await settled();
};
const leftIn = (trial: StepTrial) => left(trial.view.position.peek() as TakingPosition);

beforeEach(() => {
  language.value = english;
});

describe("a step of a lesson", () => {
  it("ends with a right move", async () => {
    const trial = trialOf(step(7));
    await play(trial, 2);
    expect([trial.state.value.kind, leftIn(trial), trial.view.active.value]).toEqual(["right", 5, false]);
    // Nothing more can be moved, nor taken back.
    trial.again();
    expect(leftIn(trial)).toBe(5);
  });

  it("refutes a wrong one on the board, and goes back: nothing is lost", async () => {
    const trial = trialOf(step(7));
    await play(trial, 1);
    const now = trial.state.value;
    expect(now).toMatchObject({ kind: "wrong", mistake: "other" });
    expect(now.kind === "wrong" && now.heard).toMatch(/takes? /);
    expect(leftIn(trial)).toBe(5);
    expect(trial.view.active.value).toBe(false);
    trial.again();
    expect([trial.state.value.kind, leftIn(trial), trial.view.active.value]).toEqual(["open", 7, true]);
    await play(trial, 2);
    expect(trial.state.value.kind).toBe("right");
  });

  it("shows nothing on the board where nothing answers", async () => {
    const trial = trialOf(step(3));
    await play(trial, 3);
    expect(trial.state.value).toMatchObject({ kind: "wrong", mistake: "took-last", reply: undefined });
    trial.again();
    expect(leftIn(trial)).toBe(3);
  });

  it("is played on to its end, each move judged, and after a mistake from there", async () => {
    const trial = trialOf(step(12, "play"));
    await play(trial, 3);
    expect([trial.state.value.kind, leftIn(trial)]).toEqual(["open", 8]);
    await play(trial, 1);
    expect([trial.state.value.kind, leftIn(trial)]).toEqual(["wrong", 5]);
    trial.again();
    expect(trial.state.value).toMatchObject({ kind: "open", answered: true });
    expect(leftIn(trial)).toBe(8);
    await play(trial, 3);
    expect(leftIn(trial)).toBe(4);
    await play(trial, 3);
    expect([trial.state.value.kind, leftIn(trial)]).toEqual(["right", 0]);
  });

  it("shows the move after two mistakes, on the board, and leaves it to be played", async () => {
    const trial = trialOf(step(7));
    await trial.showMe();
    expect(trial.view.hint.value).toBeUndefined();
    for (const count of [1, 3]) {
      await play(trial, count);
      trial.again();
    }
    await trial.showMe();
    expect(trial.state.value).toMatchObject({ kind: "open", shown: taken(stones(7), 2) });
    expect(trial.view.hint.value).toEqual(taken(stones(7), 2));
    expect([leftIn(trial), trial.view.active.value]).toEqual([7, true]);
    await play(trial, 2);
    expect([trial.state.value.kind, trial.view.hint.value]).toEqual(["right", undefined]);
  });

  it("shows it straight from a mistake, too", async () => {
    const trial = trialOf(step(7));
    await play(trial, 1);
    trial.again();
    await play(trial, 3);
    await trial.showMe();
    expect(trial.state.value).toMatchObject({ kind: "open", shown: taken(stones(7), 2) });
    expect(leftIn(trial)).toBe(7);
  });

  it("says when a move cannot be judged, or answered, and goes back to it", async () => {
    const absent = async () => {
      throw new Error("no network");
    };
    const trial = trialOf(step(7, "move", { judge: absent }));
    await play(trial, 2);
    expect([trial.state.value.kind, trial.view.active.value, trial.mistakes.value]).toEqual([
      "failed",
      false,
      0,
    ]);
    trial.again();
    expect([trial.state.value.kind, leftIn(trial), trial.view.active.value]).toEqual(["open", 7, true]);
    const unanswered = trialOf(step(12, "play", { reply: absent }));
    await play(unanswered, 3);
    expect(unanswered.state.value.kind).toBe("failed");
    unanswered.again();
    expect(leftIn(unanswered)).toBe(12);
  });

  it("drops what comes after it was left", async () => {
    let answer: (verdict: StepVerdict<"taking">) => void = () => {};
    const slow = () =>
      new Promise<StepVerdict<"taking">>((resolve) => {
        answer = resolve;
      });
    const trial = trialOf(step(7, "move", { judge: slow }));
    await play(trial, 1);
    trial.close();
    answer({ right: false, mistake: "other", reply: taken(stones(6), 1) });
    await settled();
    expect([trial.state.value.kind, leftIn(trial)]).toEqual(["judging", 6]);
  });
});
