import Type, { type Static, type TObject } from "typebox";
import { Compile } from "typebox/compile";
import { accept, gameIds, type Refusal, type Result, refuse } from "../games/index.ts";
import { begin, follow, type Play } from "../match/index.ts";
import { type GameEvent, notationOf, readEvent } from "../notation/index.ts";
import { type Person, personKinds, type Roster, shownName } from "../roster/index.ts";
import { type ArenaLine, hasTournaments, readArenaLine, tournamentLines } from "./exchange-arena.ts";
import type { Aside, Finish, LoadedGame, StoredEvent, StoredSeat } from "./games.ts";
import type { Store } from "./store.ts";

/**
 * Everything a store holds as JSON lines: a head, people, games with their events, tournaments with their games, and a last line that
 * says how many there were, so that a file that was cut off is noticed. Tokens are in it as hashes: games go on after an import. What seats had
 * asked each other (`offers`) is not in it, nor how often a game had changed: an offer is a question of the moment, whoever still
 * wants it asks again, and `all` leaves both out. Neither are jobs: what was to be done with one store is not to be done with another.
 */
const exchangeFormat = "grundy-export";
const exchangeVersion = 2;
/** Of a store without tournaments: what was before them can read it. */
const plainVersion = 1;

const integer = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
const instant = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** No control characters, no half ones. */
const visible = { pattern: "^[^\\p{Cc}\\p{Cs}]*$" };
const text = Type.String(visible);
/** People may be called anything, for consoles keep any text; what others see at a game is made so that it can be seen. */
const anything = Type.String();
const hash = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });
const gameId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });
const requestId = Type.String({ pattern: "^[\\x21-\\x7e]{1,40}$" });
/** As many as a server takes, and as an index has room for. */
const player = Type.String({ ...visible, maxLength: 100 });
const seat = Type.Object({
  name: Type.Union([anything, Type.Null()]),
  tokenHash: Type.Optional(hash),
  takenAt: Type.Optional(instant),
  seenAt: Type.Optional(instant),
  computer: Type.Optional(text),
  player: Type.Optional(player),
});
const headLine = Type.Object({
  type: Type.Literal("head"),
  format: Type.Literal(exchangeFormat),
  version: Type.Integer(),
});
const personLine = Type.Object({
  type: Type.Literal("person"),
  username: anything,
  given: anything,
  family: anything,
  kind: Type.Enum([...personKinds]),
  games: instant,
  wins: instant,
});
const clockPart = Type.Object({
  initial: instant,
  increment: instant,
  perMove: Type.Optional(Type.Literal(true)),
});
const gamePart = Type.Object({
  id: gameId,
  game: Type.Enum(gameIds),
  options: Type.Unknown(),
  from: Type.Optional(text),
  seats: Type.Tuple([seat, seat]),
  clock: Type.Optional(clockPart),
  listed: Type.Boolean(),
  open: Type.Boolean(),
  help: Type.Optional(Type.Literal(true)),
  invitationHash: Type.Optional(hash),
  created: instant,
  rematchOf: Type.Optional(gameId),
});
const eventPart = Type.Object({
  number: instant,
  event: Type.Unknown(),
  at: instant,
  id: Type.Optional(requestId),
  left: Type.Optional(Type.Tuple([integer, integer])),
});
const finishPart = Type.Object({
  winner: Type.Union([Type.Literal(0), Type.Literal(1), Type.Null()]),
  by: Type.Enum(["rules", "resign", "time", "claim"]),
  at: instant,
  position: text,
});
const gameLine = Type.Object({
  type: Type.Literal("game"),
  game: gamePart,
  events: Type.Array(eventPart),
  finish: Type.Optional(finishPart),
  next: Type.Optional(gameId),
});
const endLine = Type.Object({
  type: Type.Literal("end"),
  people: instant,
  games: instant,
  arena: Type.Optional(instant),
});
const others = { head: headLine, person: personLine, end: endLine };
const line = Type.Union([headLine, personLine, gameLine, endLine]);

const check = Compile(line);

export type ExchangeLine =
  | Extract<Static<typeof line>, { type: "head" } | { type: "end" }>
  | ({ readonly type: "person" } & Person)
  | GameLine
  | ArenaLine;

type GameLine = { readonly type: "game" } & LoadedGame;

/** Machines' clocks differ: what is said to have happened so many milliseconds from now may have happened. */
const tolerance = 86_400_000;

/** How many people are fetched at a time. */
const pageSize = 1000;

/**
 * Everything. A game that cannot be read, or could not be read back, is told to `aside` and left out; without it that is an error.
 * `now` is the time, as for `parseLine`.
 */
export async function* exportLines(store: Store, aside?: Aside, now = Date.now()): AsyncGenerator<string> {
  let people = 0;
  let games = 0;
  let arena = 0;
  const version = (await hasTournaments(store)) ? exchangeVersion : plainVersion;
  const make = (data: ExchangeLine) => `${JSON.stringify(data)}\n`;
  yield make({ type: "head", format: exchangeFormat, version });
  for await (const person of everyone(store.roster)) {
    people++;
    yield make({ type: "person", ...person });
  }
  for await (const game of store.games.all(aside)) {
    const made = make({ type: "game", ...game });
    const read = aside ? parseLine(made, now) : undefined;
    if (read && !read.ok) {
      aside?.(game.game.id, new Error(`game ${game.game.id} cannot be replayed: ${read.refusal.code}`));
      continue;
    }
    games++;
    yield made;
  }
  if (version === plainVersion) {
    yield make({ type: "end", people, games });
    return;
  }
  for await (const each of tournamentLines(store, aside)) {
    arena++;
    yield make(each);
  }
  yield make({ type: "end", people, games, arena });
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

/**
 * One line of such a file. A game is replayed: what is accepted is legal from its first event to its last, ended as it says, and has
 * happened by `now`. What this version does not know of is left out.
 */
export function parseLine(source: string, now: number): Result<ExchangeLine, LineRefusal> {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return refuse("record-not-json");
  }
  const ofArena =
    typeof data === "object" && data !== null ? readArenaLine(data, now + tolerance) : undefined;
  if (ofArena) return ofArena;
  if (!check.Check(data))
    return refuse("record-broken", { part: check.Errors(data)[0]?.instancePath.slice(1) || "type" });
  if (data.type === "head" && data.version !== exchangeVersion && data.version !== plainVersion) {
    return refuse("record-version", { version: String(data.version), known: exchangeVersion });
  }
  if (data.type === "person" && data.wins > data.games) return refuse("record-broken", { part: "wins" });
  if (data.type === "game") return checkGame(data as GameLine, now + tolerance);
  return accept(only(others[data.type], data));
}

function checkGame(line: GameLine, latest: number): Result<ExchangeLine, LineRefusal> {
  const { game, events, finish } = line;
  const begun = begin(game.game, game.options, game.from);
  if (!begun.ok) return begun;
  const known: GameEvent[] = [];
  for (const [index, { number, event, at }] of events.entries()) {
    const read = readEvent(event);
    if (!read || number !== index + 1 || at > latest)
      return refuse("record-broken", { part: `event ${index + 1}` });
    known.push(read);
  }
  const play = follow(begun.value, known);
  if (!play.ok) return { ok: false, refusal: { ...play.refusal, event: refusedEvent(begun.value, known) } };
  const clocked = known.findIndex(({ type }) => type === "claim" || type === "time");
  const isOpen = game.seats.some(({ tokenHash }) => tokenHash === undefined);
  if (clocked >= 0 && (!game.clock || isOpen))
    return refuse("record-broken", { part: `event ${clocked + 1}` });
  const part = partBeyond(line, latest) ?? (hasEnded(play.value, finish) ? undefined : "finish");
  if (part !== undefined) return refuse("record-broken", { part });
  return accept(cleaned(line, begun.value, known));
}

/** The game without anything that is not known here, wherever it stood: what a store takes over is what was judged. */
function cleaned(line: GameLine, { options, start }: Play, known: readonly GameEvent[]): GameLine {
  const { game, events, finish } = line;
  const [first, second] = game.seats;
  const from = game.from === undefined ? {} : { from: notationOf(game.game).makePosition(start) };
  return {
    ...only(gameLine, line),
    game: {
      ...only(gamePart, game),
      options,
      ...from,
      seats: [tidied(first), tidied(second)],
      clock: game.clock && only(clockPart, game.clock),
    },
    events: known.map((event, index) => {
      const { number, at, id, left } = events[index] as StoredEvent;
      return { number, event, at, id, left };
    }),
    finish: finish && only(finishPart, finish),
  };
}

/** The members that a schema names, in the order in which they stand. */
function only<T extends object>({ properties }: TObject, value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([member]) => Object.hasOwn(properties, member)),
  ) as T;
}

/** Whether a game has come to this end, which is shown without replaying it; or to none, as it says. */
function hasEnded({ id, position, ending }: Play, finish: Finish | undefined): boolean {
  if (!ending || !finish) return !ending && !finish;
  const { winner, by } = ending;
  return (
    winner === finish.winner && by === finish.by && finish.position === notationOf(id).makePosition(position)
  );
}

/** Whose time, besides the events', is later than it can be: such a game would never be old enough for anything. */
function partBeyond({ game, finish }: GameLine, latest: number): string | undefined {
  const isBeyond = (at: number | undefined) => at !== undefined && at > latest;
  if (isBeyond(game.created)) return "game/created";
  const ahead = game.seats.findIndex(({ takenAt, seenAt }) => isBeyond(takenAt) || isBeyond(seenAt));
  if (ahead >= 0) return `game/seats/${ahead}`;
  return isBeyond(finish?.at) ? "finish" : undefined;
}

function tidied(taken: StoredSeat): StoredSeat {
  const { name } = taken;
  return { ...only(seat, taken), name: name === null ? null : shownName(name) };
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
