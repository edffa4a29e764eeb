import { accept, maxRow, type Result, type TakingOptions, taking } from "../games/index.ts";
import { outcomeOf } from "./swap.ts";

/** Extra sticks that make a start won for one side: how many each row gets, and the rows with them. */
export interface Handicap {
  readonly added: readonly number[];
  readonly rows: readonly number[];
}

/** Who is to stand better: the side that makes the first move, or the other. */
export type Favoured = "first" | "second";

/** So many starts are looked at, those with fewer extra sticks first. */
const mostStarts = 5_000;

/**
 * As few extra sticks as make the start won for one side; of as many the last rows get them. Undefined where `most` do not suffice, or
 * were not reached.
 * Refused where even one start on the way has no exact answer: fewer might have done.
 */
export function handicapFor(
  options: TakingOptions,
  favoured: Favoured,
  most: number,
): Result<Handicap | undefined> {
  const wanted = favoured === "first" ? "win" : "loss";
  const seen = new Set<string>();
  let looked = 0;
  for (let count = 0; count <= most; count++) {
    for (const added of spread(count, options.rows.length)) {
      const rows = options.rows.map((row, index) => row + (added[index] as number));
      if (++looked > mostStarts) return accept(undefined);
      const kind = [...rows].sort((a, b) => a - b).join();
      if (seen.has(kind) || rows.some((row) => row > maxRow)) continue;
      seen.add(kind);
      const start = taking.start({ ...options, rows });
      // A game that is over before it begins is none.
      if (taking.outcome(start)) continue;
      const outcome = outcomeOf(start);
      if (!outcome.ok) return outcome;
      if (outcome.value === wanted) return accept({ added, rows });
    }
  }
  return accept(undefined);
}

/** Every way to give so many to so many rows, all to the last first. */
function* spread(count: number, rows: number): Generator<number[]> {
  /** The row that each of them goes to, never one after that of the one before. */
  const places = new Array<number>(count).fill(rows - 1);
  for (;;) {
    const added = new Array<number>(rows).fill(0);
    for (const row of places) added[row] = (added[row] as number) + 1;
    yield added;
    const at = places.findLastIndex((row) => row > 0);
    if (at === -1) return;
    places.fill((places[at] as number) - 1, at);
  }
}
