import { type GameId, type Result, refuse } from "../../games/index.ts";
import { begin, followMoves, moveTexts, type Play, recordOf, replay } from "../../match/index.ts";
import { makeRecord, notationOf, parseRecord } from "../../notation/index.ts";
import { readJson, writeJson } from "../base/storage.ts";
import { type LocalGame, seatNames } from "./local.ts";
import { readClock, readSitter } from "./occupant.ts";

/** The one local game of each kind, kept in the browser so that a reload goes on with it. */
export function keepGame(game: LocalGame): void {
  const { play, sitters, taken, clock, left } = game;
  writeJson(`game/${play.id}`, {
    record: makeRecord(recordOf(play, seatNames(sitters))),
    sitters,
    taken,
    clock,
    left,
  });
}

/** What was kept is outside text like any other: every event is judged again. */
export function keptGame(id: GameId): LocalGame | undefined {
  const data = readJson(`game/${id}`);
  if (typeof data !== "object" || data === null) return undefined;
  const { record, sitters, taken, clock, left } = data as Record<string, unknown>;
  if (typeof record !== "string" || !Array.isArray(sitters)) return undefined;
  const [first, second] = [readSitter(sitters[0]), readSitter(sitters[1])];
  const parsed = parseRecord(record);
  if (!first || !second || !parsed.ok || parsed.value.game !== id) return undefined;
  const play = replay(parsed.value);
  if (!play.ok) return undefined;
  const setting = readClock(clock);
  return {
    play: play.value,
    sitters: [first, second],
    taken: Array.isArray(taken) ? taken.filter((text): text is string => typeof text === "string") : [],
    clock: setting,
    left: setting && isPair(left) ? left : undefined,
  };
}

function isPair(data: unknown): data is [number, number] {
  return Array.isArray(data) && data.length === 2 && data.every((value) => Number.isFinite(value));
}

/** A whole local game as the part of a link behind `#`: only what differs from the game's defaults, and its moves. */
export function makeGameLink(play: Play, defaults: unknown): string {
  const parts = new URLSearchParams();
  if (JSON.stringify(play.options) !== JSON.stringify(defaults)) {
    parts.set("options", JSON.stringify(play.options));
  }
  if (play.from !== undefined) parts.set("from", play.from);
  parts.set("moves", notationOf(play.id).joinMoves(moveTexts(play)));
  return parts.toString();
}

export function parseGameLink(id: GameId, hash: string): Result<Play> {
  const parts = new URLSearchParams(hash);
  let options: unknown;
  try {
    options = JSON.parse(parts.get("options") ?? "{}");
  } catch {
    return refuse("options-not-object");
  }
  const moves = parts.get("moves") ?? "";
  const begun = begin(id, options, parts.get("from") ?? undefined);
  return begun.ok ? followMoves(begun.value, notationOf(id).splitMoves(moves)) : begun;
}
