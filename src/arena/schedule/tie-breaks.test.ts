import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bye, type Encounter, tieBreaks } from "./tie-breaks.ts";

const match = (
  one: number,
  other: number,
  own: number,
  others: number,
  wins?: [number, number],
): Encounter => ({
  bots: [one, other],
  points: [own, others],
  wins: wins ?? [Math.floor(own), Math.floor(others)],
});
const order = (count: number, encounters: readonly Encounter[], byes: readonly Bye[] = []) =>
  tieBreaks(count, encounters, byes).map(({ bot, place }) => `${place}:${bot}`);

describe("the table", () => {
  it("sums up points, Buchholz and Sonneborn–Berger", () => {
    // Worked by hand: 0 beats 1 by 2–0, 1 and 2 draw, 2 has a bye, 0 beats 2 by 1½–½.
    const rows = tieBreaks(
      3,
      [match(0, 1, 2, 0), match(1, 2, 1, 1), match(0, 2, 1.5, 0.5)],
      [{ bot: 2, points: 1.5 }],
    );
    expect(rows).toEqual([
      { bot: 0, place: 1, points: 3.5, buchholz: 1 + 3, sonnebornBerger: 2 * 1 + 1.5 * 3, wins: 3 },
      // The bye is an opponent with three points, as many as its own.
      {
        bot: 2,
        place: 2,
        points: 3,
        buchholz: 1 + 3.5 + 3,
        sonnebornBerger: 1 * 1 + 0.5 * 3.5 + 1.5 * 3,
        wins: 1,
      },
      { bot: 1, place: 3, points: 1, buchholz: 3.5 + 3, sonnebornBerger: 1 * 3, wins: 1 },
    ]);
  });

  it("goes by Buchholz when points are equal, then by Sonneborn–Berger", () => {
    // Two points each for 0, 1 and 3, whose opponents have 0, 2 and 2; but 1 has won against those two, 3 has lost.
    expect(order(4, [match(0, 2, 2, 0), match(1, 3, 2, 0), match(3, 2, 2, 0)])).toEqual([
      "1:1",
      "2:3",
      "3:0",
      "4:2",
    ]);
  });

  it("goes by the direct encounter then", () => {
    // A round robin of five. By hand: 0 and 1 have 4 points, Buchholz 16, Sonneborn–Berger 16 and 2 wins; 1 has won against 0.
    const all = [
      [match(1, 0, 2, 0), match(0, 2, 2, 0), match(2, 1, 2, 0), match(2, 3, 2, 0), match(4, 2, 2, 0)],
      [match(0, 3, 1, 1), match(0, 4, 1, 1), match(1, 3, 1, 1), match(1, 4, 1, 1), match(3, 4, 1, 1)],
    ].flat();
    expect(order(5, all)).toEqual(["1:4", "2:1", "3:0", "4:2", "5:3"]);
    // In a ring it says nothing.
    const ring = [match(0, 1, 2, 0), match(1, 2, 2, 0), match(2, 0, 2, 0)];
    expect(order(3, ring)).toEqual(["1:0", "1:1", "1:2"]);
  });

  it("does not compare those of whom some have not met", () => {
    expect(order(4, [match(0, 1, 1, 1), match(2, 3, 1, 1)])).toEqual(["1:0", "1:1", "1:2", "1:3"]);
  });

  it("goes by wins at last: not those without play", () => {
    const won = [match(0, 1, 1, 1, [0, 0]), match(2, 3, 1, 1, [1, 1])];
    expect(order(4, won)).toEqual(["1:2", "1:3", "3:0", "3:1"]);
    // Two points by a walkover.
    expect(tieBreaks(2, [match(0, 1, 2, 0, [0, 0])], [])[0]).toMatchObject({ bot: 0, points: 2, wins: 0 });
  });

  it("takes nobody, and somebody who has not played", () => {
    expect(tieBreaks(0, [], [])).toEqual([]);
    expect(order(2, [])).toEqual(["1:0", "1:1"]);
  });

  it("does not depend on the order of what happened, and has all points in it", () => {
    const encounter = fc
      .tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 0, max: 4 }))
      .filter(([one, other]) => one !== other)
      .map(([one, other, halves]) => match(one, other, halves / 2, 2 - halves / 2));
    fc.assert(
      fc.property(fc.array(encounter), fc.array(fc.nat(5)), (encounters, byes) => {
        const free = byes.map((bot) => ({ bot, points: 1.5 }));
        const rows = tieBreaks(6, encounters, free);
        expect(tieBreaks(6, [...encounters].reverse(), [...free].reverse())).toEqual(rows);
        const turned = encounters.map(({ bots, points, wins }) =>
          match(bots[1], bots[0], points[1], points[0], [wins[1], wins[0]]),
        );
        expect(tieBreaks(6, turned, free)).toEqual(rows);
        expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(
          2 * encounters.length + 1.5 * byes.length,
        );
        rows.forEach((row, at) => {
          const before = rows[at - 1];
          if (before) expect(before.points).toBeGreaterThanOrEqual(row.points);
          expect(row.place).toBe(before?.place === row.place ? row.place : at + 1);
        });
      }),
      { seed: 20 },
    );
  });
});
