import { type Engine, isCoreSize } from "../../engine/index.ts";
import { emptySquares, type Outcome, otherSeat, type ReversiPosition, reversi } from "../../games/index.ts";
import type { Judge, Verdict } from "./judge.ts";
import { verdictOf } from "./verdict.ts";

/** How many empty squares are solved, and how deep is looked before that. */
interface Reach {
  readonly exactFrom: number;
  readonly depth: number;
}

/** About a second a game on boards up to 8×8, some on larger ones; beyond 12×12 the engine is a slower one. */
function reachOn(size: number): Reach {
  if (!isCoreSize(size)) return { exactFrom: 10, depth: 2 };
  return { exactFrom: 20, depth: size > 8 ? 5 : 8 };
}

/** An estimate that is nearer to 0 tells neither who is ahead nor that nobody is: discs. */
const clear = 2;

/** The engine looks from the end backwards, so that its table knows already what comes of a position. */
export const reversiJudge: Judge<"reversi"> = {
  atOnce: false,
  async judge(_, { positions, moves }, engine) {
    if (!engine) return moves.map(() => undefined);
    // What other games left in the table would change estimates: each game is judged the same way, whatever came before.
    await engine.forget();
    const verdicts: (Verdict | undefined)[] = [];
    let after: Outcome | undefined;
    let next: ReversiPosition | undefined;
    for (const position of [...positions].reverse()) {
      const before = await exactOutcome(position, after, engine);
      if (next) {
        const { turn } = position;
        verdicts.push(before ? verdictOf(turn, before, after) : await estimated(position, next, engine));
      }
      [after, next] = [before, position];
    }
    return verdicts.reverse();
  },
};

/** Who wins with best play; undefined too far from the end. `after` is who does after the move that was played. */
async function exactOutcome(
  position: ReversiPosition,
  after: Outcome | undefined,
  engine: Engine,
): Promise<Outcome | undefined> {
  const outcome = reversi.outcome(position);
  if (outcome) return outcome;
  if (emptySquares(position) > reachOn(position.options.size).exactFrom) return undefined;
  if (after && reversi.countMoves(position) === 1) return after;
  const { score, exact } = await engine.analyse(position, { exact: true, values: "best" }).result;
  if (!exact) return undefined;
  const { turn } = position;
  return { winner: score === 0 ? null : score > 0 ? turn : otherSeat(turn) };
}

/**
 * The best move and the one played are looked at equally far ahead. Counted is what was clearly won and has clearly been kept or not: an
 * estimate near 0 is neither.
 */
async function estimated(
  position: ReversiPosition,
  next: ReversiPosition,
  engine: Engine,
): Promise<Verdict | undefined> {
  const { depth } = reachOn(position.options.size);
  const before = await engine.analyse(position, { depth, values: "best" }).result;
  if (!before.complete || before.score < clear) return undefined;
  const after = await scoreFor(position, next, depth - 1, engine);
  if (after === undefined || Math.abs(after) < clear) return undefined;
  return { was: "won", kept: after > 0, estimated: true };
}

/** What a move has led to, for who made it. */
async function scoreFor(
  { turn }: ReversiPosition,
  next: ReversiPosition,
  depth: number,
  engine: Engine,
): Promise<number | undefined> {
  const { score, complete } = await engine.analyse(next, { depth, values: "best" }).result;
  if (!complete) return undefined;
  return next.turn === turn ? score : -score;
}
