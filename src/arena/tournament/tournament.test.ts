import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import type { ArenaGame } from "../game.ts";
import { chancePlay, expectPlain, gameOf, run, setupOf, setups, shuffled } from "./fixtures.ts";
import { Tournament } from "./tournament.ts";

describe("a tournament", () => {
  const limits = { numRuns: cases(60, 2_000) };
  const few = fc.integer({ min: 1, max: 12 });

  it("comes out the same with any number of lanes", () => {
    fc.assert(
      fc.property(
        setups,
        fc.nat(1000),
        fc.integer({ min: 2, max: 8 }),
        few,
        (setup, seed, lanes, openings) => {
          const play = chancePlay(seed);
          const alone = run(setup, play, { openings });
          const many = run(setup, play, { openings, lanes, seed });
          expect(many.view).toEqual(alone.view);
          expect(alone.tournament.ending).not.toBeNull();
          expectPlain(alone.view);
        },
      ),
      limits,
    );
  });

  it("comes out the same in whatever order its games are entered, for whoever only looks too", () => {
    fc.assert(
      fc.property(setups, fc.nat(1000), fc.nat(1000), few, (setup, seed, order, openings) => {
        const { view, games } = run(setup, chancePlay(seed), { openings, lanes: 3, seed });
        const looked = new Tournament(setup);
        for (const game of shuffled(games, order)) looked.enter(game);
        looked.supply([], true);
        expect(looked.view()).toEqual(view);
        // Once more, and those judged late that were not judged.
        for (const game of games) looked.enter(game);
        expect(looked.view()).toEqual(view);
      }),
      limits,
    );
  });

  it("goes on after it was broken off anywhere, and comes out the same", () => {
    fc.assert(
      fc.property(
        setups,
        fc.nat(1000),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }),
        few,
        (setup, seed, kills, openings) => {
          const play = chancePlay(seed);
          const whole = run(setup, play, { openings });
          let kept: readonly ArenaGame[] = [];
          for (const kill of kills) {
            const { games } = run(setup, play, { openings, lanes: 4, seed: kill, from: kept });
            kept = shuffled(games, kill).slice(0, kill % (games.length + 1));
          }
          expect(run(setup, play, { openings, lanes: 2, from: kept }).view).toEqual(whole.view);
        },
      ),
      limits,
    );
  });

  it("takes in what a later look at a game's moves has found, and each only once", () => {
    fc.assert(
      fc.property(setups, fc.nat(1000), (setup, seed) => {
        const { games } = run(setup, chancePlay(seed));
        const judge = (game: ArenaGame): ArenaGame => ({
          ...game,
          quality: game.quality ?? [
            { won: 1, wonKept: 1, drawn: 0, drawnKept: 0, estimated: 0 },
            { won: 2, wonKept: 0, drawn: 0, drawnKept: 0, estimated: 1 },
          ],
        });
        const before = new Tournament(setup);
        for (const game of games) before.enter(judge(game));
        const after = new Tournament(setup);
        for (const game of games) after.enter(game);
        for (const game of shuffled([...games, ...games], seed)) after.enter(judge(game));
        expect(after.view()).toEqual(before.view());
      }),
      { numRuns: 30 },
    );
  });

  it("passes over games that are not of its schedule", () => {
    const setup = setupOf("round-robin", 3);
    const { games, view } = run(setup, chancePlay(1));
    const tournament = new Tournament(setup);
    const hostile = [0, 1, 7, -1, -0, 0.5, Number.NaN, 1e12, 2 ** 32, 2 ** 53, Number.POSITIVE_INFINITY];
    for (const number of hostile)
      for (const bots of [[2, 2], [-1, 7], [1e9, Number.NaN], []] as unknown as [number, number][])
        tournament.enter(gameOf({ number, opening: "x", bots }, {}));
    for (const game of games) tournament.enter(game);
    expect(tournament.view()).toEqual(view);
  });

  it("has a game played that is kept where another belongs, once its round is drawn", () => {
    const setup = setupOf("swiss", 4);
    const wrong = gameOf({ number: 5, opening: "x", bots: [0, 0] }, {});
    const { view } = run(setup, chancePlay(1));
    expect(run(setup, chancePlay(1), { from: [wrong] }).view).toEqual(view);
  });

  it("has counts that are those of its view", () => {
    for (const format of ["match", "round-robin", "knockout", "swiss"] as const) {
      const { view, tournament } = run(setupOf(format, format === "match" ? 2 : 5), chancePlay(3));
      expect(tournament.counts).toEqual(view.counts);
    }
  });
});
