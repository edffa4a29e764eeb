import { must, type TakingGame, type TakingPosition } from "../games/index.ts";

/**
 * What the solver is held against in tests: search by the rules alone, which shares nothing with it.
 */
export function plainSearch(game: TakingGame): (position: TakingPosition) => boolean {
  const known = new Map<string, boolean>();
  return function isLost(position: TakingPosition): boolean {
    const key = keyOf(position);
    let lost = known.get(key);
    if (lost === undefined) {
      const end = game.outcome(position);
      lost = end
        ? end.winner !== position.turn
        : [...game.moves(position)].every((move) => !isLost(must(game.play(position, move))));
      known.set(key, lost);
    }
    return lost;
  };
}

/** Every position that can arise, once for each multiset of runs. */
export function allPositions(game: TakingGame, start: TakingPosition): TakingPosition[] {
  const seen = new Map<string, TakingPosition>();
  const visit = (position: TakingPosition): void => {
    const key = keyOf(position);
    if (seen.has(key)) return;
    seen.set(key, position);
    for (const move of game.moves(position)) visit(must(game.play(position, move)));
  };
  visit(start);
  return [...seen.values()];
}

function keyOf({ rows }: TakingPosition): string {
  return rows
    .flatMap((runs) => runs.map((run) => run.length))
    .sort((a, b) => a - b)
    .join();
}
