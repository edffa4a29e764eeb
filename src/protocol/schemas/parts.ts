import Type, { type TProperties } from "typebox";
import { gameIds } from "../../games/index.ts";
import { namePattern } from "../../roster/index.ts";
import { leastClock, maxName, mostClock, mostClockPerMove, mostIncrement } from "../bounds.ts";

/** Members a schema does not name are refused. */
export function closed<T extends TProperties>(properties: T, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });
}

/** A text a person sees. */
export const shown = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: namePattern, description });

export const seat = Type.Union([Type.Literal(0), Type.Literal(1)], {
  description: "0 moves first, 1 second",
});
export const gameId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "a game's id" });
export const token = Type.String({
  pattern: "^[A-Za-z0-9_-]{32}$",
  description: "holds a seat; keep it secret",
});
export const count = Type.Integer({ minimum: 0, maximum: 1e9 });
const milliseconds = Type.Integer({ description: "milliseconds" });
export const instant = Type.Integer({ description: "milliseconds since 1970" });
export const gameName = Type.Enum(gameIds, { description: "the rules" });
export const facts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
export const requestId = Type.String({
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
    closed({ type: Type.Literal("claim"), seat }),
  ],
  { description: "one event of a game's log" },
);

/** A day for all moves, thirty for one that begins anew. */
export const clockSettings = Type.Object(
  {
    initial: Type.Integer({ minimum: leastClock, maximum: mostClockPerMove }),
    increment: Type.Integer({ minimum: 0, maximum: mostIncrement }),
    perMove: Type.Optional(
      Type.Literal(true, { description: "every move begins anew with `initial`, and nothing is added" }),
    ),
  },
  {
    additionalProperties: false,
    description: "time for each seat and what a move adds, in milliseconds",
    anyOf: [{ required: ["perMove"] }, { properties: { initial: { maximum: mostClock } } }],
  },
);

export const clockState = closed({
  /** What each seat has left when this was sent. */
  left: Type.Tuple([milliseconds, milliseconds]),
  running: Type.Union([seat, Type.Null()]),
});

export const endingView = closed({
  winner: Type.Union([seat, Type.Null()]),
  by: Type.Enum(["rules", "resign", "time", "claim"]),
});

export const name = shown(maxName, "the name others see");
/** Who is there already may be called anything: the consoles keep any text. */
export const knownUsername = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$",
  description: "a person of the roster",
});
export const username = shown(100, "what a new person of the roster is known by");
export const computer = shown(
  maxName,
  "which player, as players are written (engine:5), when a program plays this seat",
);
