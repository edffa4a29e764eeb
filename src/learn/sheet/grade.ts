import type { SheetGrade } from "../../words/index.ts";

/** Below which rating a puzzle is how hard, on the scale of people's ratings. */
const bounds: readonly (readonly [number, SheetGrade])[] = [
  [1000, "easy"],
  [1400, "medium"],
  [1800, "hard"],
];

export function gradeOf(rating: number): SheetGrade {
  return bounds.find(([below]) => rating < below)?.[1] ?? "veryHard";
}
