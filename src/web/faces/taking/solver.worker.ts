import { expose } from "comlink";
import { gameOf, must, type TakingMove, type TakingPosition } from "../../../games/index.ts";
import { smallerOf } from "../../../learn/layers/smaller.ts";
import { notationOf } from "../../../notation/index.ts";
import { makeSpec, openPlayer, seededChance, thoughtOf } from "../../../players/index.ts";
import { analyse, analyseMove, groundsOf, grundyValue, handicapFor } from "../../../solve/index.ts";
import type { Solver } from "./solver.ts";

/** Players and solver of the Nim family, away from the page's own thread. */
const solver: Solver = {
  async choose(game, position, player, { seed, results }) {
    const opened = await openPlayer(player, gameOf(game), { chance: seededChance(seed), results });
    if (!opened) throw new Error(`${game} has no player ${makeSpec(player)}`);
    return notationOf(game).makeMove(await opened.choose(position), position);
  },
  async think(game, position, move) {
    return thoughtOf(position, must(notationOf(game).parseMove(move, position)) as TakingMove);
  },
  analyse: async (position) => ({ found: analyse(position), values: valuesOf(position) }),
  analyseMove: async (position, move) => analyseMove(position, move),
  grounds: async (position) => groundsOf(position),
  async smaller(position) {
    const smaller = smallerOf(position);
    return smaller && { position: smaller, analysis: must(analyse(smaller)) };
  },
  handicap: async (options, favoured, most) => handicapFor(options, favoured, most),
  review: async (positions) => positions.map((position) => analyse(position)),
};

/**
 * The Grundy value of each run by itself. Where the last taker loses, the sum of these values decides only while the
 * solver says so; a wild game has none worth showing.
 */
function valuesOf(position: TakingPosition): number[] | undefined {
  const found = analyse(position);
  if (!found.ok) return undefined;
  const { reason } = found.value;
  if (["search", "quotient"].includes(reason.kind === "swap" ? reason.runs.kind : reason.kind))
    return undefined;
  const { swap: _, ...rules } = position.options;
  const options = { ...rules, last: "wins" as const };
  const values: number[] = [];
  for (const run of position.rows.flat()) {
    const value = grundyValue({ options, rows: [[run]], turn: 0 });
    if (!value.ok || value.value === null) return undefined;
    values.push(value.value);
  }
  return values;
}

expose(solver);
