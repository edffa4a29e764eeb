import { describe, expect, it } from "vitest";
import { type Play, run, setupOf } from "./fixtures.ts";
import { Tournament } from "./tournament.ts";

describe("a knockout", () => {
  const stronger: Play = ({ bots }) => ({ winner: bots[0] < bots[1] ? 0 : 1 });

  it("is won from round to round; the best seeds meet last and have the byes", () => {
    const { view } = run(setupOf("knockout", 6, { pairs: 2 }), stronger, { lanes: 3 });
    expect(
      view.rounds.map(({ meetings }) =>
        meetings.map(({ bots, points, winner, by }) => [...bots, ...(points ?? []), winner, by]),
      ),
    ).toEqual([
      [
        [3, 4, 4, 0, 3, "points"],
        [2, 5, 4, 0, 2, "points"],
      ],
      [
        [0, 3, 4, 0, 0, "points"],
        [1, 2, 4, 0, 1, "points"],
      ],
      [[0, 1, 4, 0, 0, "points"]],
    ]);
    expect(view.rows.map(({ bot, place }) => [bot, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 3],
      [4, 5],
      [5, 5],
    ]);
    expect(view.counts).toMatchObject({ finished: 20, expected: 20 });
    expect(view.ending).toEqual({ kind: "complete" });
  });

  it("goes on pair by pair while it is even, and then the seeding decides", () => {
    const even: Play = () => ({ winner: 0 });
    const { view } = run(setupOf("knockout", 2, { pairs: 2 }), even);
    expect(view.rounds[0]?.meetings[0]).toMatchObject({ points: [7, 7], winner: 0, by: "seed" });
    const late: Play = (task) =>
      task.number === 9 ? { winner: 0 } : task.number === 8 ? { winner: 1 } : { winner: 0 };
    const second = run(setupOf("knockout", 2, { pairs: 2 }), late, { lanes: 4 });
    expect(second.view.rounds[0]?.meetings[0]).toMatchObject({
      points: [4, 6],
      winner: 1,
      by: "sudden-death",
    });
    expect(second.games).toHaveLength(10);
  });

  it("plays no pair more than it needs", () => {
    // Of five pairs three are enough for who wins all, and each meeting goes by itself.
    const play: Play = (task) => (task.bots.includes(1) ? { winner: null } : stronger(task));
    const { view, games } = run(setupOf("knockout", 4, { pairs: 5 }), play, { lanes: 8 });
    expect(view.rounds[0]?.meetings).toMatchObject([
      { bots: [0, 3], points: [6, 0], winner: 0, by: "points" },
      { bots: [1, 2], points: [10, 10], winner: 1, by: "seed" },
    ]);
    expect(games.length).toBe(view.counts.finished);
    expect(view.counts.finished).toBe(6 + 20 + 20);
  });

  it("of very many pairs is drawn as it goes on", () => {
    const long = setupOf("knockout", 1_000, { pairs: 1_000_000 });
    const tournament = new Tournament(long);
    expect([tournament.openingsWanted, tournament.counts.expected]).toEqual([1_000_005, 2 * 999_000_000]);
    const { view, games } = run(setupOf("knockout", 2, { pairs: 300 }), stronger, { lanes: 9 });
    expect(view.rounds[0]?.meetings[0]).toMatchObject({ points: [302, 0], winner: 0, by: "points" });
    expect(games).toHaveLength(302);
  });

  it("is decided by the seeding when no opening is left", () => {
    const { view } = run(setupOf("knockout", 4, { pairs: 2 }), () => ({ winner: 0 }), { openings: 3 });
    expect(view.ending).toEqual({ kind: "complete" });
    expect(view.rounds.at(-1)?.meetings[0]).toMatchObject({
      bots: [0, 1],
      winner: 0,
      by: "seed",
      points: [3, 3],
    });
  });
});

describe("a Swiss tournament", () => {
  it("pairs everybody in each round, with a bye of 1½ points and from an opening of its own", () => {
    const stronger: Play = ({ bots }) => ({ winner: bots[0] < bots[1] ? 0 : 1 });
    const { view, games } = run(setupOf("swiss", 7, { rounds: 3 }), stronger, { lanes: 4 });
    expect(view.rounds).toHaveLength(3);
    for (const { meetings, bye } of view.rounds) {
      const all = [...meetings.flatMap(({ bots }) => bots), bye];
      expect(new Set(all).size).toBe(7);
      expect(meetings.every(({ rematch }) => !rematch)).toBe(true);
    }
    expect(view.rounds[0]).toMatchObject({
      bye: 6,
      meetings: [{ bots: [0, 3] }, { bots: [1, 4] }, { bots: [2, 5] }],
    });
    expect(new Set(view.rounds.map(({ bye }) => bye)).size).toBe(3);
    for (const { number, opening } of games) expect(opening).toBe(`opening ${Math.floor(number / 6)}`);
    const points = view.rows.reduce((sum, row) => sum + row.points, 0);
    expect(points).toBe(3 * 3 * 2 + 3 * 1.5);
    expect(view.rows[0]).toMatchObject({ bot: 0, place: 1, points: 6 });
    expect(view.rows.reduce((sum, { byes }) => sum + byes, 0)).toBe(3);
    expect(view.ending).toEqual({ kind: "complete" });
  });

  it("has a meeting for each round in which the same two meet", () => {
    const { view } = run(setupOf("swiss", 2, { rounds: 3 }), ({ bots, number }) => ({
      winner: number < 4 ? (bots[0] === 0 ? 0 : 1) : null,
    }));
    expect(view.rounds.map(({ meetings }) => meetings[0]?.rematch)).toEqual([false, true, true]);
    expect(view.meetings).toMatchObject([{ bots: [0, 1], points: [5, 1], pairs: [0, 0, 1, 0, 2] }]);
    // One opponent, three times: 3 · 1 and 2 · 1 + 2 · 1 + 1 · 1.
    expect(view.rows[0]).toMatchObject({ bot: 0, points: 5, wins: 4, buchholz: 3, sonnebornBerger: 5 });
    expect(view.rows[1]).toMatchObject({ bot: 1, points: 1, wins: 0, buchholz: 15, sonnebornBerger: 5 });
  });

  it("ends when no opening is left for a round", () => {
    const { view } = run(setupOf("swiss", 4, { rounds: 3 }), () => ({ winner: 0 }), { openings: 2 });
    expect(view.ending).toEqual({ kind: "openings" });
    expect(view.counts.finished).toBe(8);
  });
});
