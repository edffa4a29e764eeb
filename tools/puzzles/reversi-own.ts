import type { Engine } from "../../src/engine/index.ts";
import { must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import type { Chance } from "../../src/players/index.ts";

/** How far ahead a side looks, and by how many discs its judgement of a move may be off: like the levels 5 to 9, without their clocks. */
const deepest = 3;
const mostBlur = 5;

/** The positions of a game of the engine against itself, both sides erring by chance; the start first. */
export async function ownGame(
  engine: Pick<Engine, "analyse" | "forget">,
  chance: Chance,
): Promise<ReversiPosition[]> {
  // What an earlier game has left in the table must have no part in this one.
  await engine.forget();
  const sides = [0, 1].map(() => {
    return { depth: 1 + Math.floor(chance() * deepest), blur: 1 + chance() * (mostBlur - 1) };
  });
  let position = reversi.start(reversi.defaults);
  const positions = [position];
  while (!position.over) {
    const { depth, blur } = sides[position.turn] as { depth: number; blur: number };
    const { moves } = await engine.analyse(position, { depth, values: "all" }).result;
    const judged = moves.map(({ square, score }) => {
      return { square, score: score + (chance() + chance() + chance() - 1.5) * 2 * blur };
    });
    const { square } = judged.reduce((a, b) => (b.score > a.score ? b : a));
    position = must(reversi.play(position, square));
    positions.push(position);
  }
  return positions;
}
