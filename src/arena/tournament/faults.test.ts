import { describe, expect, it } from "vitest";
import type { Fault } from "../game.ts";
import { crash, expectPlain, type Play, run, setupOf } from "./fixtures.ts";

describe("faults", () => {
  const lostBy =
    (bot: number, fault: Fault | null): Play =>
    ({ bots }) => ({ winner: bots[0] === bot ? 1 : 0, fault });

  it("five in a row, and the rest of a bot's games are walkovers, which no rating counts", () => {
    const { view, games, tournament } = run(setupOf("match", 2, { pairs: 10 }), lostBy(1, crash), {
      lanes: 4,
    });
    // After five games the sixth is a walkover already.
    expect(view.counts).toEqual({
      finished: 20,
      counted: 5,
      expected: 20,
      repeated: 0,
      annulled: 0,
      walkovers: 15,
    });
    expect(
      view.rows.map(({ bot, place, points, wins, walkovers, out }) => [
        bot,
        place,
        points,
        wins,
        walkovers,
        out,
      ]),
    ).toEqual([
      [0, 1, 20, 5, 15, false],
      [1, 2, 0, 0, 0, true],
    ]);
    expect(view.rows[1]?.faults).toEqual({ crash: 5 });
    expect(view.meetings[0]).toMatchObject({ pairs: [0, 0, 0, 0, 2], walkovers: 15, points: [20, 0] });
    expect(tournament.ending).toEqual({ kind: "walkover" });
    expect(games.length).toBeLessThan(20);
  });

  it("a fifth of at least 20 games do as well", () => {
    // Every fifth game, never two in a row.
    const play: Play = ({ number }) =>
      number % 5 === 4 ? { winner: number % 2 === 0 ? 1 : 0, fault: crash } : { winner: null };
    const { view } = run(setupOf("match", 2, { pairs: 50 }), play);
    expect(view.counts).toMatchObject({ counted: 20, walkovers: 80 });
    expect(view.rows.find(({ bot }) => bot === 0)).toMatchObject({ out: true, faults: { crash: 4 } });
  });

  it("of one bot do not touch the games of others", () => {
    const { view, tournament } = run(
      setupOf("round-robin", 4, { pairs: 3, rounds: 1 }),
      (task) => (task.bots.includes(3) ? lostBy(3, crash)(task) : { winner: 0 }),
      { lanes: 3 },
    );
    expect(tournament.ending).toEqual({ kind: "complete" });
    expect(view.rows.map(({ bot, out }) => [bot, out])).toContainEqual([3, true]);
    const met = (a: number, b: number) => view.meetings.find(({ bots }) => bots[0] === a && bots[1] === b);
    expect(met(0, 1)).toMatchObject({ pairs: [0, 0, 3, 0, 0], walkovers: 0 });
    expect((met(0, 3)?.walkovers ?? 0) + (met(1, 3)?.walkovers ?? 0) + (met(2, 3)?.walkovers ?? 0)).toBe(13);
  });

  it("of both leave nobody a point", () => {
    const play: Play = ({ number }) => ({
      winner: number < 5 ? (number % 2 === 0 ? 0 : 1) : number % 2 === 0 ? 1 : 0,
      fault: crash,
    });
    const { view } = run(setupOf("round-robin", 2, { pairs: 10, rounds: 1 }), play);
    expect(view.rows.some(({ out }) => out)).toBe(true);
    expectPlain(view);
  });
});

describe("repeated games", () => {
  const start = { game: "kayles", openings: { kind: "start" } } as const;

  it("are shown and not counted, and after 20 pairs in a row there are no more", () => {
    const { view, tournament } = run(
      setupOf("match", 2, { ...start, pairs: 500 }),
      () => ({ moves: "1:6-6,1:1-1" }),
      { lanes: 5 },
    );
    expect(view.counts).toMatchObject({ finished: 42, counted: 2, repeated: 40, expected: 42 });
    expect(view.meetings[0]).toMatchObject({ pairs: [0, 0, 1, 0, 0], points: [1, 1], repeated: 40 });
    expect(tournament.ending).toEqual({ kind: "openings" });
  });

  it("are found whoever is named first", () => {
    const { view } = run(setupOf("round-robin", 3, { ...start, pairs: 4, rounds: 1 }), ({ bots }) => ({
      moves: bots[0] < bots[1] ? "1:1-2" : "1:6-6",
    }));
    expect(view.counts).toMatchObject({ finished: 24, counted: 6, repeated: 18 });
  });

  it("are the same when they are mirrored", () => {
    const moves = ["1:1-2,1:6-6", "1:10-11,1:6-6", "1:10-11,1:5-5"];
    const { view } = run(setupOf("match", 2, { ...start, pairs: 3 }), ({ number }) => ({
      moves: moves[number >> 1] as string,
    }));
    expect(view.counts).toMatchObject({ finished: 6, counted: 4, repeated: 2 });
  });

  it("are looked for where openings differ by nothing: not where they were made", () => {
    const { view } = run(setupOf("match", 2, { pairs: 5 }), () => ({ moves: "1" }));
    expect(view.counts).toMatchObject({ counted: 10, repeated: 0 });
  });
});
