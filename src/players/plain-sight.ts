import {
  isTakeList,
  leastTake,
  type Run,
  swap,
  type Take,
  type TakenRun,
  type TakingMove,
  type TakingPosition,
} from "../games/index.ts";

/**
 * What anyone sees who looks one move ahead, by the rules alone: no solver, no list of moves, rows of any length. A win at
 * once ends the game in one's favour, or, where the last taker loses, leaves the other side nothing but the last take, be it by a swap.
 */
export function winAtOnce(position: TakingPosition): TakingMove | undefined {
  const live = liveRuns(position, 3);
  const [first, second] = live;
  if (first === undefined || live.length > 2) return undefined;
  if (position.options.last === "wins") return second ? undefined : leaving(position, first, "nothing");
  const least = leastTake(position.options.take);
  if (!second) {
    if (position.swap && isLastTake(first.run.length, least)) return swap;
    return leaving(position, first, "the last take");
  }
  for (const [gone, stays] of [
    [first, second],
    [second, first],
  ] as const) {
    const move = isLastTake(stays.run.length, least) ? leaving(position, gone, "nothing") : undefined;
    if (move) return move;
  }
  return undefined;
}

/** The most moves that can still come: the fewer, the easier everything is seen. */
export function movesLeft({ options, rows }: TakingPosition): number {
  const least = leastTake(options.take);
  let moves = 0;
  for (const runs of rows) for (const run of runs) moves += Math.floor(run.length / least);
  return moves;
}

interface LiveRun {
  readonly row: number;
  readonly run: Run;
}

/** Runs that something can be taken from, at most `most` of them. */
function liveRuns({ options, rows }: TakingPosition, most: number): LiveRun[] {
  const least = leastTake(options.take);
  const live: LiveRun[] = [];
  for (const [index, runs] of rows.entries()) {
    for (const run of runs) {
      if (run.length < least) continue;
      live.push({ row: index + 1, run });
      if (live.length === most) return live;
    }
  }
  return live;
}

/** Whether any take from a run of that length leaves no other. */
function isLastTake(length: number, least: number): boolean {
  return length >= least && length < 2 * least;
}

/** A take after which the run is worth nothing more, or exactly one take. */
function leaving(
  { options: { take, middle } }: TakingPosition,
  { row, run }: LiveRun,
  what: "nothing" | "the last take",
): TakenRun | undefined {
  const least = leastTake(take);
  // What stays at the left, at most; out of the middle something that is too short for a take can stay at the right, too.
  const [fewest, most] = what === "nothing" ? [0, least - 1] : [least, 2 * least - 1];
  const mostInAll = middle ? most + least - 1 : most;
  const count = someTake(take, Math.max(1, run.length - mostInAll), run.length - fewest);
  if (count === undefined) return undefined;
  const left = run.left + Math.min(run.length - count, most);
  return { row, left, right: left + count - 1 };
}

/** The least allowed count within bounds. */
function someTake(take: Take, from: number, to: number): number | undefined {
  if (isTakeList(take)) return take.find((count) => count >= from && count <= to);
  const count = take === "any" ? from : Math.max(from, take.from);
  return count <= to && (take === "any" || count <= take.to) ? count : undefined;
}
