import type { ArenaKeeper, TournamentSetup } from "../../src/arena/index.ts";
import { arenaSetup, ChanceTournament, evidence } from "../../src/server/arena/fixtures.ts";

/** Tournaments that every server of the scans has, so that they can be looked at. */
const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" } as const;
const eight = [
  "Ada",
  "Ben",
  "Cem",
  "Dot",
  "Eva",
  "Finn",
  "Gül",
  "a-name-as-long-as-any-may-be-which-is-sixty-characters-or-so",
];

const shown: readonly (readonly [id: string, setup: TournamentSetup, games: number, running: number])[] = [
  ["arena-swiss-----", arenaSetup("swiss", [...eight, "Odd"], { name: "Class 9b" }), 21, 3],
  ["arena-match-----", arenaSetup("match", ["Ada", "Ben"], { game: "reversi", pairs: 100, sprt }), 31, 2],
  ["arena-knockout--", arenaSetup("knockout", eight, { game: "piles", pairs: 2 }), 500, 0],
  ["arena-none------", arenaSetup("round-robin", eight, { game: "sticks" }), 0, 0],
];

export const tournamentIds = shown.map(([id]) => id);

export async function addTournaments(arena: ArenaKeeper): Promise<void> {
  for (const [id, setup, games, running] of shown) {
    const played = new ChanceTournament(setup, { faultEvery: 7 });
    const added = played.games(games);
    const { ending } = played;
    const created = 1_790_000_000_000;
    await arena.restore({ id, setup, created, ended: ending && created + 60_000, ending });
    const faults = added.filter(({ fault }) => fault !== null);
    await arena.add(id, added, new Map(faults.map(({ number }) => [number, evidence])));
    await arena.show(id, played.running(running));
  }
}
