import fc from "fast-check";
import { expect } from "vitest";
import { seededChance } from "../../players/index.ts";
import type { ArenaGame, Fault, Quality } from "../game.ts";
import type { GameTask } from "../referee/referee.ts";
import type { Format, TournamentSetup } from "../setup.ts";
import type { TournamentView } from "../view.ts";
import { Tournament } from "./tournament.ts";

export const crash: Fault = { kind: "crash", status: 1, signal: null };

export function setupOf(
  format: Format,
  bots: number,
  change: Partial<TournamentSetup> = {},
): TournamentSetup {
  return {
    name: "test",
    format,
    game: "stones",
    options: undefined,
    bots: Array.from({ length: bots }, (_, bot) => ({ name: `bot ${bot}`, player: { kind: "smart" } })),
    pairs: 3,
    rounds: 3,
    clock: { kind: "game", initial: 1000, increment: 10 },
    openings: { kind: "made" },
    sprt: null,
    seed: 1,
    ...change,
  };
}

/** Of every format, with and without repeats. */
export const setups: fc.Arbitrary<TournamentSetup> = fc.oneof(
  fc
    .record({ pairs: fc.integer({ min: 1, max: 40 }) })
    .map(({ pairs }) =>
      setupOf("match", 2, { pairs, sprt: { elo0: 0, elo1: 200, alpha: 0.2, beta: 0.2, model: "logistic" } }),
    ),
  fc
    .tuple(
      fc.constantFrom<Format>("round-robin", "gauntlet", "knockout", "swiss"),
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([format, bots, pairs, rounds]) => setupOf(format, bots, { pairs, rounds })),
  fc
    .tuple(fc.constantFrom<Format>("round-robin", "knockout"), fc.integer({ min: 2, max: 4 }))
    .map(([format, bots]) =>
      setupOf(format, bots, { game: "kayles", pairs: 40, rounds: 1, openings: { kind: "start" } }),
    ),
);

type Outcome = Partial<Pick<ArenaGame, "winner" | "fault" | "moves" | "quality" | "annulled">>;

export function gameOf({ number, opening, bots }: GameTask, outcome: Outcome): ArenaGame {
  return {
    number,
    opening,
    bots,
    winner: 0,
    fault: null,
    moves: "",
    plies: 0,
    thought: [number, 1],
    annulled: 0,
    at: number,
    quality: null,
    ...outcome,
  };
}

export type Play = (task: GameTask) => Outcome;

interface RunOptions {
  readonly lanes?: number;
  readonly seed?: number;
  readonly openings?: number;
  /** Games that were played before. */
  readonly from?: readonly ArenaGame[];
}

/** Plays to the end with so many games at once, which end in an order of chance; all games that were played. */
export function run(
  setup: TournamentSetup,
  play: Play,
  { lanes = 1, seed = 1, openings = 1_000, from = [] }: RunOptions = {},
) {
  const tournament = new Tournament(setup);
  for (const game of from) tournament.enter(game);
  const wanted = tournament.openingsWanted;
  const count = Math.min(wanted, openings);
  tournament.supply(
    Array.from({ length: count }, (_, opening) => `opening ${opening}`),
    true,
  );
  const chance = seededChance(seed);
  const games: ArenaGame[] = [...from];
  const running: GameTask[] = [];
  for (;;) {
    while (running.length < lanes) {
      const task = tournament.next();
      if (!task) break;
      running.push(task);
    }
    const [task] = running.splice(Math.floor(chance() * running.length), 1);
    if (!task) break;
    const game = gameOf(task, play(task));
    games.push(game);
    tournament.enter(game);
  }
  return { tournament, games, view: tournament.view() };
}

/** The same outcome for the same game, of all kinds, in every tournament with this seed. */
export function chancePlay(seed: number, faults = 0.1): Play {
  return ({ number, bots }) => {
    const chance = seededChance(seed * 100_003 + number * 101 + bots[0] * 7 + bots[1]);
    chance();
    const which = chance();
    const quality = (): Quality => ({
      won: 3,
      wonKept: Math.floor(4 * chance()),
      drawn: 1,
      drawnKept: 0,
      estimated: 0,
    });
    return {
      winner: which < 0.45 ? 0 : which < 0.9 ? 1 : null,
      fault: which < 0.9 && chance() < faults ? crash : null,
      moves: chance() < 0.5 ? "1:1-2" : "1:10-11,1:1-1",
      annulled: chance() < 0.1 ? 1 : 0,
      quality: chance() < 0.5 ? [quality(), quality()] : null,
    };
  };
}

/** Everything in it is plain data that JSON carries: no NaN, no infinite number. */
export function expectPlain(view: TournamentView): void {
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const chance = seededChance(seed);
  return items
    .map((item): [number, T] => [chance(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
