import type { ArenaGame, FaultEvidence } from "../arena/index.ts";
import { accept, type Result, refuse } from "../games/index.ts";
import { isTournamentId, type Tournament } from "./arena.ts";
import { readArenaGame, readEnding, readEvidence } from "./arena-read.ts";
import { readSetupData } from "./arena-setup.ts";
import { StoreError } from "./errors.ts";
import type { Aside } from "./games.ts";
import type { Store } from "./store.ts";

/** A tournament, and behind it its games, so many a line; what went on in it is not in it. */
export type ArenaLine =
  | ({ readonly type: "tournament" } & Tournament)
  | {
      readonly type: "tournament-games";
      readonly id: string;
      readonly games: readonly ArenaGame[];
      readonly evidence: readonly (readonly [number: number, evidence: FaultEvidence])[];
    };

const gamesOfLine = 100;
const listedAtOnce = 100;

export async function hasTournaments({ arena }: Store): Promise<boolean> {
  return (await arena.list({ limit: 1 }, () => {})).length > 0;
}

/**
 * Every tournament, the oldest first. One that cannot be read is told to `aside`, with what has been written of it already; without it that is
 * an error. A game that is judged meanwhile may come twice: whoever reads both keeps the first.
 */
export async function* tournamentLines({ arena }: Store, aside?: Aside): AsyncGenerator<ArenaLine> {
  const ids: string[] = [];
  for (let before: string | undefined; ; before = ids.at(-1)) {
    const page = await arena.list({ limit: listedAtOnce, before }, aside);
    ids.push(...page.map(({ id }) => id));
    if (page.length < listedAtOnce) break;
  }
  for (const id of ids.reverse()) {
    try {
      const kept = await arena.find(id);
      if (!kept) continue;
      const { games: _, ...tournament } = kept;
      yield { type: "tournament", ...tournament };
      yield* gameLines(arena, id);
    } catch (error) {
      if (!aside || !(error instanceof StoreError) || error.code !== "damaged") throw error;
      aside(id, error);
    }
  }
}

async function* gameLines(arena: Store["arena"], id: string): AsyncGenerator<ArenaLine> {
  for (let after = 0; ; ) {
    const { games, next } = await arena.games(id, after, gamesOfLine);
    if (games.length === 0) return;
    after = next;
    const evidence: (readonly [number, FaultEvidence])[] = [];
    for (const { number, fault } of games) {
      const proof = fault && (await arena.game(id, number))?.evidence;
      if (proof) evidence.push([number, proof]);
    }
    yield { type: "tournament-games", id, games, evidence };
  }
}

/** Undefined where it is a line of another kind. What is not known here is left out. */
export function readArenaLine(data: object, latest: number): Result<ArenaLine> | undefined {
  if (!("type" in data)) return undefined;
  if (data.type === "tournament") return readTournament(data, latest);
  return data.type === "tournament-games" ? readGames(data, latest) : undefined;
}

function readTournament(data: object, latest: number): Result<ArenaLine> {
  const { id, created, ended, ...more } = data as Readonly<Record<string, unknown>>;
  const setup = readSetupData(more.setup);
  const ending = readEnding(more.ending);
  const broken = (part: string) => refuse("record-broken", { part });
  if (typeof id !== "string" || !isTournamentId(id)) return broken("id");
  if (!setup) return broken("setup");
  if (!isInstant(created, latest)) return broken("created");
  if (ending === undefined || (ended !== null && !isInstant(ended, latest))) return broken("ending");
  if ((ending === null) !== (ended === null)) return broken("ended");
  return accept({ type: "tournament", id, setup, created, ended, ending });
}

function readGames(data: object, latest: number): Result<ArenaLine> {
  const { id, games, evidence } = data as Readonly<Record<string, unknown>>;
  const broken = (part: string) => refuse("record-broken", { part });
  if (typeof id !== "string" || !isTournamentId(id)) return broken("id");
  if (!Array.isArray(games) || games.length > gamesOfLine) return broken("games");
  if (!Array.isArray(evidence) || evidence.length > gamesOfLine) return broken("evidence");
  const read: ArenaGame[] = [];
  for (const [index, given] of games.entries()) {
    const game = readArenaGame(given);
    if (!game || game.at > latest) return broken(`games/${index}`);
    read.push(game);
  }
  const proven: (readonly [number, FaultEvidence])[] = [];
  for (const [index, given] of evidence.entries()) {
    const [number, proof] = Array.isArray(given) ? (given as unknown[]) : [];
    const known = readEvidence(proof);
    if (typeof number !== "number" || !known) return broken(`evidence/${index}`);
    proven.push([number, known]);
  }
  return accept({ type: "tournament-games", id, games: read, evidence: proven });
}

function isInstant(value: unknown, latest: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= latest;
}
