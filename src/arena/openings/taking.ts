import {
  type Game,
  isTakeList,
  leastTake,
  must,
  type TakingOptions,
  type TakingPosition,
} from "../../games/index.ts";
import { type Chance, pick } from "../../players/index.ts";
import { outcomeOf, winningMoves } from "../../solve/index.ts";
import { symmetryKey } from "../symmetry.ts";

/** Kinds of openings: lost, won by so large a share of the moves, or too hard for the solver. */
const wonKinds = ["won-by-few", "won-by-some", "won-by-many", "won-by-most"] as const;
type Kind = "lost" | (typeof wonKinds)[number] | "unsolved";

/** The largest share of the first three kinds of won ones. */
const shares = [0.1, 0.25, 0.5];

/** An opening is at most so far from the start, and so many moves from the end at least, where the start itself is. */
const mostPlies = 30;
const leastMoves = 3;
/** Draws in a row that bring none of a kind, or nothing new at all, before it counts as used up. */
const patience = 1_000;
/** Positions kept of each kind until one of it is wanted. */
const mostWaiting = 1_000;
/** So many refusals before anything is solved, and the solver is not asked any more. */
const mostRefusals = 20;

/**
 * Positions after random moves, each once up to symmetry: won and lost ones in turns, those won by few moves and by many in turns, as long as
 * there are of both. The chance alone decides, and a longer list begins like a shorter one.
 */
export function* takingOpenings(
  game: Game<"taking">,
  options: TakingOptions,
  chance: Chance,
): Generator<TakingPosition> {
  const waiting: { readonly [K in Kind]: TakingPosition[] } = {
    lost: [],
    "won-by-few": [],
    "won-by-some": [],
    "won-by-many": [],
    "won-by-most": [],
    unsolved: [],
  };
  const seen = new Set<string>();
  const usedUp = new Set<Kind>();
  const judge = judgeOf(game);
  const start = game.start(options);
  const least = Math.min(leastMoves, movesLeft(start));
  let old = 0;

  function draw(): Kind | undefined {
    const position = randomPosition(game, start, least, chance);
    const key = symmetryKey(game, position);
    if (seen.has(key)) {
      old++;
      return undefined;
    }
    old = 0;
    const kind = judge(position);
    if (waiting[kind].length < mostWaiting) {
      seen.add(key);
      waiting[kind].push(position);
    }
    return kind;
  }

  /** One of this kind, if there are any more. */
  function take(kind: Kind): TakingPosition | undefined {
    for (let tries = 0; waiting[kind].length === 0 && !usedUp.has(kind) && old < patience; tries++) {
      if (draw() !== kind && tries === patience) usedUp.add(kind);
    }
    return waiting[kind].shift();
  }

  for (let made = 0; ; made++) {
    const won = rotated(wonKinds, made >> 1);
    const order: readonly Kind[] = made % 2 === 0 ? [...won, "lost"] : ["lost", ...won];
    let found: TakingPosition | undefined;
    for (const kind of [...order, "unsolved"] as const) found ??= take(kind);
    if (!found) return;
    yield found;
  }
}

function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** One of the positions of a random game that is not near its end, each as likely. */
function randomPosition(
  game: Game<"taking">,
  start: TakingPosition,
  least: number,
  chance: Chance,
): TakingPosition {
  const path = [start];
  for (let at = start; path.length <= mostPlies; path.push(at)) {
    const move = game.moveAt(at, Math.floor(chance() * game.countMoves(at)));
    at = must(game.play(at, move));
    if (game.outcome(at) || movesLeft(at) < least) break;
  }
  return pick(path, chance);
}

/** How many moves at least the rest of a game has, as far as the largest take says. */
function movesLeft({ options: { take }, rows }: TakingPosition): number {
  const least = leastTake(take);
  const most = take === "any" ? Number.POSITIVE_INFINITY : isTakeList(take) ? Math.max(...take) : take.to;
  let moves = 0;
  for (const runs of rows)
    for (const { length } of runs)
      if (length >= least) moves += Math.max(1, Math.ceil((length - least + 1) / most));
  return moves;
}

function judgeOf(game: Game<"taking">): (position: TakingPosition) => Kind {
  let refusals = 0;
  let solved = false;
  return (position) => {
    if (!solved && refusals >= mostRefusals) return "unsolved";
    const outcome = outcomeOf(position);
    const wins = outcome.ok && outcome.value === "win" ? winningMoves(position) : undefined;
    if (!outcome.ok || (wins && !wins.ok)) {
      refusals++;
      return "unsolved";
    }
    solved = true;
    if (!wins) return "lost";
    const share = wins.value.length / game.countMoves(position);
    const at = shares.findIndex((most) => share <= most);
    return wonKinds[at] ?? "won-by-most";
  };
}
