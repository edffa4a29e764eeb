import type { PersonRoute } from "../protocol/index.ts";
import { tidyName } from "../roster/index.ts";
import { refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { Operator } from "./operator.ts";
import type { Handlers } from "./routes.ts";
import { personView } from "./views.ts";

/** The roster: anyone may look, the operator may change. */
export function peopleApi(hub: Hub, operator: Operator): Handlers<PersonRoute> {
  const { roster } = hub.store;
  const found = (known: boolean) => {
    if (!known) throw refused("player-missing");
    return {};
  };
  return {
    listPeople: async ({ query: { after, limit = 1000 } }) => {
      const people = await roster.page(after, limit);
      const last = people.at(-1);
      const next = people.length === limit && last ? { next: last.username } : {};
      return { players: people.map(personView), ...next };
    },

    addPerson: async (request, reply) => {
      operator.check(request);
      const { username, kind } = request.body;
      const person = { username: tidyName(username), ...tidied(request.body), kind };
      if (!(await roster.add(person))) throw refused("player-taken");
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

    // What is not listed counts for its players, but is nobody else's business; a page can be shorter for it.
    gamesOfPerson: async ({ query: { username, limit = 100, before } }) => {
      const list = await hub.finished(limit, before, username);
      return { ...list, games: list.games.filter(({ listed }) => listed) };
    },

    rankings: async ({ query: { order = "desc", most = 10 } }) => ({
      players: (await roster.rankings(order, most)).map(personView),
    }),
  };
}

function tidied({ given, family }: { given: string; family: string }): { given: string; family: string } {
  return { given: tidyName(given), family: tidyName(family) };
}
