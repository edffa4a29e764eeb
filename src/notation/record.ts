import { accept, findGame, type GameId, isGameId, type Result, refuse, type Seat } from "../games/index.ts";

/**
 * The record of a whole game: one versioned format for every game. An event's number is its place in the list, from 1.
 * What is stored, shown to a watcher, exported and judged is this one log.
 */
export interface GameRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion;
  readonly game: GameId;
  readonly options: unknown;
  /** The names of the players, first mover first. */
  readonly players: readonly [string, string];
  /** The position it began from, in the game's own notation, when that was not the start. */
  readonly from?: string;
  readonly events: readonly GameEvent[];
}

export type GameEvent =
  /** A move in the game's own notation. */
  | { readonly type: "move"; readonly seat: Seat; readonly move: string }
  /** Back to the position after the first `moves` moves that stand. */
  | { readonly type: "take-back"; readonly seat: Seat; readonly moves: number }
  | { readonly type: "resign"; readonly seat: Seat }
  /** The seat's time ran out. */
  | { readonly type: "time"; readonly seat: Seat }
  /** The other was away for too long, and the seat takes the win. */
  | { readonly type: "claim"; readonly seat: Seat };

export const recordFormat = "grundy-record";
export const recordVersion = 1;

export const eventTypes = ["move", "take-back", "resign", "time", "claim"] as const;

export function makeRecord(record: GameRecord): string {
  const { format, version, game, options, players, from, events } = record;
  const head = { format, version, game, options, players, ...(from === undefined ? {} : { from }) };
  return JSON.stringify({ ...head, events });
}

/** Reads what `makeRecord` wrote. Options are checked by the game; moves are legal only once `match` has replayed them. */
export function parseRecord(text: string): Result<GameRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse("record-not-json");
  }
  if (!isObject(data) || data.format !== recordFormat) return refuse("record-broken", { part: "format" });
  if (data.version !== recordVersion) {
    return refuse("record-version", { version: String(data.version), known: recordVersion });
  }
  const { game, players, from, events } = data;
  if (typeof game !== "string" || !isGameId(game)) return refuse("game-unknown", { game: String(game) });
  const options = findGame(game)?.options(data.options);
  if (!options?.ok) return options ?? refuse("record-broken", { part: "options" });
  if (!isPair(players)) return refuse("record-broken", { part: "players" });
  if (from !== undefined && typeof from !== "string") return refuse("record-broken", { part: "from" });
  if (!Array.isArray(events)) return refuse("record-broken", { part: "events" });
  const read: GameEvent[] = [];
  for (const [index, item] of events.entries()) {
    const event = readEvent(item);
    if (!event) return refuse("record-broken", { part: `event ${index + 1}` });
    read.push(event);
  }
  const head = {
    format: recordFormat,
    version: recordVersion,
    game,
    options: options.value,
    players,
  } as const;
  return accept({ ...head, ...(from === undefined ? {} : { from }), events: read });
}

/** One event as it is stored or sent, rebuilt from its known members; undefined when it is none. */
export function readEvent(data: unknown): GameEvent | undefined {
  if (!isObject(data)) return undefined;
  const { type, seat, move, moves } = data;
  if (seat !== 0 && seat !== 1) return undefined;
  if (type === "move" && typeof move === "string") return { type, seat, move };
  if (type === "take-back" && typeof moves === "number" && Number.isInteger(moves) && moves >= 0) {
    return { type, seat, moves };
  }
  if (type === "resign" || type === "time" || type === "claim") return { type, seat };
  return undefined;
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isPair(data: unknown): data is [string, string] {
  return Array.isArray(data) && data.length === 2 && data.every((name) => typeof name === "string");
}
