import { type GameId, gameOf, isGameId, type Seat } from "../../games/index.ts";
import {
  type ClockSettings,
  clockState,
  type GameClock,
  newClock,
  recordOf,
  replay,
} from "../../match/index.ts";
import { makeRecord, parseRecord } from "../../notation/index.ts";
import { makeSpec } from "../../players/index.ts";
import { englishNames, sideName } from "../../words/index.ts";
import { objectOf } from "../base/storage.ts";
import type { LocalGame } from "./local.ts";
import { knownOpponent, type Occupant, type Occupants, recordNames } from "./occupant.ts";

/** What a list shows of a kept game without replaying it. */
export interface KeptSummary {
  readonly game: GameId;
  readonly occupants: Occupants;
  readonly moves: number;
  /** Undefined while it goes on; null is a draw. */
  readonly winner: Seat | null | undefined;
  /** When it was last changed. */
  readonly changed: number;
}

/** A game as the browser keeps it. The names of most parts are those browsers have had since the first edition. */
export function makeKept(game: LocalGame, changed: number, version: number): string {
  const { play, occupants, taken, clock, counted } = game;
  return JSON.stringify({
    game: play.id,
    moves: play.moves.length,
    changed,
    version,
    ...(play.ending ? { winner: play.ending.winner } : {}),
    record: makeRecord(recordOf(play, recordNames(play.id, occupants))),
    sitters: occupants.map((each) =>
      each.kind === "human" ? each : { kind: each.kind, level: makeSpec(each.player) },
    ),
    taken,
    ...(counted ? { counted } : {}),
    ...(clock ? { clock: clock.settings, left: clockState(clock, performance.now()).left } : {}),
  });
}

/** What was kept is outside text like any other: every event is judged again. */
export function readKept(text: string): LocalGame | undefined {
  const { record, sitters, taken, clock, left, counted } = readParts(text);
  if (typeof record !== "string") return undefined;
  const parsed = parseRecord(record);
  if (!parsed.ok) return undefined;
  const occupants = readOccupants(sitters, parsed.value.game);
  const play = replay(parsed.value);
  if (!occupants || !play.ok) return undefined;
  return {
    play: play.value,
    occupants,
    taken: Array.isArray(taken) ? taken.filter((text): text is string => typeof text === "string") : [],
    clock: readClock(clock, left),
    ...(counted === true ? { counted } : {}),
  };
}

export function readSummary(text: string): KeptSummary | undefined {
  const { game, sitters, moves, winner, changed } = readParts(text);
  if (typeof game !== "string" || !isGameId(game)) return undefined;
  const occupants = readOccupants(sitters, game);
  if (!occupants || typeof moves !== "number" || typeof changed !== "number") return undefined;
  return { game, occupants, moves, changed, winner: isWinner(winner) ? winner : undefined };
}

/** How often it had been written: whoever has seen less has not seen what another tab did. */
export function versionOf(text: string): number {
  const { version } = readParts(text);
  return typeof version === "number" ? version : 0;
}

function readParts(text: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function isWinner(data: unknown): data is Seat | null {
  return data === 0 || data === 1 || data === null;
}

function readOccupants(data: unknown, game: GameId): Occupants | undefined {
  if (!Array.isArray(data)) return undefined;
  const [first, second] = [readOccupant(data[0], game), readOccupant(data[1], game)];
  return first && second ? [first, second] : undefined;
}

/** The first edition gave people who had no name an English one. */
function readOccupant(data: unknown, game: GameId): Occupant | undefined {
  const { kind, name, level } = objectOf(data);
  if (kind === "human" && typeof name === "string")
    return { kind, name: givenNames(game).includes(name) ? "" : name };
  if (kind === "computer" && typeof level === "string")
    return { kind, player: knownOpponent(level, gameOf(game)) };
  return undefined;
}

function givenNames(game: GameId): string[] {
  return [englishNames.players.you, sideName(englishNames, game, 0), sideName(englishNames, game, 1)];
}

function readClock(data: unknown, left: unknown): GameClock | undefined {
  const settings = readSettings(data);
  if (!settings) return undefined;
  const clock = newClock(settings);
  return isPair(left) ? { ...clock, left } : clock;
}

/** Milliseconds; the first edition kept seconds, and called what each side has `base`. */
function readSettings(data: unknown): ClockSettings | undefined {
  const { initial, increment, base, perMove } = objectOf(data);
  if (typeof increment !== "number" || !(increment >= 0)) return undefined;
  if (typeof initial === "number" && initial > 0)
    return { initial, increment, ...(perMove === true ? { perMove } : {}) };
  if (typeof base === "number" && base > 0) return { initial: base * 1000, increment: increment * 1000 };
  return undefined;
}

function isPair(data: unknown): data is [number, number] {
  return Array.isArray(data) && data.length === 2 && data.every((value) => Number.isFinite(value));
}
