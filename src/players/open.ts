import type { Engine } from "../engine/index.ts";
import type { Family, Game } from "../games/index.ts";
import { adaptiveEnginePlayer, adaptivePlayer } from "./adaptive.ts";
import { aloudPlayer } from "./aloud.ts";
import type { Chance } from "./chance.ts";
import { type Clock, enginePlayer, searchPlayer } from "./engine.ts";
import { gradedPlayer } from "./graded.ts";
import { grades } from "./grades.ts";
import { heuristicPlayer } from "./heuristic.ts";
import { kindsOf } from "./opponents.ts";
import type { GameResult, Player } from "./player.ts";
import { randomPlayer } from "./random.ts";
import { smartPlayer } from "./smart.ts";
import type { PlayerSpec } from "./spec.ts";

/** What players may draw on. */
export interface Resources {
  readonly chance: Chance;
  /** Gives the Reversi engine, which is opened another way in Node than in a browser; asked only for a player that wants it. */
  readonly openEngine?: () => Promise<Pick<Engine, "analyse" | "choose">>;
  /** How the games of this person against an adaptive player ended for the person, the first one first. */
  readonly results?: readonly GameResult[];
  /** Asked before every move by players that could think too long. */
  readonly clock?: Clock;
}

/**
 * The player that a spec names, for one game; undefined when that game has no such player. People and programs outside
 * are for the host to seat.
 */
export async function openPlayer<F extends Family>(
  spec: PlayerSpec,
  game: Game<F>,
  resources: Resources,
): Promise<Player<F> | undefined> {
  if (!kindsOf(game).includes(spec.kind)) return undefined;
  if (spec.kind === "random") return randomPlayer(game, resources.chance);
  return openers[game.family](spec, game, resources);
}

type Opener<F extends Family> = {
  open(
    spec: PlayerSpec,
    game: Game<F>,
    resources: Resources,
  ): Player<F> | undefined | Promise<Player<F> | undefined>;
}["open"];

/** The type names a family that has no players of its own. */
const openers: { readonly [F in Family]: Opener<F> } = {
  taking(spec, game, { chance, results }) {
    if (spec.kind === "heuristic") return heuristicPlayer();
    if (spec.kind === "smart") return smartPlayer(game, chance);
    if (spec.kind === "adaptive") return adaptivePlayer(game, chance, results);
    if (spec.kind === "aloud") return aloudPlayer(game, chance);
    return spec.kind === "grade" ? gradedPlayer(game, grades[spec.grade], chance) : undefined;
  },
  async reversi(spec, _game, { chance, openEngine, results, clock }) {
    if (!openEngine) return undefined;
    if (spec.kind === "engine") return enginePlayer(await openEngine(), spec.level, chance, clock);
    if (spec.kind === "adaptive") return adaptiveEnginePlayer(await openEngine(), chance, results);
    if (spec.kind === "search") return searchPlayer(await openEngine(), { [spec.limit]: spec.amount }, clock);
    return undefined;
  },
};
