import {
  accept,
  type Family,
  findGame,
  type Game,
  type GameId,
  isGameId,
  type OptionsOf,
  type Result,
} from "../games/index.ts";
import { isClock } from "./clock.ts";
import { readKeptBots } from "./kept-bots.ts";
import { asChoice, asObject, asText, asWhole } from "./members.ts";
import { mostOpenings, readOpening } from "./openings/parse.ts";
import { type ArenaRefusal, refuseArena } from "./refusals.ts";
import { type ClockRule, formats, type OpeningsSetup, type TournamentSetup } from "./setup.ts";
import { type Sprt, sprtModels } from "./statistics/index.ts";

/** Bounds of a tournament. */
export const mostPairs = 1_000_000;
export const mostRounds = 1_000;
export const longestTitle = 200;
export const mostSeed = 0xffff_ffff;
const longestText = 100_000;
/** Elo beyond this is not told apart. */
export const mostElo = 1_000;
/** Of an error of a test. */
export const chanceBounds = { min: 1e-6, max: 0.499 } as const;

type Data = ReadonlyMap<string, unknown>;

/** A tournament as a store or a file has it, rebuilt from its known members: nothing of it is believed. */
export function parseSetup(data: unknown): Result<TournamentSetup, ArenaRefusal> {
  const members = asObject(data);
  if (!members) return refuseArena("setup-broken", { part: "tournament" });
  const broken = (part: string) => refuseArena("setup-broken", { part });
  const name = asText(members.get("name"), longestTitle);
  if (name === undefined) return broken("name");
  const format = asChoice(members.get("format"), formats);
  if (!format) return broken("format");
  const id = members.get("game");
  if (typeof id !== "string" || !isGameId(id)) return broken("game");
  const game = findGame(id) as Game;
  const options = game.options(members.get("options"));
  if (!options.ok) return broken("options");
  const bots = readKeptBots(members.get("bots"), game);
  if (typeof bots === "number") return broken(bots === 0 ? "bots" : `bot ${bots}`);
  if (format === "match" && bots.length !== 2) return broken("bots");
  const pairs = asWhole(members.get("pairs"), 1, mostPairs);
  if (pairs === undefined) return broken("pairs");
  const rounds = asWhole(members.get("rounds"), 1, mostRounds);
  if (rounds === undefined) return broken("rounds");
  const clock = readClock(asObject(members.get("clock")));
  if (!clock) return broken("clock");
  const openings = readOpenings(asObject(members.get("openings")), game, options.value);
  if (!openings) return broken("openings");
  const sprt = members.get("sprt") === null ? null : readSprt(asObject(members.get("sprt")));
  if (sprt === undefined || (sprt && format !== "match")) return broken("sprt");
  const seed = asWhole(members.get("seed"), 0, mostSeed);
  if (seed === undefined) return broken("seed");
  return accept({
    name,
    format,
    game: id,
    options: options.value,
    bots,
    pairs,
    rounds,
    clock,
    openings,
    sprt,
    seed,
  });
}

function readClock(data: Data | undefined): ClockRule | undefined {
  const kind = data?.get("kind");
  const time = (member: string) => Number(asWhole(data?.get(member), 0, Number.MAX_SAFE_INTEGER));
  const rule: ClockRule | undefined =
    kind === "game"
      ? { kind, initial: time("initial"), increment: time("increment") }
      : kind === "move"
        ? { kind, each: time("each") }
        : kind === "moves"
          ? { kind, moves: time("moves"), each: time("each") }
          : undefined;
  return rule && isClock(rule) ? rule : undefined;
}

function readOpenings(
  data: Data | undefined,
  game: Game,
  options: OptionsOf<Family>,
): OpeningsSetup | undefined {
  const kind = data?.get("kind");
  if (kind === "made" || kind === "start") return { kind };
  const positions = data?.get("positions");
  if (
    kind !== "given" ||
    !Array.isArray(positions) ||
    positions.length === 0 ||
    positions.length > mostOpenings
  )
    return undefined;
  const isOpening = (text: unknown): text is string => {
    if (typeof text !== "string" || text.length > longestText) return false;
    const read = readOpening(text, game.id as GameId, options);
    return read.ok && game.outcome(read.value) === undefined;
  };
  return positions.every(isOpening) ? { kind, positions: [...positions] } : undefined;
}

function readSprt(data: Data | undefined): Sprt | undefined {
  const number = (member: string, min: number, max: number) => {
    const value = data?.get(member);
    return typeof value === "number" && value >= min && value <= max ? value : undefined;
  };
  const elo0 = number("elo0", -mostElo, mostElo);
  const elo1 = number("elo1", -mostElo, mostElo);
  const alpha = number("alpha", chanceBounds.min, chanceBounds.max);
  const beta = number("beta", chanceBounds.min, chanceBounds.max);
  const model = asChoice(data?.get("model"), sprtModels);
  if (elo0 === undefined || elo1 === undefined || alpha === undefined || beta === undefined || !model)
    return undefined;
  return elo0 < elo1 ? { elo0, elo1, alpha, beta, model } : undefined;
}
