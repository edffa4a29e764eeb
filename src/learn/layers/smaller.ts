import {
  isUntouched,
  leastTake,
  sticksLeft,
  type TakingOptions,
  type TakingPosition,
  taking,
  takingPosition,
} from "../../games/index.ts";
import { type Reason, reasonOf } from "../../solve/index.ts";

/** How long a single run is at most that is tried, how many sticks several runs have, how many runs, and how many positions are tried. */
const longestAlone = 250;
const mostSticks = 16;
const mostRuns = 4;
const mostTried = 1_500;

/**
 * The smallest position of the same rules, by its number of sticks, that has the same outcome for the same kind of reason; undefined
 * where none is found that leaves a choice.
 */
export function smallerOf(position: TakingPosition): TakingPosition | undefined {
  const wanted = reasonOf(position);
  if (!wanted.ok || wanted.value.reason.kind === "over") return undefined;
  const kind = kindOf(wanted.value.reason);
  // With two runs XOR is no more than making them equal, and equal ones cancel out.
  const leastDifferent = kind === "xor" ? Math.min(unpaired(liveRuns(position)), 3) : 0;
  let tried = 0;
  for (const runs of smallerRuns(position)) {
    if (unpaired(runs) < leastDifferent) continue;
    if (tried++ >= mostTried) return undefined;
    const smaller = withRuns(position, runs);
    if (!smaller || taking.countMoves(smaller) < leastChoice) continue;
    const found = reasonOf(smaller);
    if (!found.ok || found.value.outcome !== wanted.value.outcome) continue;
    if (kindOf(found.value.reason) === kind) return smaller;
  }
  return undefined;
}

/** Where there is no choice there is nothing to see. */
const leastChoice = 2;

/** What a reason has in common with others of which the same sentences are said. */
function kindOf(reason: Reason): string {
  switch (reason.kind) {
    case "parity":
      return `parity ${typeof reason.each === "string" ? reason.each : "take"}`;
    case "settles":
      return `settles ${reason.moves > 0}`;
    case "mirror":
      return `mirror ${reason.odd === undefined ? "" : reason.odd.take < reason.odd.length}`;
    case "periodic":
      return `periodic ${reason.remainders.length > 0}`;
    case "turning":
      return `turning ${reason.single}`;
    case "swap":
      return `swap ${reason.wins} ${kindOf(reason.runs)}`;
    case "swap-to-come":
      return `swap-to-come ${reason.ends}`;
    default:
      return reason.kind;
  }
}

function liveRuns({ options, rows }: TakingPosition): number[] {
  const least = leastTake(options.take);
  return rows.flatMap((row) => row.map(({ length }) => length)).filter((length) => length >= least);
}

/** How many lengths are there an odd number of times. */
function unpaired(runs: readonly number[]): number {
  return [...new Set(runs)].filter((run) => runs.filter((each) => each === run).length % 2 === 1).length;
}

/** Fewer sticks first, and of as many the sets with the longest run first; every run allows a move. */
function* smallerRuns(position: TakingPosition): Generator<readonly number[]> {
  const least = leastTake(position.options.take);
  const runs = Math.min(liveRuns(position).length, mostRuns);
  const most = sticksLeft(position) - 1;
  for (let sticks = 1; sticks <= Math.min(most, runs === 1 ? longestAlone : mostSticks); sticks++)
    for (const each of partitions(sticks, runs, sticks)) if ((each.at(-1) ?? 0) >= least) yield each;
}

function* partitions(sticks: number, parts: number, largest: number): Generator<number[]> {
  if (sticks === 0) yield [];
  if (sticks === 0 || parts === 0) return;
  for (let first = Math.min(sticks, largest); first * parts >= sticks; first--)
    for (const rest of partitions(sticks - first, parts - 1, first)) yield [first, ...rest];
}

/**
 * These runs in the same rules, at the same stage: before a first move that can be swapped, right after it, or without a swap. Undefined
 * where that is no such position.
 */
function withRuns(
  { options, rows, swap }: TakingPosition,
  runs: readonly number[],
): TakingPosition | undefined {
  if (options.swap && isUntouched({ options, rows, turn: 0 }))
    return taking.start({ ...options, rows: runs });
  const { swap: _, ...rest } = options;
  if (!swap) return taking.start({ ...rest, rows: runs });
  // As if the first move had taken the least from the first row.
  const [first = 0, ...others] = runs;
  const before: TakingOptions = { ...options, rows: [first + leastTake(options.take), ...others] };
  const standing = runs.map((length) => [{ left: 1, length }]);
  const found = takingPosition(before, standing, 1, true);
  return found.ok ? found.value : undefined;
}
