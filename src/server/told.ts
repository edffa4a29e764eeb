import Type, { type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { maxFrame, type ServerMessage } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import type { StoredOffers } from "../store/index.ts";

const count = Type.Integer({ minimum: 0 });
const pair = Type.Tuple([Type.Boolean(), Type.Boolean()]);

function closed<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** The store has more of a game than its events: a seat was taken. Or, without a number, look there. */
const changed = closed({
  type: Type.Literal("changed"),
  game: Type.String(),
  changes: Type.Optional(count),
});

const heard = Type.Array(closed({ id: Type.String(), kind: Type.String() }));

/** A change of what the seats ask each other, the game's `changes`-th, after so many events; and how everyone at the game is told. */
const asked = closed({
  type: Type.Literal("asked"),
  game: Type.String(),
  number: count,
  changes: count,
  offers: Type.Optional(
    closed({
      number: count,
      takeBack: Type.Optional(closed({ seat: schemas.seat, moves: count })),
      asked: pair,
      rematch: pair,
      offered: pair,
      heard: Type.Optional(Type.Tuple([heard, heard])),
    }),
  ),
  message: Type.Union([
    schemas.takeBackAsked,
    schemas.takeBackDeclined,
    schemas.rematchOffered,
    schemas.rematchDeclined,
    schemas.rematchReady,
  ]),
});

/** Who is at the game through one server: which seats, as bits, and how many more. */
const present = closed({
  type: Type.Literal("present"),
  game: Type.String(),
  server: Type.String({ minLength: 1, maxLength: 100 }),
  seats: Type.Integer({ minimum: 0, maximum: 3 }),
  watchers: Type.Integer({ minimum: 0, maximum: 1e9 }),
  /** By that server's own clock: what it has said later counts. */
  at: Type.Number(),
  /** It wants to know of the others. */
  asks: Type.Optional(Type.Boolean()),
});

export interface ToldAsked {
  readonly type: "asked";
  readonly game: string;
  readonly number: number;
  readonly changes: number;
  readonly offers?: StoredOffers | undefined;
  readonly message: Extract<ServerMessage, Static<(typeof asked)["properties"]["message"]>>;
}
export type ToldPresent = Static<typeof present>;
export type ToldSaid = Static<typeof schemas.saidMessage>;

/** What servers tell each other of a game; an event is the very text that everyone at the game is told. */
export type Told =
  | Static<typeof schemas.eventMessage>
  | Static<typeof changed>
  | ToldAsked
  | ToldPresent
  | ToldSaid;

const validators = new Map<unknown, (data: unknown) => data is Told>(
  [schemas.eventMessage, changed, asked, present, schemas.saidMessage].map((schema) => [
    schema.properties.type.const,
    validator(schema),
  ]),
);

function validator<T extends TSchema>(schema: T): (data: unknown) => data is Static<T> & Told {
  const compiled = Compile(schema);
  return (data): data is Static<T> & Told => compiled.Check(data);
}

/** What another server has told of this game; undefined when it is nothing we know. Whoever may write there may write anything. */
export function readTold(game: string, text: string): Told | undefined {
  if (text.length > maxFrame) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== "object" || data === null) return undefined;
  const check = validators.get((data as { type?: unknown }).type);
  if (!check?.(data) || data.game !== game) return undefined;
  return data.type === "asked" && data.message.game !== game ? undefined : data;
}

export function toldText(told: Exclude<Told, { type: "event" }>): string {
  return JSON.stringify(told);
}
