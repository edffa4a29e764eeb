import { expect, test } from "vitest";
import { type GameId, gameIds, gameOf } from "../../../games/index.ts";
import { arenaSetup, ChanceTournament } from "../../../server/arena/fixtures.ts";
import { readAnalysisLink } from "../../session/tree-link.ts";
import { gameAddress } from "./game-address.ts";

test.each(gameIds)("a game of %s opens as it was played", (game: GameId) => {
  const setup = arenaSetup("match", ["Ann", "Ben"], { game, options: gameOf(game).defaults });
  for (const played of new ChanceTournament(setup).games(6)) {
    const address = new URL(gameAddress(setup, played), "http://localhost");
    const { tree, trouble, at } = readAnalysisLink(
      game,
      address.hash.slice(1),
      address.searchParams.get("at"),
    );
    expect(address.pathname).toBe(`/analysis/${game}`);
    expect(trouble).toBeUndefined();
    expect(tree).toBeDefined();
    expect(Number(address.searchParams.get("at"))).toBe(played.plies);
    expect(at).not.toBeUndefined();
  }
});
