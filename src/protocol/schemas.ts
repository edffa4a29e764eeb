/**
 * Every message once: these schemas validate what comes in, give `protocol.ts` its types, and describe the API at
 * `/api/docs`. Members a schema does not name are refused.
 */
import Type, { type TProperties } from "typebox";
import { gameIds } from "../games/index.ts";
import { personKinds } from "../roster/index.ts";
import { maxFrame, maxName } from "./bounds.ts";

function closed<T extends TProperties>(properties: T, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });
}

/** A text a person sees: something visible, no control characters. */
const shown = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$", description });

export const seat = Type.Union([Type.Literal(0), Type.Literal(1)], {
  description: "0 moves first, 1 second",
});
export const gameId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "a game's id" });
export const token = Type.String({
  pattern: "^[A-Za-z0-9_-]{32}$",
  description: "holds a seat; keep it secret",
});
const count = Type.Integer({ minimum: 0, maximum: 1e9 });
const milliseconds = Type.Integer({ description: "milliseconds" });
const instant = Type.Integer({ description: "milliseconds since 1970" });
const gameName = Type.Enum(gameIds, { description: "the rules" });
const facts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
const requestId = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: "^[\\x21-\\x7e]+$",
  description: "made by the client, new for each request; it comes back in the answer",
});

export const gameEvent = Type.Union(
  [
    closed({ type: Type.Literal("move"), seat, move: Type.String() }),
    closed({ type: Type.Literal("take-back"), seat, moves: count }),
    closed({ type: Type.Literal("resign"), seat }),
    closed({ type: Type.Literal("time"), seat }),
  ],
  { description: "one event of a game's log" },
);

export const clockSettings = closed(
  {
    initial: Type.Integer({ minimum: 1000, maximum: 86_400_000 }),
    increment: Type.Integer({ minimum: 0, maximum: 600_000 }),
  },
  "time for each seat and what a move adds, in milliseconds",
);

export const clockState = closed({
  /** What each seat has left when this was sent. */
  left: Type.Tuple([milliseconds, milliseconds]),
  running: Type.Union([seat, Type.Null()]),
});

export const endingView = closed({
  winner: Type.Union([seat, Type.Null()]),
  by: Type.Enum(["rules", "resign", "time"]),
});

const name = shown(maxName, "the name others see");
const username = shown(100, "a person of the roster");
const computer = shown(maxName, "the level, in the page's own words, when a program plays this seat");

export const seatRequest = closed({
  by: Type.Enum(["me", "guest"], { description: "me: the creator gets this seat's token" }),
  name: Type.Optional(name),
  computer: Type.Optional(computer),
  player: Type.Optional(username),
});

export const createRequest = closed({
  game: gameName,
  options: Type.Optional(
    Type.Unknown({ description: "the game's options; what is left out has its default" }),
  ),
  from: Type.Optional(
    Type.String({
      maxLength: maxFrame * 2,
      description: "the position to begin from, in the game's notation",
    }),
  ),
  seats: Type.Tuple([seatRequest, seatRequest], { description: "who moves first, who second" }),
  clock: Type.Optional(clockSettings),
  listed: Type.Optional(Type.Boolean({ description: "shown in the list of games; true when left out" })),
  open: Type.Optional(Type.Boolean({ description: "anyone may take the guest's seat; false when left out" })),
});

export const seatHead = closed({
  name: Type.Union([Type.String(), Type.Null()], {
    description: "null until a guest has come without a name",
  }),
  taken: Type.Boolean(),
  computer: Type.Optional(Type.String()),
  player: Type.Optional(Type.String()),
});

const headProperties = {
  id: Type.String(),
  game: gameName,
  options: Type.Unknown(),
  from: Type.Optional(Type.String()),
  seats: Type.Tuple([seatHead, seatHead]),
  clock: Type.Optional(clockSettings),
  listed: Type.Boolean(),
  open: Type.Boolean(),
  created: instant,
  rematchOf: Type.Optional(Type.String()),
} as const;

export const gameHead = closed(headProperties);

export const numberedEvent = closed({
  number: Type.Integer({ minimum: 1 }),
  event: gameEvent,
  at: instant,
  id: Type.Optional(Type.String()),
});

export const gameSummary = closed({
  ...headProperties,
  number: Type.Integer({ minimum: 0, description: "how many events there are" }),
  position: Type.String({ description: "in the game's notation" }),
  ending: Type.Union([endingView, Type.Null()]),
  changed: instant,
});

export const gameList = closed({
  games: Type.Array(gameSummary),
  next: Type.Optional(Type.String({ description: "give it as `before` for the games before these" })),
});

export const gameView = closed({
  ...headProperties,
  events: Type.Array(numberedEvent),
  ending: Type.Union([endingView, Type.Null()]),
  clockState: Type.Union([clockState, Type.Null()]),
  next: Type.Union([Type.String(), Type.Null()], { description: "the rematch" }),
});

export const createAnswer = closed({
  head: gameHead,
  tokens: Type.Tuple([Type.Union([token, Type.Null()]), Type.Union([token, Type.Null()])]),
  invitation: Type.Union([token, Type.Null()], { description: "whoever has it may take the guest's seat" }),
});

export const joinRequest = closed({
  invitation: Type.Optional(token),
  name: Type.Optional(name),
  computer: Type.Optional(computer),
  player: Type.Optional(username),
});

export const joinAnswer = closed({ seat, token, head: gameHead });

export const personView = closed({
  username: Type.String(),
  given: Type.String(),
  family: Type.String(),
  kind: Type.Enum([...personKinds]),
  games: Type.Integer(),
  wins: Type.Integer(),
});
export const personNames = closed({ given: shown(100, "given name"), family: shown(100, "family name") });
export const personRequest = closed({
  username,
  ...personNames.properties,
  kind: Type.Enum([...personKinds]),
});
export const personList = closed({
  players: Type.Array(personView),
  next: Type.Optional(Type.String({ description: "give it as `after` for those behind these" })),
});

export const serverView = closed({
  version: Type.String(),
  operator: Type.Enum(["everyone", "token"], { description: "who may change the roster" }),
  publicUrl: Type.Union([Type.String(), Type.Null()], { description: "what others can open" }),
});

export const errorAnswer = closed({ error: closed({ code: Type.String(), facts, message: Type.String() }) });

/** The game has gone on: here it is. A conflict of another kind comes without it. */
export const outdatedAnswer = closed({ ...errorAnswer.properties, game: Type.Optional(gameView) });

// Messages to the server.

export const subscribe = closed({
  type: Type.Literal("subscribe"),
  game: gameId,
  tokens: Type.Optional(Type.Array(token, { maxItems: 2 })),
  seen: count,
});
export const unsubscribe = closed({ type: Type.Literal("unsubscribe"), game: gameId });
export const moveMessage = closed({
  type: Type.Literal("move"),
  game: gameId,
  seat,
  move: Type.String({ minLength: 1, maxLength: 80, description: "in the game's notation" }),
  after: count,
  id: requestId,
});
export const takeBackMessage = closed({ type: Type.Literal("take-back"), game: gameId, seat, id: requestId });
export const takeBackAnswer = closed({
  type: Type.Literal("take-back-answer"),
  game: gameId,
  seat,
  accept: Type.Boolean(),
  id: requestId,
});
export const resignMessage = closed({ type: Type.Literal("resign"), game: gameId, seat, id: requestId });
export const rematchMessage = closed({
  type: Type.Literal("rematch"),
  game: gameId,
  seat,
  accept: Type.Boolean({ description: "false declines or withdraws" }),
  id: requestId,
});
export const ping = closed({ type: Type.Literal("ping") });

export const clientMessage = Type.Union([
  moveMessage,
  subscribe,
  unsubscribe,
  takeBackMessage,
  takeBackAnswer,
  resignMessage,
  rematchMessage,
  ping,
]);

// Messages from the server.

export const stateMessage = closed({
  type: Type.Literal("state"),
  game: Type.String(),
  head: gameHead,
  /** The seats this connection holds. */
  yours: Type.Array(seat),
  /** Keep the first `after` events one has, then append these. */
  after: Type.Integer({ minimum: 0 }),
  events: Type.Array(numberedEvent),
  clock: Type.Union([clockState, Type.Null()]),
  /** Which seats are connected. */
  present: Type.Tuple([Type.Boolean(), Type.Boolean()]),
  watchers: Type.Integer({ minimum: 0 }),
  /** Who asks for a take-back at the moment. */
  takeBack: Type.Union([seat, Type.Null()]),
  /** Who has offered a rematch. */
  rematch: Type.Tuple([Type.Boolean(), Type.Boolean()]),
  next: Type.Union([Type.String(), Type.Null()]),
});
export const eventMessage = closed({
  type: Type.Literal("event"),
  game: Type.String(),
  ...numberedEvent.properties,
  clock: Type.Optional(clockState),
});
/** A seat was taken, or its name changed. */
export const seatsMessage = closed({
  type: Type.Literal("seats"),
  game: Type.String(),
  seats: Type.Tuple([seatHead, seatHead]),
  clock: Type.Optional(clockState),
});
export const presenceMessage = closed({
  type: Type.Literal("presence"),
  game: Type.String(),
  present: Type.Tuple([Type.Boolean(), Type.Boolean()]),
  watchers: Type.Integer({ minimum: 0 }),
});
export const takeBackAsked = closed({
  type: Type.Literal("take-back-asked"),
  game: Type.String(),
  seat,
  /** How many moves would stand afterwards. */
  moves: count,
  id: Type.Optional(Type.String()),
});
export const takeBackDeclined = closed({
  type: Type.Literal("take-back-declined"),
  game: Type.String(),
  /** The seat that had asked. */
  seat,
});
export const rematchOffered = closed({
  type: Type.Literal("rematch-offered"),
  game: Type.String(),
  seat,
  id: Type.Optional(Type.String()),
});
export const rematchDeclined = closed({
  type: Type.Literal("rematch-declined"),
  game: Type.String(),
  /** The seat that said no. */
  seat,
});
export const rematchReady = closed({
  type: Type.Literal("rematch-ready"),
  game: Type.String(),
  next: Type.String(),
});
export const pong = closed({ type: Type.Literal("pong"), now: instant });
export const errorMessage = closed({
  type: Type.Literal("error"),
  code: Type.String(),
  facts,
  game: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
});

export const serverMessage = Type.Union([
  stateMessage,
  eventMessage,
  seatsMessage,
  presenceMessage,
  takeBackAsked,
  takeBackDeclined,
  rematchOffered,
  rematchDeclined,
  rematchReady,
  pong,
  errorMessage,
]);
