import { signal } from "@preact/signals";
import { type LessonId, nimLessonIds, reversiLessonIds } from "../../words/index.ts";
import { objectOf, onOtherTabs, readObject, readText, writeJson, writeText } from "../base/storage.ts";

/** How far somebody has come in a lesson. */
export interface LessonProgress {
  /** So many steps were done, from the first on. */
  readonly steps: number;
  /** The step that was looked at last, from 0. */
  readonly at: number;
  /** Whether the game at its end was won. */
  readonly won: boolean;
}

export const lessonIds: readonly LessonId[] = [...nimLessonIds, ...reversiLessonIds];
/** No lesson has more steps: what says so is none of ours. */
const mostSteps = 100;
const place = "learn/lessons/";
const latest = "learn/latest";

/** Grows with every change, here or in another tab: what reads progress is shown anew. */
const changes = signal(0);
let follows = false;

/** Follows what other tabs do, from the first time on. */
export function followLessons(): void {
  if (follows) return;
  follows = true;
  onOtherTabs((key) => {
    if (key === undefined || key === latest || key.startsWith(place)) changes.value++;
  });
}

export function progressOf(id: LessonId): LessonProgress {
  changes.value;
  return parse(readObject(place + id));
}

/** The lesson that was opened last. */
export function latestLesson(): LessonId | undefined {
  changes.value;
  const kept = readText(latest);
  return lessonIds.find((id) => id === kept);
}

/** That a step is looked at. */
export function lookAtStep(id: LessonId, at: number): void {
  writeText(latest, id);
  keep(id, { ...progressOf(id), at });
}

export function stepDone(id: LessonId, at: number): void {
  const now = progressOf(id);
  keep(id, { ...now, steps: Math.max(now.steps, at + 1) });
}

export function lessonWon(id: LessonId): void {
  keep(id, { ...progressOf(id), won: true });
}

function keep(id: LessonId, progress: LessonProgress): boolean {
  const isKept = writeJson(place + id, progress);
  changes.value++;
  return isKept;
}

/** What is kept is outside text like any other. */
function parse({ steps, at, won }: Readonly<Record<string, unknown>>): LessonProgress {
  const count = (value: unknown) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostSteps ? value : 0;
  const done = count(steps);
  return { steps: done, at: Math.min(count(at), done), won: won === true };
}

const isBegun = ({ steps, won }: LessonProgress) => steps > 0 || won;

/** Everything that was begun, for a file. */
export function lessonTexts(): Readonly<Partial<Record<LessonId, LessonProgress>>> {
  const begun = lessonIds.map((id) => [id, progressOf(id)] as const).filter(([, each]) => isBegun(each));
  return Object.fromEntries(begun);
}

/** Takes over where a file has come further, and loses nothing that is here. How many lessons that were. */
export function mergeLessons(data: unknown): number {
  const given = objectOf(data);
  return lessonIds.filter((id) => {
    if (!Object.hasOwn(given, id)) return false;
    const [here, there] = [progressOf(id), parse(objectOf(given[id]))];
    const isFurther = there.steps > here.steps || (there.won && !here.won);
    const at = there.steps > here.steps ? there.at : here.at;
    const merged = { steps: Math.max(here.steps, there.steps), at, won: here.won || there.won };
    return isFurther && keep(id, merged);
  }).length;
}
