import { accept, type Result, refuse, type TakingMove, type TakingPosition } from "../games/index.ts";
import { within } from "./budget.ts";
import { closedFormWin } from "./closed-form-win.ts";
import { concreteMoves, firstMove } from "./concrete.ts";
import type { Resistance } from "./defence.ts";
import { nimValue } from "./element.ts";
import { LruCache } from "./lru-cache.ts";
import { mostSteps, resistance } from "./resistance.ts";
import { keyOfPosition, runsOf } from "./rules.ts";
import { log2, toNumber } from "./scaled-probability.ts";
import { mostPositions } from "./search.ts";
import { isLostIn, sumOf, type Theory, theoryFor } from "./theory.ts";
import { someWin, winningSplits } from "./verdict.ts";

/** For the side to move. */
export type Outlook = "win" | "loss";

/** The best that can be played. */
export interface Best {
  readonly outcome: Outlook;
  /** The best moves, at most `most` of those asked for. */
  readonly moves: readonly TakingMove[];
  /** In a lost position, the chance that a uniformly random opponent plays perfectly to the end. */
  readonly resistance?: {
    /** 0 where it is too small for a double; then `log2` still tells. */
    readonly chance: number;
    readonly log2: number;
    /** Otherwise the chance is an upper bound. */
    readonly exact: boolean;
  };
}

export function outcomeOf(position: TakingPosition): Result<Outlook> {
  return withTheory(
    position,
    () => "outcome",
    (theory, runs) => accept(isLostIn(theory, runs) ? "loss" : "win"),
    (misere) => accept(misere ? "win" : "loss"),
  );
}

/** The nim-value of the whole position in normal play; null in misère play, where there is none. */
export function grundyValue(position: TakingPosition): Result<number | null> {
  if (position.options.last === "loses") return accept(null);
  return withTheory(
    position,
    () => "value",
    (theory, runs) => accept(theory.monoid ? nimValue(sumOf(theory.monoid, runs)) : null),
    () => accept(0),
  );
}

/** Up to `most` winning moves; none when the position is lost or over. */
export function winningMoves(position: TakingPosition, most = mostMoves): Result<readonly TakingMove[]> {
  return withTheory(
    position,
    () => `winning ${most}`,
    (theory, runs) => {
      const moves: TakingMove[] = [];
      for (const win of winningSplits(theory, runs)) {
        for (const move of concreteMoves(position, win)) {
          moves.push(move);
          if (moves.length === most) return accept(moves);
        }
      }
      return accept(moves);
    },
    () => accept([]),
  );
}

/**
 * One best move: a winning one, else one of best resistance. Always the same one for the same position. Fewer `looks`
 * shorten the search for resistance; whether a win is found does not depend on them.
 */
export function bestMove(position: TakingPosition, looks = mostSteps): Result<TakingMove> {
  const quick = closedFormWin(position);
  if (quick !== "unknown" && quick !== undefined) return accept(quick);
  return withTheory(
    position,
    () => `best ${looks}`,
    (theory, runs) => {
      const win = someWin(theory, runs) ?? resistance(theory, runs, looks).moves[0];
      return win ? accept(firstMove(position, win)) : refuse("game-over");
    },
  );
}

/** How many moves are listed unless told otherwise. */
export const mostMoves = 1_000;

/** All best moves, up to `most`. */
export function bestMoves(position: TakingPosition, most = mostMoves): Result<Best> {
  const wins = winningMoves(position, most);
  if (!wins.ok) return wins;
  if (wins.value.length > 0) return accept({ outcome: "win", moves: wins.value });
  return withTheory(
    position,
    () => `resisting ${most}`,
    (theory, runs) => {
      const found = resistance(theory, runs);
      const concrete: TakingMove[] = [];
      for (const kind of found.moves) {
        for (const move of concreteMoves(position, kind)) if (concrete.length < most) concrete.push(move);
      }
      return accept({ outcome: "loss", moves: concrete, resistance: resistanceFigures(found) });
    },
  );
}

export function resistanceFigures({ chance, exact }: Resistance): NonNullable<Best["resistance"]> {
  return { chance: toNumber(chance), log2: log2(chance), exact };
}

/** The answers to the last questions that needed a search; others are quick, or remember what they need by themselves. */
const searched = new LruCache<Result<unknown>>(1_000);

/**
 * Runs the work with the theory for this position, `over` when no move is left, or gives the reason there is no answer. Where
 * the work has to search, the answer is remembered under the question's name.
 */
export function withTheory<T>(
  position: TakingPosition,
  question: () => string,
  work: (theory: Theory, runs: number[]) => Result<T>,
  over: (misere: boolean) => Result<T> = () => refuse("game-over"),
): Result<T> {
  const runs = runsOf(position);
  const theory = theoryFor(position.options, runs[0] ?? 0);
  if (!theory.ok) return theory;
  const { value } = theory;
  if (value === undefined) return over(position.options.last === "loses");
  const answer = () =>
    within(() => work(value, runs)) ?? refuse("positions-too-many", { max: mostPositions });
  if (value.by !== "search") return answer();
  return searched.get(`${question()} ${keyOfPosition(position)}`, answer) as Result<T>;
}
