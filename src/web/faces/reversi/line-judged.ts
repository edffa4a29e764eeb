import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Analysis } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { makeBoard } from "../../../notation/index.ts";
import { reviewPosition } from "./engine-client.ts";

/** What is known of positions, by what lies on them: whoever comes back to one by another way finds it judged. The latest stay. */
const known = new Map<string, Analysis>();
const mostKnown = 2000;

/** Grows with everything that comes to be known. */
export const judge = signal(0);

/** Of larger boards nothing is remembered: each would be a text of its own size. */
const largest = 26;

export function judged(position: ReversiPosition): Analysis | undefined {
  if (position.options.size > largest) return undefined;
  return known.get(makeBoard(position));
}

/** Keeps it, unless more is known already. */
export function keepJudged(position: ReversiPosition, analysis: Analysis): void {
  if (analysis.moves.length === 0 || position.options.size > largest) return;
  const key = makeBoard(position);
  const before = known.get(key);
  if (before && (before.exact || before.depth > analysis.depth) && !analysis.exact) return;
  known.delete(key);
  known.set(key, analysis);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  judge.value++;
}

/** Every position of the line is judged in the background, the last one first, one at a time. */
export function useLineJudged(
  positions: readonly ReversiPosition[],
  failed: Signal<boolean>,
  tries: number,
): void {
  useEffect(() => {
    let current = true;
    async function judgeAll() {
      for (const position of positions.toReversed()) {
        if (!current || position.options.size > largest) return;
        if (!position.over && !judged(position)) keepJudged(position, await reviewPosition(position));
      }
    }
    judgeAll().catch(() => {
      if (current) failed.value = true;
    });
    return () => {
      current = false;
    };
  }, [positions, tries]);
}
