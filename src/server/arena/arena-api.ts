import type { ArenaKeeper } from "../../arena/index.ts";
import type { ArenaRoute } from "../../protocol/index.ts";
import { refused } from "../errors.ts";
import type { Limits } from "../limits.ts";
import type { Operator } from "../operator.ts";
import type { Handlers, Settings } from "../routes.ts";
import { sendText } from "../send-text.ts";
import type { Tournaments } from "./tournaments.ts";
import { evidenceOf, gameOf } from "./views.ts";

/** The arena, for whoever watches: anyone may look, and nothing is changed here. */
export function arenaApi(
  keeper: ArenaKeeper,
  tournaments: Tournaments,
  operator: Operator,
): Handlers<ArenaRoute> {
  async function watched(id: string) {
    const kept = await tournaments.find(id);
    if (!kept) throw refused("tournament-missing");
    return tournaments.caughtUp(kept);
  }

  return {
    listTournaments: async ({ query: { limit = 50, before } }) => {
      const found = await tournaments.list(limit, before);
      const last = found.length < limit ? undefined : found.at(-1);
      return { tournaments: [...found], ...(last ? { next: last.id } : {}) };
    },

    tournament: async ({ params: { id }, query: { seen } }, reply) => {
      const text = await tournaments.look(id, seen);
      if (text === undefined) throw refused("tournament-missing");
      reply.header("cache-control", "no-store");
      return sendText(reply, text);
    },

    arenaGames: async ({ params: { id }, query: { of = "all", bot, against, limit = 50, before } }) => {
      const tournament = await watched(id);
      const isRepeated = (number: number) => tournament.isRepeated(number);
      const { numbers, next } = tournament.index.find({ of, bot, against, limit, before }, isRepeated);
      const games = await Promise.all(numbers.map((number) => keeper.game(id, number)));
      return {
        games: games.flatMap((found) => (found ? [gameOf(found.game, isRepeated(found.game.number))] : [])),
        ...(next === undefined ? {} : { next }),
      };
    },

    arenaGame: async (request, reply) => {
      const { id, number } = request.params;
      const tournament = await watched(id);
      const found = await keeper.game(id, Number(number));
      if (!found) throw refused("not-found");
      const { game, evidence } = found;
      reply.header("cache-control", "no-store");
      return {
        game: gameOf(game, tournament.isRepeated(game.number)),
        evidence: evidence && evidenceOf(evidence, operator.allows(request)),
      };
    },
  };
}

/** A rate of their own: whoever watches a tournament can still play. */
export function arenaSettings({ arenaPerMinute }: Limits): Settings {
  const config = { rateLimit: { max: arenaPerMinute, groupId: "arena" } };
  return {
    listTournaments: { config },
    tournament: { config },
    arenaGames: { config },
    arenaGame: { config },
  };
}
