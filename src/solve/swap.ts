import {
  accept,
  isTakeList,
  isUntouched,
  leastTake,
  must,
  type Result,
  type Run,
  swap,
  type Take,
  type TakenRun,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../games/index.ts";
import * as runs from "./best.ts";

/**
 * The swap rule over what is known of the runs alone. Whoever may swap always wins: by swapping where the runs are lost for whoever has
 * to take from them, else by taking. So whoever makes the first move loses, unless that move ends the game at once.
 */

/** No swap is possible any more, the side to move may swap, or a swap can come after the first move. */
export type SwapStage = "none" | "open" | "to-come";

export function swapStage(position: TakingPosition): SwapStage {
  if (position.swap) return "open";
  return position.options.swap && isUntouched(position) && !taking.outcome(position) ? "to-come" : "none";
}

export function outcomeOf(position: TakingPosition): Result<runs.Outlook> {
  const stage = swapStage(position);
  if (stage === "none") return runs.outcomeOf(position);
  return accept(stage === "open" || first(winsAtOnce(position)) ? "win" : "loss");
}

/** None while a swap is possible. */
export function grundyValue(position: TakingPosition): Result<number | null> {
  return swapStage(position) === "none" ? runs.grundyValue(position) : accept(null);
}

export function winningMoves(position: TakingPosition, most = runs.mostMoves): Result<readonly TakingMove[]> {
  switch (swapStage(position)) {
    case "none":
      return runs.winningMoves(position, most);
    case "to-come":
      return accept(upTo(most, winsAtOnce(position)));
    case "open": {
      const outcome = runs.outcomeOf(position);
      if (!outcome.ok) return outcome;
      return outcome.value === "loss" ? accept([swap]) : runs.winningMoves(position, most);
    }
  }
}

export function bestMove(position: TakingPosition, looks?: number): Result<TakingMove> {
  const stage = swapStage(position);
  if (stage === "open") {
    const outcome = runs.outcomeOf(position);
    if (!outcome.ok) return outcome;
    if (outcome.value === "loss") return accept(swap);
  }
  const ends = stage === "to-come" ? first(winsAtOnce(position)) : undefined;
  return ends ? accept(ends) : runs.bestMove(position, looks);
}

export function bestMoves(position: TakingPosition, most = runs.mostMoves): Result<runs.Best> {
  if (swapStage(position) === "none") return runs.bestMoves(position, most);
  const wins = winningMoves(position, most);
  if (!wins.ok) return wins;
  if (wins.value.length > 0) return accept({ outcome: "win", moves: wins.value });
  const best = runs.bestMoves(position, most);
  return best.ok
    ? accept({ ...best.value, outcome: "loss", resistance: boundBefore(position, best.value) })
    : best;
}

/**
 * How well a first move resists: at most so often somebody who plays at random finds every winning answer. After a move that leaves
 * lost runs only the swap wins; after one that leaves won runs the swap is one more answer that does not.
 */
function boundBefore(
  position: TakingPosition,
  { moves, resistance }: runs.Best,
): NonNullable<runs.Best["resistance"]> {
  if (resistance) return { ...resistance, exact: false };
  const answers = moves.map((move) => taking.countMoves(must(taking.play(position, move))));
  const chance = 1 / Math.min(...answers);
  return { chance, log2: Math.log2(chance), exact: false };
}

/** First moves that end the game in favour of who makes them, before anyone can swap. Lazy: there may be very many. */
function* winsAtOnce({ options: { take, middle, last }, rows }: TakingPosition): Generator<TakenRun> {
  if (last === "loses") return;
  const least = leastTake(take);
  const live = rows.flatMap((row, index) =>
    row.filter(({ length }) => length >= least).map((run): [number, Run] => [index + 1, run]),
  );
  const [only, second] = live;
  if (!only || second) return;
  const [row, { left, length }] = only;
  // What stays on each side must be too short for a take.
  const side = least - 1;
  for (const count of takesFrom(take, length - (middle ? 2 * side : side), length)) {
    const rest = length - count;
    for (let skip = middle ? Math.max(0, rest - side) : rest; skip <= Math.min(rest, side); skip++)
      yield { row, left: left + skip, right: left + skip + count - 1 };
  }
}

function* takesFrom(take: Take, from: number, to: number): Generator<number> {
  if (isTakeList(take)) {
    for (const count of take) if (count >= from && count <= to) yield count;
    return;
  }
  const [least, most] = take === "any" ? [1, to] : [take.from, Math.min(take.to, to)];
  for (let count = Math.max(from, least); count <= most; count++) yield count;
}

function first<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}

function upTo<T>(most: number, items: Iterable<T>): T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) >= most) break;
  return found;
}
