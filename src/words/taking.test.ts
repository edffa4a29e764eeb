import { describe, expect, it } from "vitest";
import {
  type GameId,
  gameOf,
  kayles,
  must,
  piles,
  sticks,
  stones,
  type TakingOptions,
  taking,
} from "../games/index.ts";
import { parseRun, parseSaveString } from "../notation/index.ts";
import {
  boardName,
  english,
  rulesText,
  runName,
  runsText,
  spotName,
  tableText,
  takeButton,
  takeRulesText,
  takeText,
  tooLargeText,
} from "./index.ts";

const presets = { stones, kayles, sticks, piles, taking };
type Preset = keyof typeof presets;

function startOf(game: Preset, options: unknown = {}) {
  return presets[game].start(must(presets[game].options(options)));
}

describe("the Nim family in words", () => {
  it("says a move in the words of its game", () => {
    const say = (game: Preset, rows: readonly number[], move: string) =>
      takeText(english, game, startOf(game, { rows }), must(parseRun(move)));
    expect(say("stones", [21], "1:19-21")).toBe("take 3 stones");
    expect(say("stones", [1], "1:1-1")).toBe("take the last stone");
    expect(say("kayles", [11], "1:5-6")).toBe("take 2 pins, places 5 and 6");
    expect(say("sticks", [9, 7, 5, 3, 1], "1:3-7")).toBe("take 5 sticks from row 1, places 3 to 7");
    expect(say("sticks", [9, 7, 5, 3, 1], "4:1-3")).toBe("take all 3 sticks from row 4");
    expect(say("piles", [9, 8, 9], "2:8-8")).toBe("take one coin from pile 2");
    expect(takeButton(english, "kayles", { row: 1, left: 4, right: 5 })).toBe("Take 2 pins");
  });

  it("says what is left", () => {
    expect(tableText(english, "stones", startOf("stones"))).toBe("21 stones in one row.");
    expect(tableText(english, "stones", startOf("stones", { rows: [1] }))).toBe("One stone in one row.");
    expect(tableText(english, "piles", must(parseSaveString("1909")))).toBe(
      "Pile 1: 9, pile 2: 0, pile 3: 9. Player 2's turn.",
    );
    expect(boardName(english, "sticks", startOf("sticks"))).toBe("25 sticks left");
    expect(runsText(english, [])).toBe("empty");
    expect(
      runsText(english, [
        { left: 1, length: 5 },
        { left: 9, length: 2 },
      ]),
    ).toBe("5 from place 1 and 2 from place 9");
    expect(tooLargeText(english, "stones", startOf("stones", { rows: [5000] }))).toBe(
      "There are 5000 stones: too many to draw. Moves are typed here.",
    );
  });

  it("names every place for a screen reader", () => {
    const start = startOf("sticks");
    const after = must(sticks.play(start, { row: 2, left: 3, right: 4 }));
    const name = (stick: number, picked?: string) =>
      spotName(english, "sticks", after, { row: 2, stick }, picked ? must(parseRun(picked)) : undefined);
    expect(name(3)).toBe("row 2, stick 3, marked");
    expect(name(5)).toBe("row 2, stick 5");
    expect(name(5, "2:5-6")).toBe("row 2, stick 5, Enter takes two sticks");
    expect(name(7, "2:5-6")).toBe("row 2, stick 7");
    const gone = must(kayles.play(startOf("kayles"), { row: 1, left: 3, right: 3 }));
    expect(spotName(english, "kayles", gone, { row: 1, stick: 3 }, undefined)).toBe("pin 3, taken");
    expect(runName(english, "sticks", after, 2, { left: 5, length: 3 })).toBe("row 2: 3 sticks from 5");
    expect(runName(english, "piles", startOf("piles"), 1, { left: 1, length: 9 })).toBe("pile 1: 9 coins");
  });
});

describe("the rules in words", () => {
  const rules: readonly (readonly [GameId, Partial<TakingOptions>, string])[] = [
    ["stones", {}, "Take 1 to 3 stones from the end of the row. Whoever takes the last one loses."],
    ["kayles", {}, "Take 1 or 2 pins side by side. Whoever takes the last one wins."],
    ["sticks", {}, "Take any number of sticks side by side in one row. Whoever takes the last one loses."],
    ["piles", {}, "Take 1 to 3 coins from the top of one pile. Whoever takes the last one wins."],
    [
      "stones",
      { take: [1, 3, 4] },
      "Take 1, 3 or 4 stones from the end of the row. Whoever takes the last one loses.",
    ],
    [
      "stones",
      { take: { from: 1, to: 1 } },
      "Take one stone from the end of the row. Whoever takes the last one loses.",
    ],
    ["reversi", {}, "Black begins. Whoever has more discs at the end wins."],
  ];
  it.each(rules)("of %s with %o", (id, change, sentence) => {
    expect(rulesText(english, id, must(gameOf(id).options(change)))).toBe(sentence);
  });

  it("fit into a head line", () => {
    expect(takeRulesText(english, "stones", stones.defaults)).toBe(
      "Rules: take 1 to 3 stones from the end of a row; who takes the last one loses.",
    );
    expect(takeRulesText(english, "kayles", { ...kayles.defaults, take: { from: 1, to: 1 } })).toBe(
      "Rules: take exactly one pin anywhere in a row; who takes the last one wins.",
    );
  });
});
