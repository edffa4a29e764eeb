import { describe, expect, it } from "vitest";
import { run, setupOf } from "./fixtures.ts";
import { Tournament } from "./tournament.ts";

describe("the schedule", () => {
  it("has each side move first in the two games of a pair, opening by opening for everybody", () => {
    const { games } = run(setupOf("round-robin", 3, { pairs: 2, rounds: 1 }), () => ({}));
    expect(games).toHaveLength(12);
    for (const [at, { number, opening, bots }] of games.entries()) {
      expect(number).toBe(at);
      expect(opening).toBe(`opening ${Math.floor(at / 6)}`);
      const other = games[at % 2 === 0 ? at + 1 : at - 1]?.bots;
      expect(bots).toEqual([other?.[1], other?.[0]]);
    }
    const gauntlet = run(setupOf("gauntlet", 4, { pairs: 1, rounds: 1 }), () => ({}));
    expect(gauntlet.games.map(({ bots }) => bots.join("-"))).toEqual([
      "0-1",
      "1-0",
      "0-2",
      "2-0",
      "0-3",
      "3-0",
    ]);
  });

  it("of a round robin names those who meet by turns, and everybody first as often as second", () => {
    const { games } = run(setupOf("round-robin", 4, { pairs: 2, rounds: 3 }), () => ({}));
    const firsts = games.filter(({ number }) => number % 2 === 0);
    // FIDE's table for four, by numbers from 0, and then the other way round.
    const told = firsts.map(({ bots }) => bots.join("-")).slice(0, 12);
    expect(told.join(" ")).toBe("0-3 1-2 3-2 0-1 1-3 2-0 3-0 2-1 2-3 1-0 3-1 0-2");
    const often = [0, 1, 2, 3].map((bot) => firsts.filter(({ bots }) => bots[0] === bot).length);
    expect(often).toEqual([9, 9, 9, 9]);
  });

  it("takes the openings of a file once, whoever brings them again", () => {
    const given = setupOf("match", 2, { pairs: 9, openings: { kind: "given", positions: ["x", "y"] } });
    const tournament = new Tournament(given);
    tournament.supply(["x", "y"], true);
    expect([0, 1, 2, 3, 4].map(() => tournament.next()?.opening)).toEqual(["x", "x", "y", "y", undefined]);
  });

  it("ends when no opening is left", () => {
    const { tournament, games, view } = run(setupOf("round-robin", 3, { pairs: 5, rounds: 1 }), () => ({}), {
      openings: 2,
      lanes: 3,
    });
    expect(tournament.ending).toEqual({ kind: "openings" });
    expect(games).toHaveLength(12);
    expect(view.counts).toMatchObject({ finished: 12, counted: 12, expected: 12 });
  });

  it("waits for openings as long as more may come", () => {
    const tournament = new Tournament(setupOf("match", 2, { pairs: 2 }));
    expect([tournament.openingsWanted, tournament.next(), tournament.ending]).toEqual([2, undefined, null]);
    tournament.supply(["a"], false);
    expect(tournament.next()).toEqual({ number: 0, opening: "a", bots: [0, 1] });
    expect(tournament.next()).toEqual({ number: 1, opening: "a", bots: [1, 0] });
    expect(tournament.next()).toBeUndefined();
    tournament.supply(["b"], false);
    expect(tournament.next()).toEqual({ number: 2, opening: "b", bots: [0, 1] });
  });

  it("has its openings by itself where a file gave them, or the start", () => {
    const given = new Tournament(setupOf("match", 2, { openings: { kind: "given", positions: ["x", "y"] } }));
    expect([given.openingsWanted, given.next()?.opening]).toEqual([0, "x"]);
    const start = new Tournament(setupOf("match", 2, { game: "kayles", openings: { kind: "start" } }));
    expect([start.openingsWanted, start.next()?.opening]).toEqual([0, "11111111111 1"]);
  });
});

describe("a sequential test", () => {
  const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" } as const;

  it("of two perfect players of a game without draws stops after 50 pairs", () => {
    // Whoever moves first wins: one point each in every pair.
    const { games, view, tournament } = run(
      setupOf("match", 2, { pairs: 500, sprt }),
      () => ({ winner: 0 }),
      { lanes: 8 },
    );
    expect(tournament.ending).toEqual({ kind: "sprt", decision: "H0" });
    expect(view.meetings[0]?.pairs).toEqual([0, 0, 50, 0, 0]);
    expect(view.sprt?.llr).toBeCloseTo(-2.952647, 5);
    expect(view.sprt?.history).toHaveLength(50);
    expect(view.sprt?.history.at(-1)).toBe(view.sprt?.llr);
    expect(view.counts.finished).toBe(100);
    // Those that were under way are played to their end, kept and not counted.
    expect(games.length).toBeLessThan(200);
  });

  it("has a course of 200 points at most, which ends where it stands", () => {
    const flat = { ...sprt, elo0: -1, elo1: 1, alpha: 0.01, beta: 0.01 };
    const { view } = run(setupOf("match", 2, { pairs: 997, sprt: flat }), ({ number }) => ({
      winner: number % 8 < 4 ? 0 : null,
    }));
    expect(view.ending).toEqual({ kind: "complete" });
    expect(view.sprt?.history.length).toBeGreaterThan(99);
    expect(view.sprt?.history.length).toBeLessThanOrEqual(200);
    expect(view.sprt?.history.at(-1)).toBe(view.sprt?.llr);
  });
});
