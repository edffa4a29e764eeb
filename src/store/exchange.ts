import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { accept, gameIds, type Refusal, type Result, refuse } from "../games/index.ts";
import { begin, follow, type Play } from "../match/index.ts";
import { type GameEvent, readEvent } from "../notation/index.ts";
import { namePattern, type Person, personKinds, type Roster, tidyName } from "../roster/index.ts";
import type { Aside, LoadedGame, Store, StoredSeat } from "./store.ts";

/**
 * Everything a store holds as JSON lines: a head, people, games with their events, and a last line that says how many
 * there were, so that a file that was cut off is noticed. Tokens are in it as hashes: games go on after an import.
 */
const exchangeFormat = "grundy-export";
const exchangeVersion = 1;

const integer = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
const instant = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** No control characters, no half ones. */
const text = Type.String({ pattern: "^[^\\p{Cc}\\p{Cs}]*$" });
const name = Type.String({ pattern: namePattern });
const hash = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });
const gameId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });
const requestId = Type.String({ pattern: "^[\\x21-\\x7e]{1,40}$" });
const seat = Type.Object({
  name: Type.Union([name, Type.Null()]),
  tokenHash: Type.Optional(hash),
  takenAt: Type.Optional(instant),
  seenAt: Type.Optional(instant),
  computer: Type.Optional(text),
  player: Type.Optional(text),
});
const line = Type.Union([
  Type.Object({ type: Type.Literal("head"), format: Type.Literal(exchangeFormat), version: Type.Integer() }),
  Type.Object({
    type: Type.Literal("person"),
    username: name,
    given: Type.Union([name, Type.Literal("")]),
    family: Type.Union([name, Type.Literal("")]),
    kind: Type.Enum([...personKinds]),
    games: instant,
    wins: instant,
  }),
  Type.Object({
    type: Type.Literal("game"),
    game: Type.Object({
      id: gameId,
      game: Type.Enum(gameIds),
      options: Type.Unknown(),
      from: Type.Optional(text),
      seats: Type.Tuple([seat, seat]),
      clock: Type.Optional(Type.Object({ initial: instant, increment: instant })),
      listed: Type.Boolean(),
      open: Type.Boolean(),
      invitationHash: Type.Optional(hash),
      created: instant,
      rematchOf: Type.Optional(gameId),
    }),
    events: Type.Array(
      Type.Object({
        number: instant,
        event: Type.Unknown(),
        at: instant,
        id: Type.Optional(requestId),
        left: Type.Optional(Type.Tuple([integer, integer])),
      }),
    ),
    finish: Type.Optional(
      Type.Object({
        winner: Type.Union([Type.Literal(0), Type.Literal(1), Type.Null()]),
        by: Type.Enum(["rules", "resign", "time", "claim"]),
        at: instant,
        position: text,
      }),
    ),
    next: Type.Optional(gameId),
  }),
  Type.Object({ type: Type.Literal("end"), people: instant, games: instant }),
]);

const check = Compile(line);

export type ExchangeLine =
  | Extract<Static<typeof line>, { type: "head" } | { type: "end" }>
  | ({ readonly type: "person" } & Person)
  | GameLine;

type GameLine = { readonly type: "game" } & LoadedGame;

/** How many people are fetched at a time. */
const pageSize = 1000;

/** Everything. A game that cannot be read, or could not be read back, is told to `aside` and left out; without it that is an error. */
export async function* exportLines(store: Store, aside?: Aside): AsyncGenerator<string> {
  let people = 0;
  let games = 0;
  const make = (data: ExchangeLine) => `${JSON.stringify(data)}\n`;
  yield make({ type: "head", format: exchangeFormat, version: exchangeVersion });
  for await (const person of everyone(store.roster)) {
    people++;
    yield make({ type: "person", ...person });
  }
  for await (const game of store.games.all(aside)) {
    const made = make({ type: "game", ...game });
    const read = aside ? parseLine(made) : undefined;
    if (read && !read.ok) {
      aside?.(game.game.id, new Error(`game ${game.game.id} cannot be replayed: ${read.refusal.code}`));
      continue;
    }
    games++;
    yield made;
  }
  yield make({ type: "end", people, games });
}

async function* everyone(roster: Roster): AsyncGenerator<Person> {
  let last: string | undefined;
  for (;;) {
    const people = await roster.page(last, pageSize);
    yield* people;
    if (people.length < pageSize) return;
    last = people.at(-1)?.username;
  }
}

/** Why a line cannot be read; `event` says which one of a game's events it is about, counted from 1. */
export type LineRefusal = Refusal & { readonly event?: number };

/** One line of such a file. A game is replayed: what is accepted is legal from its first event to its last. */
export function parseLine(source: string): Result<ExchangeLine, LineRefusal> {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return refuse("record-not-json");
  }
  if (!check.Check(data))
    return refuse("record-broken", { part: check.Errors(data)[0]?.instancePath.slice(1) || "type" });
  if (data.type === "head" && data.version !== exchangeVersion) {
    return refuse("record-version", { version: String(data.version), known: exchangeVersion });
  }
  if (data.type === "person" && data.wins > data.games) return refuse("record-broken", { part: "wins" });
  return data.type === "game" ? checkGame(data as GameLine) : accept(data);
}

function checkGame(line: GameLine): Result<ExchangeLine, LineRefusal> {
  const { game, events, finish } = line;
  const begun = begin(game.game, game.options, game.from);
  if (!begun.ok) return begun;
  const known: GameEvent[] = [];
  for (const [index, { number, event }] of events.entries()) {
    const read = readEvent(event);
    if (!read || number !== index + 1) return refuse("record-broken", { part: `event ${index + 1}` });
    known.push(read);
  }
  const play = follow(begun.value, known);
  if (!play.ok) return { ok: false, refusal: { ...play.refusal, event: refusedEvent(begun.value, known) } };
  const claim = known.findIndex(({ type }) => type === "claim");
  const isOpen = game.seats.some(({ tokenHash }) => tokenHash === undefined);
  if (claim >= 0 && (!game.clock || isOpen)) return refuse("record-broken", { part: `event ${claim + 1}` });
  const { ending } = play.value;
  if (ending?.winner !== finish?.winner || ending?.by !== finish?.by)
    return refuse("record-broken", { part: "finish" });
  const [first, second] = game.seats;
  return accept({ ...line, game: { ...game, seats: [tidied(first), tidied(second)] } });
}

function tidied(seat: StoredSeat): StoredSeat {
  return seat.name === null ? seat : { ...seat, name: tidyName(seat.name) };
}

/** Which event is the first that cannot happen, when not all can: the log can be followed up to the one before it. */
function refusedEvent(begun: Play, events: readonly GameEvent[]): number {
  let [possible, refused] = [0, events.length];
  while (refused - possible > 1) {
    const middle = (possible + refused) >>> 1;
    if (follow(begun, events.slice(0, middle)).ok) possible = middle;
    else refused = middle;
  }
  return refused;
}
