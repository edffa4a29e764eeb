import { type Family, type Game, must, type OptionsOf, type PositionOf } from "../../games/index.ts";
import type { Chance } from "../../players/index.ts";
import { symmetryKey } from "../symmetry.ts";

const mostPlies = 4;
/** After so many positions in a row that were there before there are hardly any others. */
const mostVain = 200;

interface Task {
  readonly game: Game;
  readonly options: OptionsOf<Family>;
  readonly chance: Chance;
}

/** Positions after up to four random moves, each once: for families that have no better choice. */
export async function randomOpenings({ game, options, chance }: Task): Promise<Iterable<PositionOf<Family>>> {
  return positionsOf(game, options, chance);
}

function* positionsOf(game: Game, options: OptionsOf<Family>, chance: Chance): Generator<PositionOf<Family>> {
  const seen = new Set<string>();
  for (let vain = 0; vain < mostVain; vain++) {
    let position = game.start(options);
    const plies = Math.floor(chance() * (mostPlies + 1));
    for (let ply = 0; ply < plies && !game.outcome(position); ply++)
      position = must(
        game.play(position, game.moveAt(position, Math.floor(chance() * game.countMoves(position)))),
      );
    const key = symmetryKey(game, position);
    if (game.outcome(position) || seen.has(key)) continue;
    seen.add(key);
    vain = 0;
    yield position;
  }
}
