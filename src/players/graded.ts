import {
  allowsTake,
  leastTake,
  must,
  type Run,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
  takesUpTo,
} from "../games/index.ts";
import { outcomeOf } from "../solve/index.ts";
import type { Chance } from "./chance.ts";
import type { Grade } from "./grades.ts";
import { movesLeft, winAtOnce } from "./plain-sight.ts";
import type { PromptPlayer } from "./player.ts";
import { smartMove } from "./smart.ts";

/**
 * Plays perfectly but for slips, which come as people's do. What one move decides anyone sees: a win at once is never missed, and
 * nobody takes the last stick where that loses and another move is left. Otherwise a turn is a slip with the grade's rate, and
 * towards the end less and less often: then a move is made that a person would make, one that loses where any does, and that
 * does not give the other side a win at once where another one does not.
 */
export function gradedPlayer(game: TakingGame, grade: Grade, chance: Chance): PromptPlayer<"taking"> {
  return { name: grade.title, choose: (position) => gradedMove(game, grade, position, chance) };
}

export function gradedMove(
  game: TakingGame,
  { slips }: Pick<Grade, "slips">,
  position: TakingPosition,
  chance: Chance,
): TakingMove {
  const win = winAtOnce(position);
  if (win) return win;
  const slipped = chance() < slipRate(slips, position) ? slip(game, position, chance) : undefined;
  const move = slipped ?? smartMove(game, position, chance);
  const after = must(game.play(position, move));
  // Best resistance counts on a random opponent, and where all is lost it may lose at once: against people one goes on.
  const plain = game.outcome(after) !== undefined || winAtOnce(after) !== undefined;
  return plain ? (slip(game, position, chance) ?? move) : move;
}

/** From so few possible moves on, the rest of a game is seen more and more easily. */
const nearTheEnd = 10;

/** How often a turn is a slip: at the stated rate, in proportion to what is left near the end. */
export function slipRate(slips: number, position: TakingPosition): number {
  return slips * Math.min(1, movesLeft(position) / nearTheEnd);
}

/** A move that loses and does not end the game; one that gives away a win at once only where all others do, or were not found. */
function slip(game: TakingGame, position: TakingPosition, chance: Chance): TakingMove | undefined {
  let generous: TakingMove | undefined;
  for (const move of tries(game, position, chance)) {
    const after = must(game.play(position, move));
    if (game.outcome(after)) continue;
    const outlook = outcomeOf(after);
    if (outlook.ok && outlook.value === "loss") continue;
    if (!winAtOnce(after)) return move;
    generous ??= move;
  }
  return generous;
}

/** Up to so many moves all are looked at; of more, so many by chance. */
const mostMoves = 400;
const mostTries = 100;

/** The moves in the order in which a slip is looked for: first those that people make. */
function* tries(game: TakingGame, position: TakingPosition, chance: Chance): Generator<TakingMove> {
  yield* shuffled(likelyMoves(position, chance), chance);
  const count = game.countMoves(position);
  if (count <= mostMoves) yield* shuffled([...game.moves(position)], chance);
  else
    for (let tried = 0; tried < mostTries; tried++) yield game.moveAt(position, Math.floor(chance() * count));
}

/** So many runs are looked at, and so many of the smallest takes of each. */
const mostRuns = 12;
const smallTakes = 3;

/** What people take: a few from an end of a run, or all of it. */
function likelyMoves({ options, rows }: TakingPosition, chance: Chance): TakingMove[] {
  const { take, middle } = options;
  const live = rows.flatMap((runs, index) =>
    runs.filter(({ length }) => length >= leastTake(take)).map((run) => ({ row: index + 1, run })),
  );
  return shuffled(live, chance)
    .slice(0, mostRuns)
    .flatMap(({ row, run }) =>
      likelyTakes(take, run).flatMap((count) => {
        const last = run.left + run.length - count;
        const starts = middle && last > run.left ? [run.left, last] : [last];
        return starts.map((left) => ({ row, left, right: left + count - 1 }));
      }),
    );
}

function likelyTakes(take: TakingPosition["options"]["take"], { length }: Run): number[] {
  const counts: number[] = [];
  for (const count of takesUpTo(take, length)) {
    if (counts.push(count) === smallTakes) break;
  }
  return allowsTake(take, length) && !counts.includes(length) ? [...counts, length] : counts;
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
