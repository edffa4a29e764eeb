import { emptySquares, legalSquares, type ReversiPosition, type Square } from "../games/index.ts";
import { isCoreSize } from "./bitboards.ts";
import type { BookMove } from "./book/book.ts";
import { bookPlies } from "./book/plies.ts";
import { firstBookLevel, type Level, levelOf, maxLevel, minLevel } from "./levels.ts";
import type { Engine, Limits, MoveValue, Waiting } from "./types.ts";

/** What a move is chosen with. */
interface Resources {
  readonly analyse: Engine["analyse"];
  /** What the opening book knows, the best first: nothing where it ends or cannot be had. */
  readonly bookMoves: (position: ReversiPosition) => Promise<readonly BookMove[]>;
}

/** How far below the best a move of the book may be and still be played, in discs: what makes strong levels vary. */
const within = 0.5;

/** A move at a level. */
export async function choose(
  { analyse, bookMoves }: Resources,
  position: ReversiPosition,
  number: number,
  chance: () => number,
  waiting: Waiting = {},
): Promise<Square> {
  const level = levelOf(number);
  if (!level) throw new RangeError(`a level is ${minLevel} to ${maxLevel}`);
  const squares = legalSquares(position);
  if (squares.length <= 1) {
    const [only] = squares;
    if (only === undefined) throw new RangeError("the game is over");
    return only;
  }
  if (mayUseBook(level, position)) {
    const known = await bookMoves(position);
    const good = known.filter(({ score }) => score >= (known[0] as BookMove).score - within);
    const picked = good[Math.floor(chance() * good.length)];
    if (picked) return picked.square;
  }
  const search = analyse(position, levelLimits(level, position), waiting.watch);
  waiting.begun?.(search);
  const { moves } = await search.result;
  return level.blur === 0 ? (moves[0] as MoveValue).square : blurred(moves, level.blur, chance);
}

/** Whether it is worth while to load the book. */
function mayUseBook({ level }: Level, position: ReversiPosition): boolean {
  return level >= firstBookLevel && position.options.size === 8 && emptySquares(position) > 60 - bookPlies;
}

/** What a level looks at in a position. */
export function levelLimits(level: Level, position: ReversiPosition): Limits {
  const values = level.blur === 0 ? "best" : "all";
  const { seconds } = level;
  if (!isCoreSize(position.options.size)) return generalLimits(level, position);
  if (emptySquares(position) <= level.exactFrom) return { exact: true, seconds, values };
  return { depth: level.depth, seconds, values };
}

/** The general engine is slow: it has depths of its own, at least half a second, and solves only the very end. */
function generalLimits({ level, seconds, exactFrom, blur }: Level, position: ReversiPosition): Limits {
  const values = blur === 0 ? "best" : "all";
  const time = { seconds: Math.max(0.5, Math.min(seconds, 3)), values } as const;
  if (emptySquares(position) <= Math.min(exactFrom, 10)) return { ...time, exact: true };
  return level >= 18 ? time : { ...time, depth: 1 + Math.floor(level / 3) };
}

/** The best move as someone sees it whose judgement of each move is off by chance. */
function blurred(moves: readonly MoveValue[], blur: number, chance: () => number): Square {
  const seen = moves.map(({ square, score }) => {
    // The sum of three is close to a normal distribution with a deviation of one half.
    const error = (chance() + chance() + chance() - 1.5) * 2 * blur;
    return { square, score: score + error };
  });
  return seen.reduce((a, b) => (b.score > a.score ? b : a)).square;
}
