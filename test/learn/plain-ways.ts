import { must, type TakenRun, type TakingPosition, taking } from "../../src/games/index.ts";
import { lessonOf } from "../../src/learn/index.ts";
import type { LessonOf } from "../../src/learn/lesson.ts";
import type { NimLessonId } from "../../src/words/index.ts";
import { type PlainPlay, type Runs, runsAfter, runsIn } from "../words/plain-play.ts";

export function lesson(id: NimLessonId): LessonOf<"taking"> {
  const found = lessonOf(id);
  if (found?.family !== "taking") throw new Error(`no lesson ${id}`);
  return found;
}

/** A move and the lengths it leaves, by the plain rules. */
export interface Way {
  readonly move: TakenRun;
  readonly before: Runs;
  readonly after: Runs;
  readonly wins: boolean;
  readonly splits: boolean;
}

export function waysFrom(play: PlainPlay, position: TakingPosition): Way[] {
  const before = runsIn(position);
  const ways: Way[] = [];
  for (const [index, length] of position.options.rows.entries()) {
    for (let left = 1; left <= length; left++) {
      for (let right = left; right <= length; right++) {
        const move = { row: index + 1, left, right };
        const after = runsAfter(play, position, move);
        if (!after) continue;
        ways.push({ move, before, after, wins: !play.wins(after), splits: after.length > before.length });
      }
    }
  }
  return ways;
}

export const total = (runs: Runs): number => runs.reduce((all, run) => all + run, 0);
export const xor = (runs: Runs): number => runs.reduce((all, run) => all ^ run, 0);
export const large = (runs: Runs): number => runs.filter((run) => run >= 2).length;
export const paired = (runs: Runs): boolean =>
  runs.every((run) => runs.filter((other) => other === run).length % 2 === 0);

export function played(position: TakingPosition, move: TakenRun): TakingPosition {
  return must(taking.play(position, move));
}
