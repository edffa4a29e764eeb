import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameId, games, must, type TakingMove, type TakingPosition, taking } from "../games/index.ts";
import { parseRun } from "../notation/index.ts";
import { analyse, analyseMove, outcomeOf } from "../solve/index.ts";
import { english, explanationText, moveExplanationText } from "./index.ts";

const takes = fc.oneof(
  fc.constant("any" as const),
  fc.constant([1]),
  fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([from, more]) => ({ from, to: from + more })),
);

const positions = fc
  .record({
    rows: fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 12 })),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
    ),
    take: takes,
    middle: fc.boolean(),
    last: fc.constantFrom("wins" as const, "loses" as const),
  })
  .map((input) => taking.start(must(taking.options(input))));

/** The moves a text names. */
function movesIn(text: string): TakingMove[] {
  return [...text.matchAll(/\d+:\d+-\d+/g)].map(([move]) => must(parseRun(move)));
}

function wins(position: TakingPosition, move: TakingMove): boolean {
  return must(outcomeOf(must(taking.play(position, move)))) === "loss";
}

describe("explanations", () => {
  it("claim nothing the solver does not confirm", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const analysis = must(analyse(position));
        const text = explanationText(english, "taking", position, analysis);
        expect(text).not.toMatch(/undefined|NaN|null| {2}/);
        const won = must(outcomeOf(position)) === "win";
        if (analysis.moves.length > 0) {
          expect(text.startsWith(won ? "Whoever is to move wins." : "Whoever is to move loses")).toBe(true);
        }
        for (const move of movesIn(text)) expect(wins(position, move)).toBe(won);
        checkBinary(text);
        checkRemainder(text);
      }),
      { numRuns: 500 },
    );
  });

  it("of a move say whether it wins and name an answer that does", () => {
    fc.assert(
      fc.property(positions, fc.nat(), (position, pick) => {
        const count = taking.countMoves(position);
        if (count === 0) return;
        const move = taking.moveAt(position, pick % count);
        const after = must(taking.play(position, move));
        const text = moveExplanationText(english, "taking", after, must(analyseMove(position, move)));
        expect(text.startsWith("This move wins.")).toBe(wins(position, move));
        for (const answer of movesIn(text)) expect(wins(after, answer)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  const text = (id: Exclude<GameId, "reversi">, options: unknown = {}) => {
    const position = games[id].start(must(games[id].options(options)));
    return explanationText(english, id, position, must(analyse(position)));
  };

  it("explain stones by the remainder", () => {
    expect(text("stones", { take: { from: 1, to: 4 } })).toBe(
      "Whoever is to move loses against best play. 21 stones divided by 5 (that is 1 + 4, the least and the most one may take) leave a remainder of 1. That is lost: the losing remainder is 1, for from there every take can be answered so that the two together make 5, until a single stone is left. The best resistance is 1:21-21 (take one stone): an opponent who plays at random finds every winning answer with a chance of 0.391 %.",
    );
  });

  it("explain sticks by XOR in binary", () => {
    expect(text("sticks")).toContain(
      "Their XOR is 9, in binary 1001 XOR 0111 XOR 0101 XOR 0011 XOR 0001 = 1001.",
    );
  });

  it("explain kayles by the mirror", () => {
    expect(text("kayles")).toContain("cut into two equal halves by taking one pin from its middle");
  });

  it("explain the end of misère play by the ones", () => {
    expect(text("sticks", { rows: [1, 1, 1] })).toContain("Only single sticks are left, 3 of them");
    expect(text("sticks", { rows: [5, 1, 1] })).toContain(
      "Only one run has two sticks or more, the run of 5, beside 2 single sticks",
    );
  });

  it("explain piles by their Grundy values", () => {
    expect(text("piles", { rows: [9, 8, 6] })).toContain(
      "9, 8 and 6 are worth 1, 0 and 2 (the remainder of its length divided by 4). Their XOR is 3, in binary 01 XOR 00 XOR 10 = 11.",
    );
  });
});

/** An equation in binary must be right. */
function checkBinary(text: string): void {
  const found = /in binary ([01]+(?: XOR [01]+)*) = ([01]+)\./.exec(text);
  if (!found) return;
  const terms = (found[1] as string).split(" XOR ").map((term) => Number.parseInt(term, 2));
  expect(terms.reduce((a, b) => a ^ b)).toBe(Number.parseInt(found[2] as string, 2));
  expect(text).toContain(`Their XOR is ${Number.parseInt(found[2] as string, 2)},`);
}

/** A division with remainder must be right. */
function checkRemainder(text: string): void {
  const found =
    /(\w+) sticks? divided by (\d+) \(that is (\d+) \+ (\d+),.*?\) leaves? a remainder of (\d+)\./i.exec(
      text,
    );
  if (!found) return;
  const [length, modulus, least, most, remainder] = found
    .slice(1)
    .map((figure) => (figure.toLowerCase() === "one" ? 1 : Number(figure)));
  expect(Number(least) + Number(most)).toBe(modulus);
  expect(Number(length) % Number(modulus)).toBe(remainder);
}
