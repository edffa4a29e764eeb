import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { type Chance, seededChance } from "../../players/index.ts";
import { byePoints, pairSwiss, type SwissPlayer, type SwissRound } from "./swiss.ts";

/**
 * The oracle: every way to pair everybody, each written as the list of numbers that the rules compare one after the other; the smallest
 * list wins. It goes by the text of the rules alone.
 */
function bestOfAll(players: readonly SwissPlayer[]): SwissRound {
  const placed = [...players].sort((a, b) => (a.score === b.score ? a.number - b.number : b.score - a.score));
  const count = placed.length;
  const last = placed.map((one) =>
    placed.map((other) =>
      Math.max(
        0,
        ...one.opponents.flatMap((number, round) => (number === other.number ? [round + 1] : [])),
        ...other.opponents.flatMap((number, round) => (number === one.number ? [round + 1] : [])),
      ),
    ),
  );
  let best: { key: number[]; pairs: [number, number][]; bye: number | null } | undefined;
  const consider = (pairs: [number, number][], bye: number | null) => {
    const key = keyOf(pairs, bye);
    if (best === undefined || smaller(key, best.key)) best = { key, pairs, bye };
  };

  const keyOf = (pairs: [number, number][], bye: number | null): number[] => {
    const player = bye === null ? undefined : placed[bye];
    const again = pairs.map(([a, b]) => last[a]?.[b] as number).filter((round) => round > 0);
    const key = [player?.byes ?? 0, again.length, again.reduce((sum, round) => sum + round, 0)];
    if (player) {
      const matches = player.opponents.filter((opponent) => opponent !== null).length;
      key.push(player.score, -matches, -player.number);
    }
    let left = [...pairs];
    while (left.length > 0) {
      const score = Math.max(...left.flat().map((place) => placed[place]?.score as number));
      const inBracket = ([a, b]: [number, number]) =>
        placed[a]?.score === score || placed[b]?.score === score;
      const bracket = left.filter(inBracket).sort(([a], [b]) => a - b);
      const up = bracket.flat().filter((place) => placed[place]?.score !== score);
      const lack = up.reduce((sum, place) => sum + score - (placed[place]?.score as number), 0);
      key.push(up.length, lack, ...up.sort((a, b) => a - b));
      key.push(...bracket.map(([a]) => a), ...bracket.map(([, b]) => b));
      left = left.filter((pair) => !inBracket(pair));
    }
    return key;
  };

  const go = (free: number[], pairs: [number, number][], bye: number | null): void => {
    const [first, ...others] = free;
    if (first === undefined) {
      consider(pairs, bye);
      return;
    }
    for (const other of others) {
      const rest = others.filter((place) => place !== other);
      go(rest, [...pairs, [first, other]], bye);
    }
  };
  const all = [...placed.keys()];
  if (count % 2 === 0) go(all, [], null);
  else
    for (const bye of all)
      go(
        all.filter((place) => place !== bye),
        [],
        bye,
      );
  const { pairs, bye } = best as NonNullable<typeof best>;
  const number = (place: number) => (placed[place] as SwissPlayer).number;
  return {
    pairs: pairs.map(([a, b]) => ({
      players: [number(a), number(b)],
      rematch: (last[a]?.[b] as number) > 0,
    })),
    bye: bye === null ? null : number(bye),
  };
}

function smaller(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at !== -1 && (left[at] as number) < (right[at] as number);
}

/** As sets: the oracle does not order its pairs. */
const told = ({ pairs, bye }: SwissRound) => ({
  bye,
  pairs: pairs.map(({ players, rematch }) => `${players.join("-")}${rematch ? " again" : ""}`).sort(),
});

/** Players with a history: some rounds of random pairings, or of ours, and scores that may have little to do with them. */
function randomPlayers(count: number, chance: Chance): SwissPlayer[] {
  const integer = (below: number) => Math.floor(chance() * below);
  const numbers = shuffled(
    Array.from({ length: count }, (_, at) => at * (1 + integer(2)) + integer(1)),
    chance,
  );
  let players: SwissPlayer[] = [...new Set(numbers)].map((number) => ({
    number,
    score: 0,
    opponents: [],
    byes: 0,
  }));
  const rounds = integer(count + 3);
  const ours = chance() < 0.5;
  for (let round = 0; round < rounds; round++) {
    players = played(players, ours ? pairSwiss(players) : anyRound(players, chance), chance);
  }
  const spread = 1 + integer(4);
  if (chance() < 0.5) players = players.map((player) => ({ ...player, score: integer(spread + 1) / 2 }));
  if (chance() < 0.2) players = players.map((player) => ({ ...player, byes: integer(3) }));
  return shuffled(players, chance);
}

function anyRound(players: readonly SwissPlayer[], chance: Chance): SwissRound {
  const order = shuffled(players, chance).map((player) => player.number);
  const bye = order.length % 2 === 1 ? (order.pop() as number) : null;
  const pairs = [];
  for (let at = 0; at < order.length; at += 2) {
    pairs.push({ players: [order[at] as number, order[at + 1] as number] as const, rematch: false });
  }
  return { pairs, bye };
}

/** The players after a round with random results. */
function played(players: readonly SwissPlayer[], round: SwissRound, chance: Chance): SwissPlayer[] {
  const after = new Map(players.map((player) => [player.number, player]));
  const enter = (number: number, opponent: number | null, points: number) => {
    const before = after.get(number) as SwissPlayer;
    after.set(number, {
      number,
      score: before.score + points,
      opponents: [...before.opponents, opponent],
      byes: before.byes + (opponent === null ? 1 : 0),
    });
  };
  for (const { players: pair } of round.pairs) {
    const points = Math.floor(chance() * 5) / 2;
    enter(pair[0], pair[1], points);
    enter(pair[1], pair[0], 2 - points);
  }
  if (round.bye !== null) enter(round.bye, null, byePoints);
  return [...after.values()];
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

describe("a Swiss round", () => {
  it("is the best of all pairings, on random histories of up to ten", () => {
    const chance = seededChance(20);
    const seen = { rematches: 0, byes: 0, up: 0 };
    for (let round = 0; round < cases(600, 20_000); round++) {
      const players = randomPlayers(2 + Math.floor(chance() * 9), chance);
      const found = pairSwiss(players);
      expect(told(found), JSON.stringify(players)).toEqual(told(bestOfAll(players)));
      const score = new Map(players.map((player) => [player.number, player.score]));
      if (found.pairs.some((pair) => pair.rematch)) seen.rematches++;
      if (found.bye !== null) seen.byes++;
      if (found.pairs.some(({ players: [a, b] }) => score.get(a) !== score.get(b))) seen.up++;
    }
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(cases(600, 20_000) / 10);
  });

  it("does not depend on the order in which players are given", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 40 }), (seed, count) => {
        const chance = seededChance(seed);
        const players = randomPlayers(count, chance);
        expect(pairSwiss(shuffled(players, chance))).toEqual(pairSwiss(players));
      }),
      { seed: 20, numRuns: cases(60, 1_000) },
    );
  });

  it("has the top half against the bottom half at first", () => {
    const players = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, score: 0, opponents: [], byes: 0 }));
    expect(pairSwiss(players)).toEqual({
      pairs: [
        { players: [1, 4], rematch: false },
        { players: [2, 5], rematch: false },
        { players: [3, 6], rematch: false },
      ],
      bye: 7,
    });
  });

  /** Players 1, 2, … by score and whom they have met. */
  const state = (...rows: [score: number, ...opponents: number[]][]): SwissPlayer[] =>
    rows.map(([score, ...opponents], at) => ({ number: at + 1, score, opponents, byes: 0 }));
  const pairs = (players: readonly SwissPlayer[]) =>
    pairSwiss(players).pairs.map(
      ({ players: [one, other], rematch }) => `${one}-${other}${rematch ? "!" : ""}`,
    );

  it("changes opponents before it changes halves", () => {
    expect(pairs(state([1, 4], [1], [1], [1], [1], [1]))).toEqual(["1-5", "2-4", "3-6"]);
    // All of the other half have been met.
    expect(pairs(state([1, 4, 5, 6], [1], [1], [1], [1], [1]))).toEqual(["1-3", "2-5", "4-6"]);
  });

  it("has as few come up as can be, then those who lack least, then the best placed", () => {
    expect(pairs(state([2], [2], [2], [1], [1], [1]))).toEqual(["1-3", "2-4", "5-6"]);
    // 3 and 4 cannot come up, nor 3 and 5, because of those who would be left; 3 and 6 lack more than 4 and 5.
    expect(pairs(state([4, 2], [4], [3], [3, 6], [2, 6], [1]))).toEqual(["1-4", "2-5", "3-6"]);
  });

  it("repeats what is longest ago when it must", () => {
    expect(pairs(state([0, 2, 3, 4], [0, 1, 4, 3], [0, 4, 1, 2], [0, 3, 2, 1]))).toEqual(["1-2!", "3-4!"]);
    expect(pairs(state([0, 4, 3, 2], [0, 3, 4, 1], [0, 2, 1, 4], [0, 1, 2, 3]))).toEqual(["1-4!", "2-3!"]);
  });

  it("pairs none, and gives a bye to one alone", () => {
    expect(pairSwiss([])).toEqual({ pairs: [], bye: null });
    expect(pairSwiss([{ number: 5, score: 0, opponents: [], byes: 3 }])).toEqual({ pairs: [], bye: 5 });
  });

  it("knows opponents who are not here any more", () => {
    const players = [
      { number: 1, score: 1, opponents: [9], byes: 0 },
      { number: 2, score: 1, opponents: [9, 4], byes: 0 },
      { number: 4, score: 1, opponents: [null, 2], byes: 0 },
    ];
    expect(pairSwiss(players).bye).toBe(2);
  });
});

/**
 * The most pairs that a graph has: half the rank of its Tutte matrix with random entries, modulo a prime (Lovász, "On determinants, matchings,
 * and random algorithms", 1979). By bad luck, once in a million, it is less.
 */
function mostPairs(size: number, joined: (a: number, b: number) => boolean, chance: Chance): number {
  const prime = 2 ** 26 - 5;
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < a; b++) {
      if (!joined(b, a)) continue;
      const value = 1 + Math.floor(chance() * (prime - 1));
      (rows[a] as number[])[b] = value;
      (rows[b] as number[])[a] = prime - value;
    }
  }
  const inverse = (value: number) => {
    let [result, base] = [1, value];
    for (let power = prime - 2; power > 0; power = Math.floor(power / 2)) {
      if (power % 2 === 1) result = (result * base) % prime;
      base = (base * base) % prime;
    }
    return result;
  };
  let rank = 0;
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, index) => index >= rank && row[column] !== 0);
    if (pivot === -1) continue;
    [rows[rank], rows[pivot]] = [rows[pivot] as number[], rows[rank] as number[]];
    const top = rows[rank] as number[];
    const scale = inverse(top[column] as number);
    for (const row of rows.slice(rank + 1)) {
      const factor = ((row[column] as number) * scale) % prime;
      if (factor === 0) continue;
      for (let at = column; at < size; at++) {
        row[at] = ((row[at] as number) + factor * (prime - (top[at] as number))) % prime;
      }
    }
    rank++;
  }
  return rank / 2;
}

describe("a Swiss tournament", () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 31, 32, 63, 64])(
    "of %i has nobody twice, no second bye before everybody had one, and the fewest rematches that can be",
    (count) => {
      const chance = seededChance(count);
      for (let time = 0; time < cases(count < 20 ? 3 : 1, 20); time++) {
        let players: SwissPlayer[] = Array.from({ length: count }, (_, number) => ({
          number,
          score: 0,
          opponents: [],
          byes: 0,
        }));
        // With more rounds than people there must be rematches, and byes for everybody.
        for (let round = 0; round < count + 2; round++) {
          const drawn = pairSwiss(players);
          const everybody = drawn.pairs.flatMap((pair) => pair.players);
          if (drawn.bye !== null) everybody.push(drawn.bye);
          expect(everybody.sort((a, b) => a - b)).toEqual([...new Array(count).keys()]);

          const met = new Set(
            players.flatMap(({ number, opponents }) => opponents.map((other) => `${number}-${other}`)),
          );
          for (const pair of drawn.pairs) expect(pair.rematch).toBe(met.has(pair.players.join("-")));
          const fewest = Math.min(...players.map((player) => player.byes));
          const byes = players.filter((player) => player.byes === fewest).map((player) => player.number);
          if (drawn.bye !== null) expect(byes).toContain(drawn.bye);
          const size = count + (count % 2);
          const fresh = mostPairs(
            size,
            (a, b) => (b === count ? byes.includes(a) : !met.has(`${a}-${b}`)),
            chance,
          );
          expect(drawn.pairs.filter((pair) => pair.rematch).length).toBe(size / 2 - fresh);
          players = played(players, drawn, chance);
        }
      }
    },
  );
});
