import { type GameId, gameOf } from "../../games/index.ts";
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
import { english, sideName } from "../../words/index.ts";
import { objectOf, readObject, writeJson } from "../base/storage.ts";
import type { LocalGame } from "./local.ts";
import { knownOpponent, type Occupant, recordNames } from "./occupant.ts";

/**
 * The one local game of each kind, kept in the browser so that a reload goes on with it. The names of its parts are those
 * browsers have had since the first edition.
 */
export function keepGame({ play, occupants, taken, clock, counted }: LocalGame): void {
  writeJson(`game/${play.id}`, {
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
export function keptGame(id: GameId): LocalGame | undefined {
  const { record, sitters, taken, clock, left, counted } = readObject(`game/${id}`);
  if (typeof record !== "string" || !Array.isArray(sitters)) return undefined;
  const [first, second] = [readOccupant(sitters[0], id), readOccupant(sitters[1], id)];
  const parsed = parseRecord(record);
  if (!first || !second || !parsed.ok || parsed.value.game !== id) return undefined;
  const play = replay(parsed.value);
  if (!play.ok) return undefined;
  return {
    play: play.value,
    occupants: [first, second],
    taken: Array.isArray(taken) ? taken.filter((text): text is string => typeof text === "string") : [],
    clock: readClock(clock, left),
    ...(counted === true ? { counted } : {}),
  };
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
  return [english.players.you, sideName(english, game, 0), sideName(english, game, 1)];
}

function readClock(data: unknown, left: unknown): GameClock | undefined {
  const settings = readSettings(data);
  if (!settings) return undefined;
  const clock = newClock(settings);
  return isPair(left) ? { ...clock, left } : clock;
}

/** Milliseconds; the first edition kept seconds, and called what each side has `base`. */
function readSettings(data: unknown): ClockSettings | undefined {
  const { initial, increment, base } = objectOf(data);
  if (typeof increment !== "number" || !(increment >= 0)) return undefined;
  if (typeof initial === "number" && initial > 0) return { initial, increment };
  if (typeof base === "number" && base > 0) return { initial: base * 1000, increment: increment * 1000 };
  return undefined;
}

function isPair(data: unknown): data is [number, number] {
  return Array.isArray(data) && data.length === 2 && data.every((value) => Number.isFinite(value));
}
