import { accept, type FactsOf, type Result } from "../../games/index.ts";
import type { ArenaRefusal, ArenaRefusals } from "../refusals.ts";
import { longestName } from "../setup.ts";
import { pairSwiss, type SwissPlayer } from "./swiss.ts";

/** A Swiss tournament between two rounds; players have the numbers of their names. */
export interface PairingState {
  readonly names: readonly string[];
  readonly players: readonly SwissPlayer[];
}

/** A round by name. */
export interface PairedNames {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
  /** Those of the pairs that have met before. */
  readonly rematches: readonly (readonly [string, string])[];
}

const bounds = {
  players: 2_000,
  opponents: 2_000,
  score: 10_000,
  byes: 2_000,
  number: 1_000_000_000,
} as const;

type Entry = { readonly [Member in "name" | "number" | "score" | "opponents" | "byes"]?: unknown };
type Parsed<T> = Result<T, ArenaRefusal>;

/**
 * Reads `{"players": [{"name": "a", "score": 2, "opponents": ["b"], "byes": 0}, …]}`: opponents round by round, null for a round without a
 * match; byes a count, or true. What is left out is nothing so far, and what else is there is passed over. Who is equal is placed by
 * `number`, the smaller the better; without it by name, numbers in names as numbers, so that the order of the list says nothing.
 */
export function parsePairingState(data: unknown): Parsed<PairingState> {
  const list = isObject(data) ? data.players : undefined;
  if (!Array.isArray(list)) return no("pairing-malformed");
  if (list.length < 2) return no("pairing-too-few", { least: 2 });
  if (list.length > bounds.players) return no("pairing-too-many", { most: bounds.players });
  const entries = new Map<string, Entry>();
  for (const [at, entry] of list.entries()) {
    const place = at + 1;
    if (!isObject(entry)) return no("pairing-player-malformed", { place });
    const { name } = entry;
    if (typeof name !== "string" || name.trim() === "") return no("pairing-name-missing", { place });
    if ([...name.slice(0, 2 * longestName + 1)].length > longestName) {
      return no("pairing-name-too-long", { place, longest: longestName });
    }
    if (entries.has(name)) return no("pairing-name-twice", { name });
    entries.set(name, entry);
  }

  const names = inOrder(entries);
  if (!names.ok) return names;
  const numbers = new Map(names.value.map((name, number) => [name, number]));
  const players: SwissPlayer[] = [];
  for (const [name, entry] of entries) {
    const player = parsePlayer(name, entry, numbers);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return accept({ names: names.value, players });
}

/** The next round. */
export function pairByName({ names, players }: PairingState): PairedNames {
  const { pairs, bye } = pairSwiss(players);
  const named = pairs.map(({ players: [one, other], rematch }) => ({
    pair: [names[one] as string, names[other] as string] as const,
    rematch,
  }));
  return {
    pairs: named.map(({ pair }) => pair),
    bye: bye === null ? null : (names[bye] as string),
    rematches: named.filter(({ rematch }) => rematch).map(({ pair }) => pair),
  };
}

function parsePlayer(name: string, entry: Entry, numbers: ReadonlyMap<string, number>): Parsed<SwissPlayer> {
  const { score = 0, byes = 0, opponents = [] } = entry;
  if (!isCount(score, 2 * bounds.score, 2)) return no("pairing-score", { name, most: bounds.score });
  const had = typeof byes === "boolean" ? Number(byes) : byes;
  if (!isCount(had, bounds.byes)) return no("pairing-byes", { name, most: bounds.byes });
  if (!Array.isArray(opponents)) return no("pairing-opponents-malformed", { name });
  if (opponents.length > bounds.opponents) {
    return no("pairing-opponents-too-many", { name, most: bounds.opponents });
  }
  const met: (number | null)[] = [];
  for (const opponent of opponents as unknown[]) {
    if (opponent !== null && typeof opponent !== "string") return no("pairing-opponents-malformed", { name });
    if (opponent === name) return no("pairing-opponent-itself", { name });
    const number = opponent === null ? null : numbers.get(opponent);
    if (number === undefined) {
      return no("pairing-opponent-unknown", { name, opponent: (opponent as string).slice(0, longestName) });
    }
    met.push(number);
  }
  return accept({ number: numbers.get(name) as number, score, opponents: met, byes: had });
}

/** The names as they are placed among equals. */
function inOrder(entries: ReadonlyMap<string, Entry>): Parsed<readonly string[]> {
  const given = new Map<string, number>();
  const owners = new Map<number, string>();
  for (const [name, { number }] of entries) {
    if (number === undefined) continue;
    if (!isCount(number, bounds.number)) return no("pairing-number", { name, most: bounds.number });
    const other = owners.get(number);
    if (other !== undefined) return no("pairing-number-twice", { name, other, number });
    owners.set(number, name);
    given.set(name, number);
  }
  const last = Number.POSITIVE_INFINITY;
  const place = (name: string) => given.get(name) ?? last;
  return accept(
    [...entries.keys()].sort((one, other) =>
      place(one) === place(other) ? compareNames(one, other) : place(one) - place(other),
    ),
  );
}

/** By code units, but runs of digits by their value: `bot 2` before `bot 10`. */
function compareNames(one: string, other: string): number {
  const [left, right] = [one.match(/\d+|\D+/g) ?? [], other.match(/\d+|\D+/g) ?? []];
  for (const [at, part] of left.entries()) {
    const against = right[at];
    if (against === undefined) return 1;
    if (part === against) continue;
    const apart = /^\d/.test(part) && /^\d/.test(against) ? Number(part) - Number(against) : 0;
    if (apart !== 0) return apart;
    return part < against ? -1 : 1;
  }
  return left.length - right.length;
}

/** A multiple of one part, from 0 to so many parts. */
function isCount(value: unknown, most: number, parts = 1): value is number {
  return typeof value === "number" && Number.isInteger(value * parts) && value >= 0 && value * parts <= most;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function no<Code extends keyof ArenaRefusals>(
  code: Code,
  ...facts: FactsOf<ArenaRefusals[Code]>
): { readonly ok: false; readonly refusal: ArenaRefusal } {
  return { ok: false, refusal: { code, facts: facts[0] ?? {} } as ArenaRefusal };
}
