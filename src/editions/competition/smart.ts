import { sticks, type TakenRun, type TakingMove, type TakingPosition, takenBy } from "../../games/index.ts";
import { type PromptPlayer, smartPlayer } from "../../players/index.ts";

/** An answer wherever it is given: `count` sticks out of a run of that length, after `skip` that stay at its left. */
interface Answer {
  readonly length: number;
  readonly skip: number;
  readonly count: number;
}

/**
 * The perfect player, remembering what it answered. The lengths of the runs are all that matters to it, and of the 2^25
 * boards only 2,696 differ in those: over many rounds it has met them all.
 */
export function rememberingSmart(): PromptPlayer<"taking"> {
  const smart = smartPlayer(sticks);
  const answers = new Map<number, Answer>();
  return {
    name: smart.name,
    choose(position) {
      if (position.options !== sticks.defaults) return smart.choose(position);
      const lengths = lengthsOf(position);
      const known = answers.get(lengths);
      if (known) return moveOf(known, position);
      const move = smart.choose(position);
      answers.set(lengths, answerOf(takenBy(move), position));
      return move;
    },
  };
}

/** How many runs there are of each length, packed into one number: place n counts the runs of n sticks, none overflows. */
const places = [0, 1, 1 << 4, 1 << 8, 1 << 11, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 21];

function lengthsOf({ rows }: TakingPosition): number {
  let packed = 0;
  for (const runs of rows) for (const run of runs) packed += places[run.length] as number;
  return packed;
}

function answerOf({ row, left, right }: TakenRun, { rows }: TakingPosition): Answer {
  for (const run of rows[row - 1] ?? []) {
    if (left >= run.left && right < run.left + run.length) {
      return { length: run.length, skip: left - run.left, count: right - left + 1 };
    }
  }
  throw new Error("the answer is in none of the runs");
}

function moveOf({ length, skip, count }: Answer, { rows }: TakingPosition): TakingMove {
  for (let row = 0; row < rows.length; row++) {
    for (const run of rows[row] as (typeof rows)[number]) {
      if (run.length === length) {
        return { row: row + 1, left: run.left + skip, right: run.left + skip + count - 1 };
      }
    }
  }
  throw new Error("no run has the length of the answer");
}
