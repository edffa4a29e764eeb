import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../test/cases.ts";
import { holds } from "../../test/words/check-claims.ts";
import { PlainPlay } from "../../test/words/plain-play.ts";
import { must, type TakingPosition, taking } from "../games/index.ts";
import { analyse, analyseMove } from "../solve/index.ts";
import type { ExplanationSentences } from "./explanation-sentences.ts";
import { german } from "./german/index.ts";
import { type Claim, english, explain, explainMove, type Statement } from "./index.ts";

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
  readonly inGerman: readonly Statement[];
}

/** What is said of a position, and of a move from it. */
function told(position: TakingPosition, pick = 0): Told[] {
  const analysis = must(analyse(position));
  const said = explain(english, "taking", position, analysis);
  const inGerman = explain(german, "taking", position, analysis);
  const count = taking.countMoves(position);
  if (count === 0) return [{ position, said, inGerman }];
  const move = taking.moveAt(position, pick % count);
  const after = must(taking.play(position, move));
  const ofMove = must(analyseMove(position, move));
  return [
    { position, said, inGerman },
    {
      position: after,
      said: explainMove(english, "taking", after, ofMove),
      inGerman: explainMove(german, "taking", after, ofMove),
    },
  ];
}

/** What is wrong with what is told: claims that fail, sentences without claims, figures that no claim has. */
function faults({ position, said, inGerman }: Told): unknown[] {
  const play = new PlainPlay(position.options);
  return said.flatMap(({ sentence, text, claims }, index) => {
    const failed: unknown[] = claims.filter((claim) => !holds(claim, play, position));
    if (claims.length === 0) failed.push("claims nothing");
    const translated = inGerman[index];
    if (translated?.sentence !== sentence || JSON.stringify(translated.claims) !== JSON.stringify(claims))
      failed.push("claims something else in German");
    for (const each of [text, translated?.text ?? ""])
      failed.push(...unfounded(each, claims).map((figure) => `${figure} is in no claim`));
    return failed.length > 0 ? [{ sentence, text, failed }] : [];
  });
}

/** Figures of a text that stand in no claim; moves and what they take are claimed as a whole. */
function unfounded(text: string, claims: readonly Claim[]): string[] {
  const known = new Set(JSON.stringify(claims).match(/\d+(\.\d+)?/g));
  // Constants of the rules that are explained, not of the position.
  for (const constant of claims.some(({ claim }) => claim === "xorRule") ? ["0", "2"] : [])
    known.add(constant);
  for (const claim of claims) {
    if (claim.claim === "xor")
      for (const value of [claim.is, ...(claim.terms ?? [])]) known.add(value.toString(2));
    if (claim.claim === "resistance") known.add("1").add("10");
  }
  const figures = text.replace(/\d+:\d+-\d+( \([^()]*\))?/g, "").match(/\d+([.,]\d+)*/g) ?? [];
  // A sign between figures is a decimal one or parts thousands.
  const readings = (figure: string) => [figure, figure.replace(",", "."), figure.replace(/[.,]/g, "")];
  return figures.filter(
    (figure) => !readings(figure).some((each) => known.has(each.replace(/^0+(?=\d)/, ""))),
  );
}

/** A sentence of each kind, by a position it is said of. */
const examples: { readonly [Name in Exclude<keyof ExplanationSentences, "tries">]: unknown } = {
  verdict: { rows: [3, 4, 5] },
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
  anotherWins: [fours, { claim: "anotherWins", besides: [{ row: 1, left: 21, right: 21 }] }],
  resistance: [
    { rows: [8], take: [1, 2, 3] },
    {
      ...{ claim: "resistance", move: { row: 1, left: 8, right: 8 }, chance: { percent: 11.2 } },
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
      const [said, inGerman] = [english, german].map((each) => explain(each, "taking", position, bound));
      return { position, said: said ?? [], inGerman: inGerman ?? [] };
    };
    for (const chance of [0.9994, 0.12345, 0.0333, 0.01]) {
      expect(faults(bounded(chance))).toEqual([]);
      expect(bounded(chance).said.at(-1)?.sentence).toBe("tries");
    }
    expect(faults(bounded(1e-9))).not.toEqual([]);
    for (const chance of [0.9995, 1]) expect(bounded(chance).said.at(-1)?.sentence).toBe("xorRule");
  });
});
