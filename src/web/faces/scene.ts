import { useEffect, useState } from "preact/hooks";
import type { Family, Game, MoveOf, PositionOf } from "../../games/index.ts";
import { type Chance, seededChance } from "../../players/index.ts";
import { motion } from "../base/settings.ts";

/** One picture of a game that plays by itself: a position, and the move that led to it. */
interface Scene<F extends Family> {
  readonly position: PositionOf<F>;
  readonly before?: PositionOf<F>;
  readonly move?: MoveOf<F>;
}

/** How a game that nobody has begun is shown: after so many moves, chosen by a seed, it is recognised at a glance. */
export interface Opening {
  readonly moves: number;
  readonly seed: number;
}

const sceneEvery = 900;

/** The position given, or that of an opening; `moving` plays on from there, and begins again at the end. */
export function useScene<F extends Family>(
  game: Game<F>,
  position: PositionOf<F> | undefined,
  opening: Opening,
  moving: boolean,
): Scene<F> {
  const [first] = useState<Scene<F>>(() => ({ position: position ?? opened(game, opening) }));
  const [scene, setScene] = useState(first);
  const moves = motion.value === "full";
  useEffect(() => {
    if (!moving || !moves) return;
    const chance = seededChance(Date.now());
    const timer = setInterval(
      () => setScene(({ position }) => next(game, position, chance) ?? first),
      sceneEvery,
    );
    return () => clearInterval(timer);
  }, [moving, moves]);
  return scene;
}

function opened<F extends Family>(game: Game<F>, { moves, seed }: Opening): PositionOf<F> {
  const chance = seededChance(seed);
  let position = game.start(game.defaults);
  for (let count = 0; count < moves; count++) position = next(game, position, chance)?.position ?? position;
  return position;
}

function next<F extends Family>(game: Game<F>, before: PositionOf<F>, chance: Chance): Scene<F> | undefined {
  const count = game.countMoves(before);
  if (count === 0) return undefined;
  const move = game.moveAt(before, Math.floor(chance() * count));
  const played = game.play(before, move);
  return played.ok ? { position: played.value, before, move } : undefined;
}
