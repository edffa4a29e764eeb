import Type from "typebox";
import { phraseIds } from "../../words/index.ts";
import { gameHead, numberedEvent, seatHead } from "./games.ts";
import { leaveLobby, lobbyChanges, lobbyList, lobbyMessage } from "./lobby.ts";
import { clockState, closed, count, facts, gameId, instant, requestId, seat, token } from "./parts.ts";

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
export const claimMessage = closed({ type: Type.Literal("claim"), game: gameId, seat, id: requestId });
export const rematchMessage = closed({
  type: Type.Literal("rematch"),
  game: gameId,
  seat,
  accept: Type.Boolean({ description: "false declines or withdraws" }),
  id: requestId,
});
const phrase = Type.Enum(phraseIds, {
  description: "one of what can be said; each reads it in his own language",
});
export const sayMessage = closed({ type: Type.Literal("say"), game: gameId, seat, phrase, id: requestId });
export const ping = closed({ type: Type.Literal("ping") });

export const clientMessage = Type.Union([
  moveMessage,
  subscribe,
  unsubscribe,
  takeBackMessage,
  takeBackAnswer,
  resignMessage,
  claimMessage,
  rematchMessage,
  lobbyMessage,
  leaveLobby,
  sayMessage,
  ping,
]);

// Messages from the server.

const wait = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);
/**
 * Milliseconds until the other may claim the game because this seat is away, when the message was sent; null while it is there, and
 * where nothing can be claimed.
 */
const claimIn = Type.Tuple([wait, wait]);

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
  claimIn,
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
  claimIn,
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
/** A seat has said something: nobody keeps it. */
export const saidMessage = closed({ type: Type.Literal("said"), game: Type.String(), seat, phrase });
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
  lobbyList,
  lobbyChanges,
  saidMessage,
  pong,
  errorMessage,
]);
