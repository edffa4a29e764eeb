import Type, { type TObject, type TSchema } from "typebox";
import type { GameRecord } from "../../notation/index.ts";
import { maxAsked, maxFrame, maxProgram, mostOpen } from "../bounds.ts";
import type { ArenaRoute, GameRoute, JudgeRoute, PersonRoute, RouteName, ServerRoute } from "../routes.ts";
import { errorAnswer, outdatedAnswer, serverView } from "./answers.ts";
import { arenaGameAnswer, arenaGames, arenaId, tournamentAnswer, tournamentList } from "./arena.ts";
import {
  createAnswer,
  createRequest,
  gameList,
  gameProgress,
  gameView,
  joinAnswer,
  joinRequest,
  numberedEvent,
} from "./games.ts";
import { judgingAnswer, judgingId, programFile, programQuery, programTypes } from "./judge.ts";
import { moveMessage, sayMessage, takeBackAnswer } from "./live.ts";
import { openList } from "./lobby.ts";
import { gameId, gameName } from "./parts.ts";
import { personFigures, personList, personNames, personRequest, personView } from "./people.ts";

/** What a route is given and answers, in the form Fastify takes; a success has the status 200, 201 or 202. */
interface RouteSchema {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly params?: TObject;
  readonly querystring?: TObject;
  readonly body?: TSchema;
  readonly consumes?: readonly string[];
  readonly response: Readonly<Record<"default" | number, TSchema>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

type Schemas<Name extends RouteName> = { readonly [Each in Name]: RouteSchema };

const byId = Type.Object({ id: gameId });
const eventAnswer = Type.Object({ event: Type.Union([numberedEvent, Type.Null()]) });
const rematchAnswer = Type.Object({ next: Type.Union([Type.String(), Type.Null()]) });
const requestBody = Type.Pick(moveMessage, ["id"]);
const answerBody = Type.Pick(takeBackAnswer, ["accept", "id"]);
// A username is any text, so it stands in the query: `..` in a path would be resolved by browsers.
const byUsername = Type.Object({ username: Type.String({ minLength: 1, maxLength: 1000 }) });
const finishedPlace = Type.String({
  pattern: "^[0-9]{1,15}([.][A-Za-z0-9_-]{1,100})?$",
  description: "`next` of the last answer, or a time: what finished before it",
});
const botNumber = Type.Integer({ minimum: 0, description: "a bot, by its place in `bots`" });
const askedIds = Type.String({
  pattern: `^[A-Za-z0-9_-]{16}(,[A-Za-z0-9_-]{16}){0,${maxAsked - 1}}$`,
  description: `ids of at most ${maxAsked} games, with commas between them`,
});
const done = Type.Object({});

const ok = <T extends TSchema>(answer: T) => ({ 200: answer, default: errorAnswer });
const taken = <T extends TSchema>(answer: T) => ({ 202: answer, default: errorAnswer });
const made = <T extends TSchema>(answer: T) => ({ 201: answer, default: errorAnswer });

const ofGames = { tags: ["games"] };
/** With the token of a seat. */
const ofSeats = { tags: ["games"], security: [{ seat: [] }], params: byId };
const ofPeople = { tags: ["players"] };
const ofOperator = { tags: ["players"], security: [{ operator: [] }] };

const gameSchemas = {
  listGames: {
    ...ofGames,
    summary: "Listed games, going on or finished, the latest first",
    querystring: Type.Object({
      state: Type.Optional(Type.Enum(["going", "finished"], { description: "going on when left out" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      before: Type.Optional(finishedPlace),
    }),
    response: ok(gameList),
  },
  openGames: {
    ...ofGames,
    summary: "Games that wait for anyone, the latest made first",
    description: `Listed and open, a seat free, and whoever waits there: over the live connection, by correspondence, or by a request within the last minute. At most ${mostOpen}. The live connection tells what changes.`,
    querystring: Type.Object({ game: Type.Optional(gameName) }),
    response: ok(openList),
  },
  progress: {
    ...ofGames,
    summary: "How far games are, by their ids; those that are not there are left out",
    description: "For whoever follows many games and wants to know which of them have changed.",
    querystring: Type.Object({ ids: askedIds }),
    response: ok(Type.Object({ games: Type.Array(gameProgress) })),
  },
  createGame: {
    ...ofGames,
    summary: "Make a game",
    description: `The request is at most ${maxFrame * 4} bytes. Naming a \`player\` needs the operator's rights.`,
    body: createRequest,
    response: made(createAnswer),
  },
  game: {
    ...ofGames,
    summary: "A game and its events",
    description: "With a seat's token it also says that whoever holds the seat is there (see `claim`).",
    params: byId,
    response: ok(gameView),
  },
  deleteGame: {
    ...ofOperator,
    tags: ["games"],
    summary: "Delete a game for good",
    description: "With a seat's token while nobody has taken the other seat; else the operator's.",
    params: byId,
    response: ok(done),
  },
  record: {
    ...ofGames,
    summary: "The game's record, in the format every part of Grundy reads",
    params: byId,
    response: ok(Type.Unsafe<GameRecord>({})),
  },
  join: {
    ...ofGames,
    summary: "Take the guest's seat",
    params: byId,
    body: joinRequest,
    response: ok(joinAnswer),
  },
  move: {
    ...ofSeats,
    summary: "Play a move; answered when it is durable",
    body: Type.Pick(moveMessage, ["move", "after", "id"]),
    response: { ...ok(eventAnswer), 409: outdatedAnswer },
  },
  resign: { ...ofSeats, summary: "Give up", body: requestBody, response: ok(eventAnswer) },
  claim: {
    ...ofSeats,
    summary: "Take the win in a game with a clock when the other has been away for two minutes",
    body: requestBody,
    response: ok(eventAnswer),
  },
  takeBack: {
    ...ofSeats,
    summary: "Ask to go back to one's own last turn; the event is null until the other consents",
    body: requestBody,
    response: ok(eventAnswer),
  },
  answerTakeBack: {
    ...ofSeats,
    summary: "Consent to a take-back, or decline it",
    body: answerBody,
    response: ok(eventAnswer),
  },
  rematch: {
    ...ofSeats,
    summary: "Offer, accept or decline another game; its id once both want it",
    body: answerBody,
    response: ok(rematchAnswer),
  },
  say: {
    ...ofSeats,
    summary: "Say one of the phrases to everyone who is there",
    body: Type.Pick(sayMessage, ["phrase", "id"]),
    response: ok(done),
  },
} as const satisfies Schemas<GameRoute>;

const personSchemas = {
  listPeople: {
    ...ofPeople,
    summary: "People by username",
    querystring: Type.Object({
      after: Type.Optional(
        Type.String({ maxLength: 1000, description: "the username behind which to begin" }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    response: ok(personList),
  },
  addPerson: {
    ...ofOperator,
    summary: "Add somebody, or bring somebody back with games and wins",
    body: personRequest,
    response: made(done),
  },
  removeEveryone: { ...ofOperator, summary: "Remove everybody", response: ok(done) },
  resetEveryone: { ...ofOperator, summary: "Set everybody's games and wins to 0", response: ok(done) },
  person: { ...ofPeople, summary: "One person", querystring: byUsername, response: ok(personView) },
  editPerson: {
    ...ofOperator,
    summary: "Change somebody's names",
    querystring: byUsername,
    body: personNames,
    response: ok(done),
  },
  removePerson: { ...ofOperator, summary: "Remove somebody", querystring: byUsername, response: ok(done) },
  resetPerson: {
    ...ofOperator,
    summary: "Set somebody's games and wins to 0",
    querystring: byUsername,
    response: ok(done),
  },
  giveBack: {
    ...ofOperator,
    summary: "Give somebody back the games and wins that a reset took",
    description: "They are added to what was counted since.",
    querystring: byUsername,
    body: personFigures,
    response: ok(done),
  },
  gamesOfPerson: {
    ...ofPeople,
    summary: "Somebody's finished games, the latest first",
    querystring: Type.Object({
      ...byUsername.properties,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      before: Type.Optional(finishedPlace),
    }),
    response: ok(gameList),
  },
  rankings: {
    ...ofPeople,
    summary: "The first by share of wins",
    querystring: Type.Object({
      order: Type.Optional(Type.Enum(["asc", "desc"])),
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: ok(personList),
  },
} as const satisfies Schemas<PersonRoute>;

const judgeSchemas = {
  submitProgram: {
    tags: ["judge"],
    summary: "Hand in a program, which is run in the sandbox when its turn comes",
    description: `Only where the server judges (see /api/server). A zip, a jar or one source file, at most ${maxProgram} bytes. Keep the id secret: whoever has it can read the answer.`,
    consumes: programTypes,
    querystring: programQuery,
    body: programFile,
    response: taken(Type.Object({ id: judgingId })),
  },
  judging: {
    tags: ["judge"],
    summary: "What has become of a program that was handed in; kept for a day",
    params: Type.Object({ id: judgingId }),
    response: ok(judgingAnswer),
  },
} as const satisfies Schemas<JudgeRoute>;

const ofArena = { tags: ["arena"] };
const byArenaId = Type.Object({ id: arenaId });

const arenaSchemas = {
  listTournaments: {
    ...ofArena,
    summary: "Tournaments between programs, the latest first",
    querystring: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      before: Type.Optional(arenaId),
    }),
    response: ok(tournamentList),
  },
  tournament: {
    ...ofArena,
    summary: "How a tournament stands, and the games going on in it",
    description:
      "Made for whoever asks every few seconds: `again` says when, and with `seen` the standing is null while it is as before.",
    params: byArenaId,
    querystring: Type.Object({ seen: Type.Optional(Type.String({ maxLength: 60 })) }),
    response: ok(tournamentAnswer),
  },
  arenaGames: {
    ...ofArena,
    summary: "A tournament's finished games, the latest in its schedule first",
    params: byArenaId,
    querystring: Type.Object({
      of: Type.Optional(
        Type.Enum(["all", "faults", "repeated"], { description: "all of them when left out" }),
      ),
      bot: Type.Optional(botNumber),
      against: Type.Optional(botNumber),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      before: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    response: ok(arenaGames),
  },
  arenaGame: {
    ...ofArena,
    summary: "One game, with the evidence of a fault",
    description: "How the bot was started is told to the operator only.",
    params: Type.Object({ id: arenaId, number: Type.String({ pattern: "^[0-9]{1,9}$" }) }),
    response: ok(arenaGameAnswer),
  },
} as const satisfies Schemas<ArenaRoute>;

const serverSchemas = {
  server: { tags: ["server"], summary: "About this server", response: ok(serverView) },
} as const satisfies Schemas<ServerRoute>;

/** The schemas of every route; the compiler names one that has none. */
export const routeSchemas = {
  ...gameSchemas,
  ...personSchemas,
  ...judgeSchemas,
  ...arenaSchemas,
  ...serverSchemas,
};
export type RouteSchemas = typeof routeSchemas;
