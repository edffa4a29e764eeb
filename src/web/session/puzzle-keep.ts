import { signal } from "@preact/signals";
import { onOtherTabs, readJson, removeText, writeJson } from "../base/storage.ts";
import {
  mergeProgress,
  noProgress,
  type PuzzleProgress,
  readProgress,
  writeProgress,
} from "./puzzle-progress.ts";

const key = "puzzles";

/** What is kept of somebody's puzzles, as this tab and the others have it. */
export const progress = signal(read());

/** Whether the browser had room for it the last time. */
export const progressKept = signal(true);

let following = false;

/** From now on this tab follows the others. */
export function followProgress(): void {
  progress.value = read();
  if (following) return;
  following = true;
  onOtherTabs((name) => {
    if (name === undefined || name === key) progress.value = read();
  });
}

/** Changes what is kept, not what this tab thought it to be: another one may have gone on meanwhile. */
export function changeProgress(change: (now: PuzzleProgress) => PuzzleProgress): void {
  // Where nothing can be kept this tab goes on from what it has.
  const changed = change(progressKept.peek() ? read() : progress.peek());
  progressKept.value = writeJson(key, writeProgress(changed));
  progress.value = changed;
}

/** Forgets everything. */
export function beginAnew(): void {
  removeText(key);
  progressKept.value = true;
  progress.value = read();
}

/** As it is kept, for a file; undefined where there is nothing. */
export function progressText(): string | undefined {
  const data = readJson(key);
  return data === undefined ? undefined : JSON.stringify(writeProgress(readProgress(data)));
}

/** Takes over from a file what is further there than here. */
export function importProgress(data: unknown): "taken" | "same" | "full" | "none" {
  const [here, there] = [read(), readProgress(data)];
  if (isSame(there, noProgress)) return "none";
  const merged = mergeProgress(here, there);
  if (isSame(merged, here)) return "same";
  if (!writeJson(key, writeProgress(merged))) return "full";
  progress.value = merged;
  return "taken";
}

function read(): PuzzleProgress {
  return readProgress(readJson(key));
}

function isSame(one: PuzzleProgress, other: PuzzleProgress): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With the names of everything in one order: a merge may bring another. */
function sorted(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  return Object.entries(data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, sorted(value)]);
}
