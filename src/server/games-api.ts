import type { FastifyRequest } from "fastify";
import type { Seat } from "../games/index.ts";
import type { CreateRequest, GameRoute } from "../protocol/index.ts";
import { shownName, tidyName } from "../roster/index.ts";
import type { Answer } from "./answer.ts";
import { errorBody, Refused, refused } from "./errors.ts";
import type { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { bearer, type Operator } from "./operator.ts";
import { progressOf } from "./progress.ts";
import type { Handlers } from "./routes.ts";
import { sendText } from "./send-text.ts";
import { eventOf } from "./views.ts";
import type { Visitor } from "./visitor.ts";

interface GameRequest extends Pick<FastifyRequest, "headers" | "ip"> {
  readonly params: { readonly id: string };
}

/** Games over plain HTTP: everything the live connection can do, for programs that do not want one. */
export function gamesApi(
  hub: Hub,
  operator: Operator,
  addressOf: (request: Pick<FastifyRequest, "ip">) => Visitor,
): Handlers<GameRoute> {
  return {
    listGames: async ({ query: { state = "going", limit = 20, before } }) =>
      state === "going" ? { games: await hub.lists.goingOn(limit) } : hub.lists.finished(limit, before),

    openGames: async ({ query: { game } }, reply) => {
      const games = await hub.lobby.list();
      const wanted = game === undefined ? games : games.filter((each) => each.game === game);
      return sendText(reply, JSON.stringify({ games: wanted }));
    },
    // From the store alone: no game is woken for it.
    progress: async ({ query: { ids } }) => ({
      games: await progressOf(hub.store.games, ids.split(","), hub.store.bus.alone),
    }),

    createGame: async (request, reply) => {
      const [first, second] = request.body.seats;
      const seats: CreateRequest["seats"] = [await named(request, first), await named(request, second)];
      const created = value(await hub.create({ ...request.body, seats }, addressOf(request)));
      return reply.code(201).send(created);
    },

    game: async (request, reply) => {
      const game = await gameOf(request);
      seatsOf(game, request);
      return sendText(reply, await game.viewText());
    },

    record: async (request, reply) => {
      const game = await gameOf(request);
      reply.header("content-disposition", `attachment; filename="grundy-${game.id}.json"`);
      return sendText(reply, await game.recordText());
    },

    deleteGame: async (request) => {
      if (!(await waitsAlone(request))) operator.check(request);
      if (!(await hub.drop(request.params.id))) throw refused("game-missing");
      return {};
    },

    join: async (request) => {
      return value(await hub.join(request.params.id, await named(request, request.body), addressOf(request)));
    },

    move: async (request, reply) => {
      const { game, seat } = await seated(request);
      const { move, after, id } = request.body;
      const address = addressOf(request);
      if (!game.holders.mayGoOn(address)) throw refused("too-many", { seconds: 60 });
      const answer = await game.move(seat, move, after, id);
      if (answer.ok && !answer.repeated) game.holders.madeBy(address);
      if (!answer.ok && answer.refusal.code === "outdated") {
        const error = JSON.stringify(errorBody(answer.refusal)).slice(0, -1);
        return sendText(reply.code(409), `${error},"game":${await game.viewText()}}`);
      }
      return { event: eventOf(value(answer)) };
    },

    resign: async (request) => {
      const { game, seat } = await seated(request);
      return { event: eventOf(value(await game.resign(seat, request.body.id))) };
    },

    claim: async (request) => {
      const { game, seat } = await seated(request);
      return { event: eventOf(value(await game.claim(seat, request.body.id))) };
    },

    takeBack: async (request) => {
      const { game, seat } = await seated(request);
      const event = value(await game.takeBack(seat, request.body.id, false));
      return { event: event ? eventOf(event) : null };
    },

    answerTakeBack: async (request) => {
      const { game, seat } = await seated(request);
      const { accept, id } = request.body;
      const event = value(await game.answerTakeBack(seat, accept, id));
      return { event: event ? eventOf(event) : null };
    },

    rematch: async (request) => {
      const { game, seat } = await seated(request);
      const { accept, id } = request.body;
      return { next: value(await game.rematch(seat, accept, id, false, addressOf(request))) ?? null };
    },

    say: async (request) => {
      const { game, seat } = await seated(request);
      value(game.say(seat, request.body.phrase));
      return {};
    },
  };

  async function gameOf(request: GameRequest): Promise<LiveGame> {
    const game = await hub.game(request.params.id, addressOf(request));
    if (!game) throw refused("game-missing");
    return game;
  }

  /** The seat whose token came with the request. */
  async function seated(request: GameRequest) {
    if (hub.stopping) throw refused("stopping");
    const game = await gameOf(request);
    const token = bearer(request);
    if (token !== undefined) await game.atLeast(0, [token]);
    const seats = seatsOf(game, request);
    if (seats === 0) throw refused("seat-not-yours");
    return { game, seat: (seats & 1 ? 0 : 1) as Seat };
  }

  /** Whoever made a game may call it off while nobody has joined it. */
  async function waitsAlone(request: GameRequest): Promise<boolean> {
    if (bearer(request) === undefined) return false;
    const game = await hub.game(request.params.id, addressOf(request));
    return (
      game?.stored.seats.some((seat) => seat.tokenHash === undefined) === true && seatsOf(game, request) !== 0
    );
  }

  /** The seats whose token came with the request, as bits: whoever holds them is there. */
  function seatsOf(game: LiveGame, request: Pick<FastifyRequest, "headers">): number {
    const token = bearer(request);
    const seats = token === undefined ? 0 : game.seatsOf([token]);
    game.saw(seats);
    return seats;
  }

  /** A seat in a person's name changes that person's statistics; whoever gives no other name goes by that of the roster. */
  async function named<T extends { readonly name?: string; readonly player?: string }>(
    request: Parameters<Operator["check"]>[0],
    seat: T,
  ): Promise<T> {
    const { name, player } = seat;
    const given = name === undefined ? {} : { name: tidyName(name) };
    if (player === undefined) return { ...seat, ...given };
    operator.check(request);
    const person = await hub.store.roster.find(player);
    if (!person) throw refused("player-missing");
    const shown = shownName(`${person.given} ${person.family}`) ?? shownName(person.username);
    return { ...seat, player: person.username, ...(shown === null ? {} : { name: shown }), ...given };
  }
}

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.value;
}
