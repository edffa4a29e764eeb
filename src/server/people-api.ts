import type { PersonRoute } from "../protocol/index.ts";
import { refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { Operator } from "./operator.ts";
import type { Handlers } from "./routes.ts";
import { personView } from "./views.ts";

/** The roster: anyone may look, the operator may change. */
export function peopleApi(hub: Hub, operator: Operator): Handlers<PersonRoute> {
  const { store } = hub;
  const { roster } = store;
  const found = (known: boolean) => {
    if (!known) throw refused("player-missing");
    return {};
  };
  return {
    listPeople: async ({ query: { after, limit = 1000 } }) => {
      const people = await store.people(after, limit);
      const last = people.at(-1);
      const next = people.length === limit && last ? { next: last.username } : {};
      return { players: people.map(personView), ...next };
    },

    addPerson: async (request, reply) => {
      operator.check(request);
      if (!(await roster.add(request.body))) throw refused("player-taken");
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
      return found(await roster.edit(request.query.username, request.body));
    },

    removePerson: async (request) => {
      operator.check(request);
      return found(await roster.remove(request.query.username));
    },

    resetPerson: async (request) => {
      operator.check(request);
      return found(await roster.reset(request.query.username));
    },

    gamesOfPerson: async ({ query: { username, limit = 100, before } }) =>
      hub.finished(limit, before, username),

    rankings: async ({ query: { order = "desc", most = 10 } }) => ({
      players: (await roster.rankings(order, most)).map(personView),
    }),
  };
}
