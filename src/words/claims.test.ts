import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../test/cases.ts";
import { holds } from "../../test/words/check-claims.ts";
import { unfounded } from "../../test/words/figures.ts";
import { PlainPlay } from "../../test/words/plain-play.ts";
import { must, type TakingPosition, taking } from "../games/index.ts";
import { analyse, analyseMove } from "../solve/index.ts";
import { chinese } from "./chinese/index.ts";
import type { ExplanationSentences } from "./explanation-sentences.ts";
import { german } from "./german/index.ts";
import { type Claim, english, explain, explainMove, explainShortly, type Statement } from "./index.ts";
import { japanese } from "./japanese/index.ts";
import type { Language } from "./language.ts";

/** Besides English. */
const translations = [german, japanese, chinese];

const takes = fc.oneof(
  { weight: 1, arbitrary: fc.constant("any" as const) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }).map((count) => [count]) },
  { weight: 4, arbitrary: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }))
      .map(([from, more]) => ({ from, to: from + more })),
  },
);

/** Rows that are short enough to play everything out; single ones are longer. */
const rows = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 18 })),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 }),
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 7 }),
);

const options = fc.record({
  ...{ rows, take: takes, middle: fc.boolean() },
  last: fc.constantFrom("wins" as const, "loses" as const),
  swap: fc.boolean(),
});

/** Some moves on, so that there are gaps. */
const positions = fc
  .tuple(options, fc.array(fc.nat(), { maxLength: 2 }))
  .map(([chosen, moves]) => moves.reduce(played, start(chosen)));

function start(chosen: unknown): TakingPosition {
  return taking.start(must(taking.options(chosen)));
}

function played(position: TakingPosition, pick: number): TakingPosition {
  const count = taking.countMoves(position);
  return count > 0 ? must(taking.play(position, taking.moveAt(position, pick % count))) : position;
}

interface Told {
  readonly position: TakingPosition;
  readonly said: readonly Statement[];
  /** The same in each of the translations. */
  readonly translated: readonly (readonly Statement[])[];
}

/** What is said of a position, and of a move from it. */
function told(position: TakingPosition, pick = 0): Told[] {
  const analysis = must(analyse(position));
  const all = (each: Language) => [
    explainShortly(each, "taking", position, analysis),
    ...explain(each, "taking", position, analysis),
  ];
  const said = all(english);
  const translated = translations.map(all);
  const count = taking.countMoves(position);
  if (count === 0) return [{ position, said, translated }];
  const move = taking.moveAt(position, pick % count);
  const after = must(taking.play(position, move));
  const ofMove = must(analyseMove(position, move));
  return [
    { position, said, translated },
    {
      position: after,
      said: explainMove(english, "taking", after, ofMove),
      translated: translations.map((each) => explainMove(each, "taking", after, ofMove)),
    },
  ];
}

/** What is wrong with what is told: claims that fail, sentences without claims, figures that no claim has. */
function faults({ position, said, translated }: Told): unknown[] {
  const play = new PlainPlay(position.options);
  return said.flatMap(({ sentence, text, claims }, index) => {
    const failed: unknown[] = claims.filter((claim) => !holds(claim, play, position));
    if (claims.length === 0) failed.push("claims nothing");
    const others = translated.map((statements) => statements[index]);
    for (const [at, each] of others.entries())
      if (each?.sentence !== sentence || JSON.stringify(each.claims) !== JSON.stringify(claims))
        failed.push(`claims something else in ${translations[at]?.tag}`);
    for (const each of [text, ...others.map((other) => other?.text ?? "")])
      failed.push(...unfounded(each, claims).map((figure) => `${figure} is in no claim`));
    return failed.length > 0 ? [{ sentence, text, failed }] : [];
  });
}

/** A sentence of each kind, by a position it is said of. */
const examples: { readonly [Name in Exclude<keyof ExplanationSentences, "tries">]: unknown } = {
  verdict: { rows: [3, 4, 5] },
  shortWins: { rows: [3, 4, 5] },
  shortLoses: { rows: [8, 4, 12], take: [1, 2, 3] },
  shortLost: { rows: [5], take: [2], middle: true },
  moveVerdict: { rows: [3, 4, 5] },
  moveEnds: { rows: [1] },
  answer: { rows: [3, 4, 5] },
  over: { rows: [1], take: [2] },
  dead: { rows: [1, 5, 6], take: [2], middle: true },
  modulo: { rows: [21], take: [1, 2, 3], last: "loses" },
  periodic: { rows: [18], take: [1, 3, 4] },
  lostLengths: { rows: [12], take: [1, 2], middle: true, last: "loses" },
  fixedTakes: { rows: [7, 4], take: [2] },
  oddTakes: { rows: [7, 4], take: [1, 3] },
  fixedRuns: { rows: [3, 5], take: [3] },
  lastOne: { rows: [1], last: "loses" },
  singles: { rows: [1, 1, 1], last: "loses" },
  ends: { rows: [6], take: [3, 5] },
  settles: { rows: [9, 5], take: [3], middle: true, last: "loses" },
  takeAll: { rows: [5] },
  twins: { rows: [5, 5] },
  takeRun: { rows: [5, 5, 4] },
  halve: { rows: [11], take: [1, 2], middle: true },
  pairs: { rows: [5, 5, 4, 3] },
  lengths: { rows: [5, 4, 3] },
  worths: { rows: [9, 8, 6], take: [1, 2, 3] },
  worth: { rows: [5, 1, 1], take: [1, 2, 3] },
  xor: { rows: [5, 4, 3] },
  xorRule: { rows: [5, 4, 3] },
  misereXorRule: { rows: [5, 4, 3], last: "loses" },
  ones: { rows: [5, 5], take: [1, 2, 3], last: "loses" },
  turningSingles: { rows: [5, 1, 1], last: "loses" },
  turning: { rows: [6, 5], take: [1, 2, 3], last: "loses" },
  swapNow: { rows: [3, 4, 5], swap: true },
  secondWins: { rows: [3, 4, 5], swap: true },
  endsFirst: { rows: [5], swap: true },
  table: { rows: [8, 3], take: [1, 2, 5], middle: true, last: "loses" },
  quotient: { rows: [5, 7], take: [1, 2], middle: true, last: "loses" },
  search: { rows: [12], take: [2, 4], middle: true, last: "loses" },
  wins: { rows: [3, 4, 5] },
  hopeless: { rows: [5], take: [2], middle: true },
  resists: { rows: [8, 4, 12], take: [1, 2, 3] },
};

const sticks = { rows: [5, 3, 1], take: "any", middle: true, last: "loses" };
const twos = { rows: [5, 4, 1], take: [2], middle: true, last: "loses" };
const fours = { rows: [21], take: [1, 2, 3] };
const kaylesLast = { rows: [7, 5], take: [1, 2], middle: true, last: "loses" };
const first = { row: 1, left: 1, right: 1 };

/** A claim of each kind that is wrong of its position; what the old sentences said falsely is among them. */
const wrong: { readonly [Name in Claim["claim"]]: readonly [unknown, Extract<Claim, { claim: Name }>] } = {
  outcome: [sticks, { claim: "outcome", wins: false }],
  withSwap: [
    { ...sticks, swap: true },
    { claim: "withSwap", wins: true },
  ],
  maySwap: [{ ...sticks, swap: true }, { claim: "maySwap" }],
  secondWins: [{ rows: [5], swap: true }, { claim: "secondWins" }],
  endsFirst: [{ ...sticks, swap: true }, { claim: "endsFirst" }],
  over: [sticks, { claim: "over" }],
  takes: [sticks, { claim: "takes", move: first, count: 2, whole: false }],
  moveWins: [sticks, { claim: "moveWins", move: first }],
  onlyWins: [sticks, { claim: "onlyWins", move: first }],
  bestTried: [{ rows: [5, 5] }, { claim: "bestTried", move: { row: 1, left: 1, right: 5 } }],
  anotherWins: [fours, { claim: "anotherWins", besides: [{ row: 1, left: 21, right: 21 }] }],
  resistance: [
    { rows: [8], take: [1, 2, 3] },
    {
      ...{
        claim: "resistance",
        move: { row: 1, left: 8, right: 8 },
        chance: { share: 1, of: 10, about: true },
      },
      ...{ exact: true, best: true },
    },
  ],
  hopeless: [{ rows: [8], take: [1, 2, 3] }, { claim: "hopeless" }],
  dead: [twos, { claim: "dead", runs: 2 }],
  onlyRun: [twos, { claim: "onlyRun", length: 5 }],
  takesFrom: [fours, { claim: "takesFrom", least: 1, most: 4 }],
  remainder: [fours, { claim: "remainder", of: 21, by: 4, is: 2 }],
  lostRemainders: [fours, { claim: "lostRemainders", by: 4, remainders: [1], from: 0, upTo: null }],
  answered: [fours, { claim: "answered", total: 5, rest: 0, upTo: 21 }],
  lostLengths: [fours, { claim: "lostLengths", lengths: [0, 4, 8, 12, 16], upTo: 21 }],
  // Lost lengths are those from which no take leads to a lost one: from the middle that is not so.
  lostSteps: [
    { rows: [9], take: [2], middle: true },
    { claim: "lostSteps", upTo: 9 },
  ],
  movesLeft: [twos, { claim: "movesLeft", moves: 3 }],
  everyTake: [sticks, { claim: "everyTake", count: 1 }],
  oddTakes: [sticks, { claim: "oddTakes" }],
  onceEach: [twos, { claim: "onceEach", runs: 2 }],
  singles: [sticks, { claim: "singles", count: 3 }],
  cut: [twos, { claim: "cut", run: 5, take: 3, left: 1, right: 1 }],
  movesAfter: [twos, { claim: "movesAfter", run: 5, left: 0, right: 3, moves: 2 }],
  sticksLeft: [sticks, { claim: "sticksLeft", count: 8 }],
  twins: [{ rows: [5, 5, 4, 4, 4] }, { claim: "twins", but: null }],
  values: [fours, { claim: "values", of: [{ length: 21, value: 0 }] }],
  formula: [fours, { claim: "formula", unit: 1, by: 3, upTo: 21 }],
  repeat: [
    { rows: [80], take: [1, 2], middle: true },
    { claim: "repeat", every: 12, from: 70 },
  ],
  unpaired: [{ rows: [5, 5, 4] }, { claim: "unpaired", lengths: [5, 4], more: 0 }],
  xor: [sticks, { claim: "xor", is: 6, terms: null }],
  xorRule: [{ rows: [7, 7, 5], take: [1, 2], middle: true, last: "loses" }, { claim: "xorRule" }],
  counted: [sticks, { claim: "counted", ones: [3, 1], nothing: [5], but: null }],
  howMany: [sticks, { claim: "howMany", lengths: [1], runs: 2 }],
  oneLarge: [sticks, { claim: "oneLarge", length: 5 }],
  // Of a run of 5 from which 2 are taken neither one stick nor none can be left.
  chooses: [twos, { claim: "chooses", run: 5, exactly: true }],
  leastTake: [twos, { claim: "leastTake", least: 1 }],
  mostTake: [fours, { claim: "mostTake", most: 4 }],
  longest: [twos, { claim: "longest", length: 4 }],
  shortAfter: [twos, { claim: "shortAfter", run: 5, left: 0, right: 3, below: 4 }],
  lostAfter: [fours, { claim: "lostAfter", run: 21, left: 0, right: 19 }],
  pairsStay: [{ rows: [5, 5, 4] }, { claim: "pairsStay", but: null }],
  lostRepeat: [fours, { claim: "lostRepeat", every: 3, from: 0, upTo: 9 }],
  repeatSeen: [fours, { claim: "repeatSeen", every: 4, from: 0, upTo: 5, worked: 10 }],
  zeroIsLost: [sticks, { claim: "zeroIsLost", upTo: 5 }],
  reaches: [fours, { claim: "reaches", run: 21, value: 1 }],
  nimSum: [fours, { claim: "nimSum", of: [3, 5], is: 7 }],
  largeRuns: [{ ...sticks, rows: [5, 1, 1] }, { claim: "largeRuns" }],
  classes: [kaylesLast, { claim: "classes", classes: 4, lost: 2 }],
  classesRepeat: [kaylesLast, { claim: "classesRepeat", every: 1, from: 0 }],
};

describe("every claim of every sentence", () => {
  it("holds when the rules are played out, and has every figure that is said", () => {
    const checked = new Map<string, number>();
    fc.assert(
      fc.property(positions, fc.nat(), (position, pick) => {
        for (const each of told(position, pick)) {
          expect({ position, faults: faults(each) }).toEqual({ position, faults: [] });
          for (const { sentence, claims } of each.said)
            checked.set(sentence, (checked.get(sentence) ?? 0) + claims.length);
        }
      }),
      { numRuns: cases(700, 60_000), seed: 12 },
    );
    const all = [...checked.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(cases(5_000, 400_000));
  }, 1_800_000);

  it.each(Object.entries(examples))("there is an example of %s, and it holds", (name, chosen) => {
    const all = told(start(chosen));
    expect(all.flatMap(faults)).toEqual([]);
    expect(all.flatMap(({ said }) => said.map(({ sentence }) => sentence))).toContain(name);
  });

  it.each(Object.entries(wrong))("a wrong one of %s is noticed", (_name, [chosen, claim]) => {
    const position = start(chosen);
    expect(holds(claim, new PlainPlay(position.options), position)).toBe(false);
  });

  it("a chance that is only a bound makes a try, and one that says nothing is not said", () => {
    const position = start({ rows: [8, 4, 12], take: [1, 2, 3] });
    const analysis = must(analyse(position));
    const moves = analysis.moves.map((move) => ({ ...move, best: false }));
    const bounded = (chance: number): Told => {
      const bound = { ...analysis, moves, resistance: { chance, log2: Math.log2(chance), exact: false } };
      const [said = [], ...translated] = [english, ...translations].map((each) =>
        explain(each, "taking", position, bound),
      );
      return { position, said, translated };
    };
    for (const chance of [0.9994, 0.95, 0.7, 0.5, 0.12345, 0.0333, 0.01]) {
      expect(faults(bounded(chance)), String(chance)).toEqual([]);
      expect(bounded(chance).said.at(-1)?.sentence).toBe("tries");
    }
    expect(faults(bounded(1e-9))).not.toEqual([]);
    for (const chance of [0.99951, 1]) expect(bounded(chance).said.at(-1)?.sentence).toBe("xorRule");
  });
});
