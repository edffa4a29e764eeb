import { describe, expect, it } from "vitest";
import { type GameId, games, must, type TakingMove, taking } from "../games/index.ts";
import { analyse, analyseMove } from "../solve/index.ts";
import { german } from "./german/index.ts";
import { english, explanationText, moveExplanationText } from "./index.ts";

/** How explanations sound; that they are true is a matter of `claims.test.ts`. */
describe("explanations", () => {
  const text = (id: Exclude<GameId, "reversi">, options: unknown = {}, language = english) => {
    const position = games[id].start(must(games[id].options(options)));
    return explanationText(language, id, position, must(analyse(position)));
  };
  const moved = (options: unknown, move: TakingMove, language = english) => {
    const position = taking.start(must(taking.options(options)));
    const after = must(taking.play(position, move));
    return moveExplanationText(language, "taking", after, must(analyseMove(position, move)));
  };

  it("explain stones by the remainder", () => {
    expect(text("stones", { take: { from: 1, to: 4 } })).toBe(
      "Whoever is to move loses against best play. 21 stones divided by 5 (that is 1 + 4, the least and the most one can take) leave a remainder of 1. A remainder of 1 is lost, for from there every take can be answered so that the two together make 5, until a single stone is left. 1:21 (take one stone) resists best: an opponent who plays at random finds every winning answer with a chance of 1 in 256.",
    );
  });

  it("explain lists of takes by their period", () => {
    expect(text("taking", { rows: [23], take: [1, 3, 4] })).toBe(
      "Whoever is to move loses against best play. 23 sticks divided by 7 leave a remainder of 2. By itself a run is lost just when the remainder is 0 or 2: from a lost length no take leads to another one, and from any other that allows a take some does. 1:23 (take one stick) resists best: an opponent who plays at random finds every winning answer with a chance of 1 in 729.",
    );
    expect(text("taking", { rows: [61], take: [2], middle: true })).toContain("By itself a run of ");
  });

  it("explain sticks by XOR in binary", () => {
    expect(text("sticks")).toContain(
      "Their XOR is 9, in binary 1001 XOR 0111 XOR 0101 XOR 0011 XOR 0001 = 1001. The last taker loses, but as long as two runs or more have at least two sticks the rule is the usual one",
    );
  });

  it("explain kayles by the mirror, and misère kayles by its few lost rows", () => {
    expect(text("kayles")).toContain("cut into two equal halves by taking one pin from its middle");
    expect(text("kayles", { rows: [25], last: "loses" })).toContain(
      "By itself a run of up to 25 pins is lost just when its length is 1, 4, 9, 12 or 20.",
    );
  });

  it("explain the end of misère play", () => {
    expect(text("sticks", { rows: [1, 1, 1] })).toBe(
      "Whoever is to move loses against best play. Only single sticks are left, 3 of them, and they go one by one: the one to move takes the last and so loses.",
    );
    expect(text("sticks", { rows: [5, 1, 1] })).toContain(
      "Only one run has two sticks or more, the run of 5, beside 2 single sticks",
    );
    // Of a run of 5 from which exactly 2 are taken neither one nor none can be left.
    expect(text("taking", { rows: [5, 2], take: [2], middle: true, last: "loses" })).not.toContain(
      "one or none",
    );
  });

  it("explain piles by their Grundy values", () => {
    expect(text("piles", { rows: [9, 8, 6] })).toContain(
      "9, 8 and 6 are worth 1, 0 and 2 (the remainder of the length divided by 4). Their XOR is 3, in binary 01 XOR 00 XOR 10 = 11.",
    );
    expect(text("piles", { rows: [9, 9, 9, 1] })).toContain("Runs of the same length cancel out in pairs.");
  });

  it("say nothing silly", () => {
    const silly =
      /\b0 (single|runs|more)|binary 0+ = 0|\d × \d|at most 100 %|-Infinity|NaN|undefined|null| {2}/;
    for (const take of ["any", [1], [2], [1, 2], [1, 3, 4], [2, 3], [1, 2, 5]])
      for (const rows of [[1], [5], [9], [3, 3, 3], [9, 9, 9], [4, 1], [8, 8], [2, 1, 1], [4, 4, 4, 1, 1]])
        for (const middle of [false, true])
          for (const last of ["wins", "loses"])
            expect(text("taking", { rows, take, middle, last })).not.toMatch(silly);
  });

  it("do not depend on what was asked before", () => {
    const rules = [[1, 3, 4], [2, 5, 7], [1, 2, 4, 9], [3], { from: 2, to: 6 }].flatMap((take) =>
      ["wins", "loses"].flatMap((last) => [true, false].map((middle) => ({ take, last, middle }))),
    );
    const all = () =>
      rules.flatMap((each) => [[9], [40], [8, 5]].map((rows) => text("taking", { ...each, rows })));
    const before = all();
    // Longer runs of the same rules, as far as they are answered.
    for (const each of rules) analyse(taking.start(must(taking.options({ ...each, rows: [600] }))));
    expect(all()).toEqual(before);
  });

  it("of a move say what it leaves, and name an answer", () => {
    const three = { rows: [3, 4, 5], middle: true };
    expect(moved(three, { row: 1, left: 1, right: 1 })).toMatch(
      /^This move loses against best play: whoever is to move then wins\. .* A winning answer is \d:\d \(take .*\)\.$/,
    );
    expect(moved(three, { row: 1, left: 2, right: 3 })).toMatch(
      /^This move wins: whoever is to move then loses against best play\. .* some move restores 0\.$/,
    );
    expect(moved({ rows: [2] }, { row: 1, left: 1, right: 2 })).toBe("This move ends the game and wins it.");
    expect(moved({ rows: [2], last: "loses" }, { row: 1, left: 1, right: 2 }, german)).toBe(
      "Dieser Zug beendet die Partie und verliert sie.",
    );
  });
});
