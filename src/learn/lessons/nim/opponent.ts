import { must, type TakingMove, type TakingPosition, takenBy, taking } from "../../../games/index.ts";
import { pick, winAtOnce } from "../../../players/index.ts";
import { bestMoves, outcomeOf } from "../../../solve/index.ts";
import type { LastGame } from "../../lesson.ts";
import { allMade, type Made } from "./made.ts";

/** A move of an opponent, with what it is worth. */
export interface Option extends Made {
  readonly wins: boolean;
  /** Wins; or resists best where nothing wins. */
  readonly best: boolean;
  /** Whether the other side can then win in one move. */
  readonly gives: boolean;
}

/** Which moves it chooses among, never none. */
type Habit = (options: readonly Option[]) => readonly Option[];

/** Nobody here misses a win in one move; otherwise the habit decides, and chance among what it leaves. */
export function opponentWith(habit: Habit): LastGame<"taking">["choose"] {
  return async (position, chance) => winAtOnce(position) ?? pick(habit(optionsIn(position)), chance).move;
}

function optionsIn(position: TakingPosition): readonly Option[] {
  const best = new Set(must(bestMoves(position)).moves.map(nameOf));
  return allMade(position).map((made) => {
    const after = must(taking.play(position, made.move));
    const wins = must(outcomeOf(after)) === "loss";
    return { ...made, wins, best: best.has(nameOf(made.move)), gives: winAtOnce(after) !== undefined };
  });
}

function nameOf(move: TakingMove): string {
  const { row, left, right } = takenBy(move);
  return `${row}:${left}-${right}`;
}

/** Perfect, but for winning moves that it does not see: where there are no others, it plays something `instead` that does not win. */
export function blindTo(unseen: (made: Made) => boolean, instead: Habit): Habit {
  return (options) => {
    const best = options.filter((option) => option.best);
    const seen = best.filter((option) => !unseen(option));
    const slips = options.filter(({ wins }) => !wins);
    const isWon = slips.length < options.length;
    if (!isWon || slips.length === 0) return best;
    return seen.length > 0 ? seen : instead(slips);
  };
}

/** Those that do not end the game at the next move, where there are such. */
export const keepingOn: Habit = (options) => preferred(options, ({ gives }) => !gives);

/** Those that take the fewest, or the most. */
export const fewest: Habit = (options) => {
  const least = Math.min(...options.map(({ count }) => count));
  return options.filter(({ count }) => count === least);
};
export const most: Habit = (options) => {
  const largest = Math.max(...options.map(({ count }) => count));
  return options.filter(({ count }) => count === largest);
};

export function preferred(
  options: readonly Option[],
  wanted: (option: Option) => boolean,
): readonly Option[] {
  const some = options.filter(wanted);
  return some.length > 0 ? some : options;
}
