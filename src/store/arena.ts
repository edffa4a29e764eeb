import { randomBytes } from "node:crypto";
import type { ArenaGame, Ending, FaultEvidence, KeptTournament, Quality } from "../arena/index.ts";
import { readArenaGame, readEnding, readEvidence, readQuality } from "./arena-read.ts";
import { readSetup, setupProblem } from "./arena-setup.ts";

/** For keepers: a runner that has shown nothing for so many milliseconds shows nothing any more. */
export const shownFor = 10_000;

/** What a keeper takes over of a tournament. */
export type Tournament = Omit<KeptTournament, "games">;

export function newTournamentId(): string {
  return randomBytes(12).toString("base64url");
}

/** A new tournament's parts as databases keep them, and as they will be read. */
export function checkedTournament({ id, setup, created, ended, ending }: Tournament): {
  readonly tournament: Tournament;
  readonly setupText: string;
  readonly endingText: string | null;
} {
  const setupText = JSON.stringify(setup);
  const kept = readSetup(setupText);
  const endingText = textOfEnding(ending);
  if (!isTournamentId(id) || !kept || (ended === null) !== (ending === null))
    throw new TypeError(`the tournament is not one that can be kept ${setupProblem(setup)}`);
  return { tournament: { id, setup: kept, created, ended, ending }, setupText, endingText };
}

export function textOfEnding(ending: Ending | null): string | null {
  const known = readEnding(ending);
  if (known === undefined) throw new TypeError("the ending is not one that can be kept");
  return known && JSON.stringify(known);
}

export function checkedQuality([first, second]: readonly [Quality, Quality]): readonly [Quality, Quality] {
  const known = [readQuality(first), readQuality(second)] as const;
  if (!known[0] || !known[1]) throw new TypeError("the quality is not one that can be kept");
  return [known[0], known[1]];
}

/** Whether it can have been given: nobody needs to look for another. */
export function isTournamentId(id: string): boolean {
  return /^[A-Za-z0-9_-]{16}$/.test(id);
}

/** A finished game, and what is kept of a fault. */
export interface AddedGame {
  readonly game: ArenaGame;
  readonly evidence: FaultEvidence | null;
}

/** For keepers: what is to be added, each number once, as it will be read. Whoever hands in something else has a bug, and nothing is kept. */
export function checkedGames(
  games: readonly ArenaGame[],
  evidence: ReadonlyMap<number, FaultEvidence> = new Map(),
): AddedGame[] {
  const added = new Map<number, AddedGame>();
  for (const given of games) {
    if (added.has(given.number)) continue;
    const game = readArenaGame(given);
    const found = evidence.get(given.number);
    const proof = found === undefined ? null : readEvidence(found);
    if (!game || proof === undefined) throw new TypeError(`game ${given.number} is not one that can be kept`);
    added.set(game.number, { game, evidence: proof });
  }
  return [...added.values()];
}

export function noTournament(id: string): Error {
  return new Error(`there is no tournament ${id}`);
}
