import type { FastifyInstance, FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import type { Seat } from "../games/index.ts";
import { type CreateRequest, type JoinRequest, maxFrame } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import type { Answer } from "./answer.ts";
import { errorBody, Refused, refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { Limits } from "./limits.ts";
import { bearer, type Operator } from "./operator.ts";
import type { Room } from "./room.ts";

const { errorAnswer, gameId, moveMessage } = schemas;
const byId = Type.Object({ id: gameId });
const listQuery = Type.Object({
  state: Type.Optional(Type.Enum(["going", "finished"], { description: "going on when left out" })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  before: Type.Optional(
    Type.Integer({ minimum: 0, description: "finished before this time; `next` of the last answer" }),
  ),
});
const moveBody = Type.Pick(moveMessage, ["move", "after", "id"]);
const requestBody = Type.Pick(moveMessage, ["id"]);
const answerBody = Type.Pick(schemas.takeBackAnswer, ["accept", "id"]);
const eventAnswer = Type.Object({ event: Type.Union([schemas.numberedEvent, Type.Null()]) });
const rematchAnswer = Type.Object({ next: Type.Union([Type.String(), Type.Null()]) });

const security = [{ seat: [] }];

/** Games over plain HTTP: everything the live connection can do, for programs that do not want one. */
export function addGamesApi(app: FastifyInstance, hub: Hub, operator: Operator, limits: Limits): void {
  const tags = ["games"];
  const reply = <T>(answer: T) => ({ 200: answer, default: errorAnswer });

  app.get<{ Querystring: Static<typeof listQuery> }>(
    "/api/games",
    {
      schema: {
        tags,
        summary: "Listed games, going on or finished, the latest first",
        querystring: listQuery,
        response: reply(schemas.gameList),
      },
    },
    async ({ query: { state = "going", limit = 20, before } }) =>
      state === "going" ? { games: hub.goingOn(limit) } : hub.finished(limit, before),
  );

  app.post<{ Body: CreateRequest }>(
    "/api/games",
    {
      schema: {
        tags,
        summary: "Make a game",
        description: `The request is at most ${maxFrame * 4} bytes. Naming a \`player\` needs the operator's rights.`,
        body: schemas.createRequest,
        response: { 201: schemas.createAnswer, default: errorAnswer },
      },
      bodyLimit: maxFrame * 4,
      config: { rateLimit: { max: limits.gamesPerMinute, timeWindow: 60_000 } },
    },
    async (request, answer) => {
      await checkPlayers(request, request.body.seats);
      const created = value(await hub.create(request.body));
      return answer.code(201).send(created);
    },
  );

  app.get<{ Params: Static<typeof byId> }>(
    "/api/games/:id",
    { schema: { tags, summary: "A game and its events", params: byId, response: reply(schemas.gameView) } },
    async ({ params }) => (await roomOf(params.id)).view(),
  );

  app.get<{ Params: Static<typeof byId> }>(
    "/api/games/:id/record",
    {
      schema: {
        tags,
        summary: "The game's record, in the format every part of Grundy reads",
        params: byId,
        response: { 200: Type.Unknown(), default: errorAnswer },
      },
    },
    async ({ params }, answer) => {
      const room = await roomOf(params.id);
      answer.header("content-disposition", `attachment; filename="grundy-${room.id}.json"`);
      return room.record();
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: JoinRequest }>(
    "/api/games/:id/join",
    {
      schema: {
        tags,
        summary: "Take the guest's seat",
        params: byId,
        body: schemas.joinRequest,
        response: reply(schemas.joinAnswer),
      },
    },
    async (request) => {
      await checkPlayers(request, [request.body]);
      return value(await hub.join(request.params.id, request.body));
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: Static<typeof moveBody> }>(
    "/api/games/:id/move",
    {
      schema: {
        tags,
        summary: "Play a move; answered when it is durable",
        params: byId,
        body: moveBody,
        response: { ...reply(eventAnswer), 409: schemas.outdatedAnswer },
        security,
      },
    },
    async (request, answering) => {
      const { room, seat } = await seated(request);
      const { move, after, id } = request.body;
      const answer = await room.move(seat, move, after, id);
      if (!answer.ok && answer.refusal.code === "outdated") {
        return answering.code(409).send({ ...errorBody(answer.refusal), game: room.view() });
      }
      return { event: value(answer) };
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: Static<typeof requestBody> }>(
    "/api/games/:id/resign",
    {
      schema: {
        tags,
        summary: "Give up",
        params: byId,
        body: requestBody,
        response: reply(eventAnswer),
        security,
      },
    },
    async (request) => {
      const { room, seat } = await seated(request);
      return { event: value(await room.resign(seat, request.body.id)) };
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: Static<typeof requestBody> }>(
    "/api/games/:id/take-back",
    {
      schema: {
        tags,
        summary: "Ask to go back to one's own last turn; the event is null until the other consents",
        params: byId,
        body: requestBody,
        response: reply(eventAnswer),
        security,
      },
    },
    async (request) => {
      const { room, seat } = await seated(request);
      return { event: value(await room.takeBack(seat, request.body.id, false)) ?? null };
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: Static<typeof answerBody> }>(
    "/api/games/:id/take-back/answer",
    {
      schema: {
        tags,
        summary: "Consent to a take-back, or decline it",
        params: byId,
        body: answerBody,
        response: reply(eventAnswer),
        security,
      },
    },
    async (request) => {
      const { room, seat } = await seated(request);
      const { accept, id } = request.body;
      return { event: value(await room.answerTakeBack(seat, accept, id)) ?? null };
    },
  );

  app.post<{ Params: Static<typeof byId>; Body: Static<typeof answerBody> }>(
    "/api/games/:id/rematch",
    {
      schema: {
        tags,
        summary: "Offer, accept or decline another game; its id once both want it",
        params: byId,
        body: answerBody,
        response: reply(rematchAnswer),
        security,
      },
    },
    async (request) => {
      const { room, seat } = await seated(request);
      const { accept, id } = request.body;
      return { next: value(await room.rematch(seat, accept, id, false)) ?? null };
    },
  );

  async function roomOf(id: string): Promise<Room> {
    const room = await hub.room(id);
    if (!room) throw refused("game-missing");
    return room;
  }

  /** The seat whose token came with the request. */
  async function seated(request: FastifyRequest<{ Params: Static<typeof byId> }>) {
    if (hub.stopping) throw refused("stopping");
    const room = await roomOf(request.params.id);
    const token = bearer(request);
    const seats = token === undefined ? 0 : room.seatsOf([token]);
    if (seats === 0) throw refused("seat-not-yours");
    return { room, seat: (seats & 1 ? 0 : 1) as Seat };
  }

  /** A seat in a person's name changes that person's statistics. */
  async function checkPlayers(
    request: FastifyRequest,
    seats: readonly { readonly player?: string }[],
  ): Promise<void> {
    for (const { player } of seats) {
      if (player === undefined) continue;
      operator.check(request);
      if (!(await hub.store.roster.find(player))) throw refused("player-missing");
    }
  }
}

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.value;
}
