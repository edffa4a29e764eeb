import type { Engine } from "../engine/index.ts";
import { legalSquares, must, type ReversiOptions, type ReversiPosition, reversi } from "../games/index.ts";
import { makeBoard } from "../notation/index.ts";
import { type Chance, pick } from "../players/index.ts";

export interface OpeningsOptions {
  readonly count: number;
  readonly plies: number;
  readonly chance: Chance;
}

/** How far from even an opening may be, in discs, and how deep the engine looks to say so. */
const evenWithin = 2;
const depth = 8;
/** Random openings tried for each one wanted; on small boards there are not many that are even. */
const tries = 40;

/** Openings of random moves that the engine holds for even; all different. The same chance gives the same ones. */
export async function balancedOpenings(
  engine: Engine,
  options: ReversiOptions,
  { count, plies, chance }: OpeningsOptions,
): Promise<ReversiPosition[]> {
  const openings = new Map<string, ReversiPosition>();
  for (let tried = 0; openings.size < count && tried < count * tries; tried++) {
    const position = randomOpening(options, plies, chance);
    const key = makeBoard(position);
    if (position.over || openings.has(key)) continue;
    await engine.forget();
    const { score } = await engine.analyse(position, { depth, values: "best", seconds: 1 }).result;
    if (Math.abs(score) <= evenWithin) openings.set(key, position);
  }
  return openings.size > 0 ? [...openings.values()] : [reversi.start(options)];
}

function randomOpening(options: ReversiOptions, plies: number, chance: Chance): ReversiPosition {
  let position = reversi.start(options);
  for (let ply = 0; ply < plies && !position.over; ply++) {
    position = must(reversi.play(position, pick(legalSquares(position), chance)));
  }
  return position;
}
