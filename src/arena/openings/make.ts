import {
  type Family,
  type Game,
  type GameId,
  gameOf,
  must,
  type OptionsOf,
  type PositionOf,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { type Chance, seededChance } from "../../players/index.ts";
import { randomOpenings } from "./random.ts";
import { balancedOpenings, type OpeningJudge, openingPlies } from "./reversi.ts";
import { takingOpenings } from "./taking.ts";

export interface OpeningsRequest {
  readonly game: GameId;
  /** Complete, or as they were said. */
  readonly options: unknown;
  readonly seed: number;
  /** Where openings are judged by the engine: one with a single thread, so that the seed alone decides. */
  readonly openEngine?: () => Promise<OpeningJudge>;
  /** The first ones, made before from the same seed: they come again, and sooner. */
  readonly known?: readonly string[];
}

interface Task<F extends Family> {
  readonly game: Game<F>;
  readonly options: OptionsOf<F>;
  readonly chance: Chance;
  readonly request: OpeningsRequest;
}

type Openings<F extends Family> = Iterable<PositionOf<F>> | AsyncIterable<PositionOf<F>>;

/** How a family's openings are chosen, where that is more than by chance. */
const makers: { readonly [F in Family]?: (task: Task<F>) => Promise<Openings<F>> } = {
  taking: async ({ game, options, chance }) => takingOpenings(game, options, chance),
  async reversi({ options, chance, request: { openEngine, known = [] } }) {
    if (!openEngine) throw new Error("openings of Reversi are judged by the engine");
    return balancedOpenings(await openEngine(), options, { plies: openingPlies(options), chance, known });
  },
};

/**
 * Openings for pairs of games, in the game's notation, until there are no more: each once up to symmetry. The seed alone decides which and in what order, so that
 * the first so many are always the same ones.
 */
export async function* openings(request: OpeningsRequest): AsyncGenerator<string> {
  const game = gameOf(request.game);
  const options = must(game.options(request.options));
  const notation = notationOf(request.game);
  const chance = seededChance(request.seed);
  const make: (task: never) => Promise<Openings<Family>> = makers[game.family] ?? randomOpenings;
  let made = 0;
  for await (const position of await make({ game, options, chance, request } as never)) {
    made++;
    yield notation.makePosition(position);
  }
  // Another engine might hold others for even; what was played from stays.
  yield* request.known?.slice(made) ?? [];
}

/** The first `count`, or all where there are fewer. */
export async function makeOpenings(
  request: OpeningsRequest,
  count: number,
  progress?: (made: number) => void,
): Promise<readonly string[]> {
  const made: string[] = [];
  if (count === 0) return made;
  for await (const opening of openings(request)) {
    made.push(opening);
    progress?.(made.length);
    if (made.length === count) break;
  }
  return made;
}
