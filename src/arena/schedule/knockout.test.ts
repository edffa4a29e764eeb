import { describe, expect, it } from "vitest";
import { seededChance } from "../../players/index.ts";
import {
  type KnockoutMeeting,
  knockoutBracket,
  knockoutDecision,
  knockoutPairsDue,
  knockoutPlaces,
  nextKnockoutRound,
} from "./knockout.ts";

/** Plays it out: every round, with who went on. */
function play(count: number, wins: (meeting: readonly [number, number]) => number) {
  const rounds: { meetings: readonly KnockoutMeeting[]; winners: number[] }[] = [];
  let meetings = knockoutBracket(count);
  while (meetings.length > 0) {
    const winners = meetings.map((meeting) => (meeting.length === 1 ? meeting[0] : wins(meeting)));
    rounds.push({ meetings, winners });
    meetings = nextKnockoutRound(winners);
  }
  return rounds;
}

describe("a knockout", () => {
  it("has the known bracket of eight, and byes for the best", () => {
    expect(knockoutBracket(8)).toEqual([
      [0, 7],
      [3, 4],
      [1, 6],
      [2, 5],
    ]);
    expect(knockoutBracket(6)).toEqual([[0], [3, 4], [1], [2, 5]]);
    expect(knockoutBracket(2)).toEqual([[0, 1]]);
    expect(knockoutBracket(1)).toEqual([]);
    expect(knockoutBracket(0)).toEqual([]);
  });

  it("keeps the best apart as long as can be when they win, for 2 to 64", () => {
    for (let count = 2; count <= 64; count++) {
      const rounds = play(count, ([better]) => better);
      expect(rounds.length).toBe(Math.ceil(Math.log2(count)));
      rounds.forEach(({ meetings }, round) => {
        const there = meetings.flat().sort((a, b) => a - b);
        const size = 2 ** (rounds.length - round);
        expect(there).toEqual([...new Array(Math.min(count, size)).keys()]);
        const byes = meetings.filter((meeting) => meeting.length === 1).flat();
        expect(byes.sort((a, b) => a - b)).toEqual(round === 0 ? [...new Array(size - count).keys()] : []);
        // Seeds that meet make up the number of the last one.
        for (const meeting of meetings)
          if (meeting.length === 2) expect(meeting[0] + meeting[1]).toBe(size - 1);
      });
      expect(rounds.at(-1)?.winners).toEqual([0]);
    }
  });

  it("has one winner, and a place for everybody, however it goes", () => {
    const chance = seededChance(7);
    for (let count = 2; count <= 64; count++) {
      const rounds = play(count, (meeting) => meeting[chance() < 0.5 ? 0 : 1] as number);
      const lost = rounds.flatMap(({ meetings, winners }) =>
        meetings.flat().filter((one) => !winners.includes(one)),
      );
      expect(new Set(lost).size).toBe(count - 1);
      const places = knockoutPlaces(count, rounds);
      expect(places[rounds.at(-1)?.winners[0] as number]).toBe(1);
      expect(places.filter((place) => place === 1).length).toBe(1);
      expect(places.filter((place) => place === 2).length).toBe(1);
      const third = places.filter((place) => place === 3).length;
      expect(third).toBe(Math.min(2, count - 2));
    }
  });

  it("shares places of those who are still in", () => {
    const [first] = [knockoutBracket(4)];
    expect(
      knockoutPlaces(4, [{ meetings: first as readonly KnockoutMeeting[], winners: [0, null] }]),
    ).toEqual([1, 1, 1, 4]);
    expect(knockoutPlaces(3, [])).toEqual([1, 1, 1]);
  });
});

describe("who goes on", () => {
  const [win, draw, loss]: (readonly [number, number])[] = [
    [1.5, 0.5],
    [1, 1],
    [0, 2],
  ];
  type Points = readonly [number, number];
  it.each<[string, (Points | undefined)[], number, unknown]>([
    ["nobody before anything was played", [], 1, null],
    ["the winner of the only pair", [win], 1, { winner: 0, by: "points" }],
    ["the loser's opponent", [loss], 1, { winner: 1, by: "points" }],
    ["nobody while it can be drawn", [loss, draw], 3, null],
    [
      "whoever cannot be reached any more",
      [
        [2, 0],
        [2, 0],
      ],
      3,
      { winner: 0, by: "points" },
    ],
    ["whoever has more in the end", [win, draw, draw], 3, { winner: 0, by: "points" }],
    ["nobody after a draw", [draw], 1, null],
    ["whoever wins the first pair after it", [draw, draw, loss], 1, { winner: 1, by: "sudden-death" }],
    [
      "not by pairs that were played beyond that",
      [draw, win, loss, loss],
      1,
      { winner: 0, by: "sudden-death" },
    ],
    [
      "the better seed when nothing decides",
      [draw, draw, draw, draw, draw, draw],
      1,
      { winner: 0, by: "seed" },
    ],
    [
      "not by pairs beyond that either",
      [draw, draw, draw, draw, draw, draw, loss],
      1,
      { winner: 0, by: "seed" },
    ],
  ])("is %s", (_, pairs, best, decision) => {
    expect(knockoutDecision(pairs as Points[], best)).toEqual(decision);
  });

  it("is known no earlier than after the pairs that are due", () => {
    const chance = seededChance(3);
    for (let round = 0; round < 2_000; round++) {
      const best = 1 + Math.floor(9 * chance());
      const pairs: Points[] = [];
      while (knockoutDecision(pairs, best) === null) {
        const due = knockoutPairsDue(pairs, best);
        const ahead = pairs.reduce((sum, [own, others]) => sum + own - others, 0);
        const leader: Points = ahead < 0 ? [0, 2] : [2, 0];
        const won = (count: number) => [...pairs, ...new Array<Points>(count).fill(leader)];
        expect(due).toBeGreaterThan(0);
        expect(knockoutDecision(won(due - 1), best)).toBeNull();
        expect(knockoutDecision(won(due), best)).not.toBeNull();
        for (let count = 0; count < due; count++) {
          const own = Math.floor(5 * chance()) / 2;
          pairs.push([own, 2 - own]);
        }
      }
    }
  });

  it("is the better seed at once where there is no sudden death", () => {
    expect(knockoutDecision([draw as Points], 1, 0)).toEqual({ winner: 0, by: "seed" });
  });
});
