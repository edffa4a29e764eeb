import { type ArenaGame, type ArenaKeeper, type KeptTournament, Tournament } from "../arena/index.ts";

const atOnce = 2000;

/** Every game that is kept of a tournament, as it was told last. */
export async function* keptGames(arena: ArenaKeeper, id: string): AsyncGenerator<ArenaGame> {
  for (let after = 0; ; ) {
    const { games, next } = await arena.games(id, after, atOnce);
    if (games.length === 0) return;
    yield* games;
    after = next;
  }
}

/** A tournament as its games have it. */
export async function loadTournament(
  arena: ArenaKeeper,
  { id, setup, ended }: KeptTournament,
): Promise<Tournament> {
  const tournament = new Tournament(setup);
  for await (const game of keptGames(arena, id)) tournament.enter(game);
  // Openings are not made for a look: of one that is over, whatever was not played had none left.
  if (ended !== null) tournament.supply([], true);
  return tournament;
}
