import type { Engine } from "../../engine/index.ts";
import {
  canonical,
  emptySquares,
  legalSquares,
  must,
  type ReversiOptions,
  type ReversiPosition,
  reversi,
} from "../../games/index.ts";
import { makeBoard } from "../../notation/index.ts";
import { type Chance, pick } from "../../players/index.ts";

/** What openings want of the engine. With one thread its scores are always the same ones. */
export type OpeningJudge = Pick<Engine, "analyse" | "forget">;

export interface BalancedOptions {
  /** Random moves; where there are no more openings after so many, after the next number of them. */
  readonly plies: readonly number[];
  readonly chance: Chance;
  /** Openings that were made before with the same chance: they come again without being judged. */
  readonly known?: readonly string[];
}

/** How far from even an opening may be, in discs. */
const evenWithin = 2;
/** Random openings in a row that are known or not even, before there are no more. */
const patience = 400;

/**
 * Openings of random moves that the engine holds for even, where corners are given for as good as the start; each once up to symmetry. The chance alone decides,
 * and a longer list begins like a shorter one.
 */
export async function* balancedOpenings(
  engine: OpeningJudge,
  options: ReversiOptions,
  { plies, chance, known = [] }: BalancedOptions,
): AsyncGenerator<ReversiPosition> {
  const looked = new Set<string>();
  const depth = depthFor(options);
  let made = 0;

  /** For whoever has the first seat. */
  async function scoreOf(position: ReversiPosition): Promise<number> {
    await engine.forget();
    const { score } = await engine.analyse(position, { depth, values: "best" }).result;
    return position.turn === 0 ? score : -score;
  }

  const even = options.handicap ? await scoreOf(reversi.start(options)) : 0;
  for (const count of plies) {
    for (let misses = 0; misses < patience; misses++) {
      const position = randomOpening(options, count, chance);
      const { key } = canonical(position);
      if (position.over || looked.has(key)) continue;
      const before = known[made];
      if (before !== undefined && before !== makeBoard(position)) continue;
      looked.add(key);
      if (before === undefined && Math.abs((await scoreOf(position)) - even) > evenWithin) continue;
      made++;
      misses = -1;
      yield position;
    }
  }
}

/** How deep the engine looks: as deep as it takes no longer than an instant on a board of this size. */
function depthFor({ size }: ReversiOptions): number {
  return size <= 8 ? 8 : size <= 12 ? 6 : 2;
}

/** The numbers of random moves that suit a board: eight, on the smallest ones fewer. */
export function openingPlies(options: ReversiOptions): readonly number[] {
  const squares = emptySquares(reversi.start(options));
  const from = Math.min(8, Math.floor(squares / 3));
  return Array.from({ length: Math.max(1, Math.floor(squares / 2) - from) }, (_, more) => from + more);
}

function randomOpening(options: ReversiOptions, plies: number, chance: Chance): ReversiPosition {
  let position = reversi.start(options);
  for (let ply = 0; ply < plies && !position.over; ply++) {
    position = must(reversi.play(position, pick(legalSquares(position), chance)));
  }
  return position;
}
