import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import type { PersonNames, PersonRequest } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { Operator } from "./operator.ts";

// A username is any text, so it stands in the query: `..` in a path would be resolved by browsers.
const byName = Type.Object({ username: Type.String({ minLength: 1, maxLength: 1000 }) });
const pageQuery = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 1000, description: "the username behind which to begin" })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
const rankingsQuery = Type.Object({
  order: Type.Optional(Type.Enum(["asc", "desc"])),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
const gamesQuery = Type.Object({
  ...byName.properties,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  before: Type.Optional(Type.Integer({ minimum: 0 })),
});
const done = Type.Object({});
const security = [{ operator: [] }];

/** The roster: anyone may look, the operator may change. */
export function addPlayersApi(
  app: FastifyInstance,
  { store, finished }: Pick<Hub, "store" | "finished">,
  operator: Operator,
): void {
  const tags = ["players"];
  const { roster } = store;
  const reply = <T>(answer: T) => ({ 200: answer, default: schemas.errorAnswer });
  const found = (known: boolean) => {
    if (!known) throw refused("player-missing");
    return {};
  };

  app.get<{ Querystring: Static<typeof pageQuery> }>(
    "/api/players",
    {
      schema: {
        tags,
        summary: "People by username",
        querystring: pageQuery,
        response: reply(schemas.personList),
      },
    },
    async ({ query: { after, limit = 1000 } }) => {
      const players = await store.people(after, limit);
      const last = players.at(-1);
      return { players, ...(players.length === limit && last ? { next: last.username } : {}) };
    },
  );

  app.post<{ Body: PersonRequest }>(
    "/api/players",
    {
      schema: {
        tags,
        summary: "Add somebody",
        body: schemas.personRequest,
        response: { 201: done, default: schemas.errorAnswer },
        security,
      },
    },
    async (request, answer) => {
      operator.check(request);
      if (!(await roster.add(request.body))) throw refused("player-taken");
      return answer.code(201).send({});
    },
  );

  app.delete(
    "/api/players",
    { schema: { tags, summary: "Remove everybody", response: reply(done), security } },
    async (request) => {
      operator.check(request);
      await roster.removeAll();
      return {};
    },
  );

  app.post(
    "/api/players/reset",
    { schema: { tags, summary: "Set everybody's games and wins to 0", response: reply(done), security } },
    async (request) => {
      operator.check(request);
      await roster.resetAll();
      return {};
    },
  );

  app.get<{ Querystring: Static<typeof byName> }>(
    "/api/player",
    { schema: { tags, summary: "One person", querystring: byName, response: reply(schemas.personView) } },
    async ({ query: { username } }) => {
      const person = await roster.find(username);
      if (!person) throw refused("player-missing");
      return person;
    },
  );

  app.patch<{ Querystring: Static<typeof byName>; Body: PersonNames }>(
    "/api/player",
    {
      schema: {
        tags,
        summary: "Change somebody's names",
        querystring: byName,
        body: schemas.personNames,
        response: reply(done),
        security,
      },
    },
    async (request) => {
      operator.check(request);
      return found(await roster.edit(request.query.username, request.body));
    },
  );

  app.delete<{ Querystring: Static<typeof byName> }>(
    "/api/player",
    { schema: { tags, summary: "Remove somebody", querystring: byName, response: reply(done), security } },
    async (request) => {
      operator.check(request);
      return found(await roster.remove(request.query.username));
    },
  );

  app.post<{ Querystring: Static<typeof byName> }>(
    "/api/player/reset",
    {
      schema: {
        tags,
        summary: "Set somebody's games and wins to 0",
        querystring: byName,
        response: reply(done),
        security,
      },
    },
    async (request) => {
      operator.check(request);
      return found(await roster.reset(request.query.username));
    },
  );

  app.get<{ Querystring: Static<typeof gamesQuery> }>(
    "/api/player/games",
    {
      schema: {
        tags,
        summary: "Somebody's finished games, the latest first",
        querystring: gamesQuery,
        response: reply(schemas.gameList),
      },
    },
    async ({ query: { username, limit = 100, before } }) => finished(limit, before, username),
  );

  app.get<{ Querystring: Static<typeof rankingsQuery> }>(
    "/api/rankings",
    {
      schema: {
        tags,
        summary: "The first by share of wins",
        querystring: rankingsQuery,
        response: reply(schemas.personList),
      },
    },
    async ({ query: { order = "desc", most = 10 } }) => ({ players: await roster.rankings(order, most) }),
  );
}
