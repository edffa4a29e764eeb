import Type from "typebox";
import { maxFrame } from "../bounds.ts";
import {
  clockSettings,
  clockState,
  closed,
  computer,
  endingView,
  gameEvent,
  gameName,
  instant,
  knownUsername,
  name,
  seat,
  token,
} from "./parts.ts";

export const seatRequest = closed({
  by: Type.Enum(["me", "guest"], { description: "me: the creator gets this seat's token" }),
  name: Type.Optional(name),
  computer: Type.Optional(computer),
  player: Type.Optional(knownUsername),
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
  help: Type.Optional(
    Type.Boolean({
      description:
        "hints and analysis while people play each other, agreed to by joining; false when left out",
    }),
  ),
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
  help: Type.Optional(Type.Literal(true, { description: "hints and analysis were agreed on" })),
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

export const gameProgress = closed({
  id: Type.String(),
  number: Type.Integer({ minimum: 0, description: "how many events there are" }),
  changes: Type.Integer({ minimum: 0, description: "grows with a seat that is taken, an offer, a rematch" }),
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
  player: Type.Optional(knownUsername),
});

export const joinAnswer = closed({ seat, token, head: gameHead });
