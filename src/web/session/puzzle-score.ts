import type { PuzzleFamily, PuzzleKind, PuzzleOutcome } from "../../words/index.ts";
import { better, type PuzzleProgress, type Run, type Standing } from "./puzzle-progress.ts";

/** A puzzle as far as it counts. */
export interface Counted {
  readonly family: PuzzleFamily;
  readonly rating: number;
  /** The name of one that is kept apart; what is made on the spot has none. */
  readonly id: string | undefined;
  /** The day whose puzzle it is. */
  readonly day: string | undefined;
}

/** The standing after one more puzzle; how ratings move is for who hands it in. */
export type Rate = (
  before: Standing | undefined,
  puzzle: { readonly rating: number },
  solved: boolean,
) => Standing;

/** Whether the puzzle has counted before. */
export function hasCounted({ done }: PuzzleProgress, { id }: Counted): boolean {
  return id !== undefined && Object.hasOwn(done, id);
}

/** The first that became of a puzzle: it counts, unless it has. Who knows it already has solved it with help. */
export function countPuzzle(
  progress: PuzzleProgress,
  puzzle: Counted,
  solved: boolean,
  rate: Rate,
): PuzzleProgress {
  const { family, id, day } = puzzle;
  const first = (known: PuzzleOutcome | undefined) => (!solved ? "missed" : known ? "helped" : "solved");
  const knownOnDay = day === undefined ? undefined : progress.days[day]?.[family];
  const noted = note(
    progress,
    puzzle,
    first(id === undefined ? undefined : progress.done[id]),
    first(knownOnDay),
  );
  if (hasCounted(progress, puzzle)) return noted;
  const standing = rate(progress.standings[family], puzzle, solved);
  return { ...noted, standings: { ...progress.standings, [family]: standing } };
}

/** It was found in the end. */
export function notePuzzle(progress: PuzzleProgress, puzzle: Counted): PuzzleProgress {
  return note(progress, puzzle, "helped", "helped");
}

/** The better outcome stays. */
function note(
  progress: PuzzleProgress,
  { family, id, day }: Counted,
  outcome: PuzzleOutcome,
  onDay: PuzzleOutcome,
): PuzzleProgress {
  const { done, days } = progress;
  return {
    ...progress,
    done: id === undefined ? done : { ...done, [id]: better(done[id], outcome) ?? outcome },
    days:
      day === undefined
        ? days
        : { ...days, [day]: { ...days[day], [family]: better(days[day]?.[family], onDay) } },
  };
}

/** A run goes on, or is over and the next begins. */
export function countRun(
  progress: PuzzleProgress,
  kind: PuzzleKind,
  solved: boolean,
  seed: number,
): PuzzleProgress {
  const before = progress.runs[kind] ?? newRun(seed);
  const count = solved ? before.count + 1 : 0;
  const run = { seed: solved ? before.seed : seed, count, longest: Math.max(before.longest, count) };
  return { ...progress, runs: { ...progress.runs, [kind]: run } };
}

export function newRun(seed: number): Run {
  return { seed, count: 0, longest: 0 };
}

/** The day here, as it is written: the same text wherever the same date is. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The days of the week that a day is in, from Monday on, each as a moment at its noon: no change of clocks moves it to another. */
export function weekOf(date: Date): readonly Date[] {
  const fromMonday = (date.getDay() + 6) % 7;
  return Array.from(
    { length: 7 },
    (_, index) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - fromMonday + index, 12),
  );
}
