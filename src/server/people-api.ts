import type { PersonRoute, PersonView } from "../protocol/index.ts";
import { tidyName } from "../roster/index.ts";
import { pause } from "../store/index.ts";
import { refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { Operator } from "./operator.ts";
import type { Handlers } from "./routes.ts";
import { personView } from "./views.ts";

/** So many people are read at a time, about a millisecond's work. */
const readAtOnce = 50;
/** So many games are on a page, whoever asks for more. */
const mostGames = 100;

/** The roster: anyone may look, the operator may change. */
export function peopleApi(hub: Hub, operator: Operator): Handlers<PersonRoute> {
  const { roster } = hub.store;
  const found = (known: boolean) => {
    if (!known) throw refused("player-missing");
    return {};
  };
  return {
    listPeople: async ({ query: { after, limit = 1000 } }) => {
      const players: PersonView[] = [];
      let last = after;
      while (players.length < limit) {
        if (players.length > 0) await pause();
        const asked = Math.min(readAtOnce, limit - players.length);
        const people = await roster.page(last, asked);
        players.push(...people.map(personView));
        if (people.length < asked) return { players };
        last = people.at(-1)?.username;
      }
      // Writing them as JSON is a piece of its own.
      await pause();
      return { players, ...(last === undefined ? {} : { next: last }) };
    },

    addPerson: async (request, reply) => {
      operator.check(request);
      const { username, kind, games = 0, wins = 0 } = request.body;
      if (wins > games) throw refused("message-malformed", { where: "wins" });
      const person = { username: tidyName(username), ...tidied(request.body), kind, games, wins };
      if (!(await roster.restore(person))) throw refused("player-taken");
      return reply.code(201).send({});
    },

    removeEveryone: async (request) => {
      operator.check(request);
      await roster.removeAll();
      return {};
    },

    resetEveryone: async (request) => {
      operator.check(request);
      await roster.resetAll();
      return {};
    },

    person: async ({ query: { username } }) => {
      const person = await roster.find(username);
      if (!person) throw refused("player-missing");
      return personView(person);
    },

    editPerson: async (request) => {
      operator.check(request);
      return found(await roster.edit(request.query.username, tidied(request.body)));
    },

    removePerson: async (request) => {
      operator.check(request);
      return found(await roster.remove(request.query.username));
    },

    resetPerson: async (request) => {
      operator.check(request);
      return found(await roster.reset(request.query.username));
    },

    giveBack: async (request) => {
      operator.check(request);
      const { games, wins } = request.body;
      if (wins > games) throw refused("message-malformed", { where: "wins" });
      return found(await roster.giveBack(request.query.username, { games, wins }));
    },

    // What is not listed counts for its players, but is nobody else's business.
    gamesOfPerson: ({ query: { username, limit = mostGames, before } }) =>
      hub.lists.finished(Math.min(limit, mostGames), before, username),

    rankings: async ({ query: { order = "desc", most = 10 } }) => ({
      players: (await roster.rankings(order, most)).map(personView),
    }),
  };
}

function tidied({ given, family }: { given: string; family: string }): { given: string; family: string } {
  return { given: tidyName(given), family: tidyName(family) };
}
