import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameId, gameOf, isGameId, kayles, must, stones, takingPosition } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { programProtocols } from "../../players/index.ts";
import {
  canBegin,
  competitionCommand,
  nimsysGame,
  shownCount,
  shownPlaces,
  shownRun,
  whereBegins,
} from "./index.ts";

function position(game: GameId, text: string, more: object = {}) {
  const { defaults, options } = gameOf(game);
  return must(notationOf(game).parsePosition(text, must(options({ ...defaults, ...more }))));
}

describe("what a program can begin with", () => {
  it.each([
    ["nimsys", "stones", "21 1", {}],
    ["nimsys", "stones", "7 2", {}],
    ["nimsys", "stones", "111000 1", {}],
    ["nimsys", "stones", "5 1", { take: "any" }],
    ["nimsys", "kayles", "11111111111 2", {}],
    ["nimsys", "kayles", "00111100000 1", {}],
    ["nimsys", "taking", "30 1", { take: { from: 1, to: 7 }, last: "loses" }],
    ["competition", "sticks", "9/7/5/3/1 1", {}],
    ["competition", "sticks", "9/7/5/3/1 2", {}],
    ["java", "kayles", "10111010001 1", {}],
    ["java", "sticks", "110011001/1111111/00000/101/1 2", {}],
    ["line", "piles", "9/4/1 1", {}],
    ["line", "stones", "110 2 swap", { swap: true }],
  ] as const)("%s plays %s from %s", (protocol, game, text, more) => {
    expect(canBegin(protocol, game, position(game, text, more))).toBe(true);
  });

  it.each([
    ["nimsys", "stones", "21 1", { last: "wins" }],
    ["nimsys", "stones", "21 1", { take: { from: 2, to: 3 } }],
    ["nimsys", "stones", "21 1", { take: [1, 3] }],
    ["nimsys", "stones", "10001 1", {}],
    ["nimsys", "stones", "21 1", { swap: true }],
    ["nimsys", "kayles", "11011111111 1", {}],
    ["nimsys", "kayles", "11111111111 1", { take: { from: 1, to: 3 } }],
    ["nimsys", "kayles", "11111111111 1", { last: "loses" }],
    ["nimsys", "piles", "9/9/9 1", {}],
    ["nimsys", "piles", "9/0/0 1", {}],
    ["nimsys", "sticks", "9/7/5/3/1 1", {}],
    ["competition", "sticks", "011111111/1111111/11111/111/1 2", {}],
    ["competition", "sticks", "9/7/5/3/1 1", { last: "wins" }],
    ["competition", "sticks", "7/5/3/1 1", {}],
    ["competition", "stones", "21 1", {}],
    ["java", "stones", "21 1", {}],
    ["gtp", "stones", "21 1", {}],
  ] as const)("%s does not play %s from %s with %j", (protocol, game, text, more) => {
    expect(canBegin(protocol, game, position(game, text, more))).toBe(false);
  });

  it.each([
    ["line", "sticks", {}, "anywhere"],
    ["nimsys", "stones", {}, "anywhere"],
    ["nimsys", "kayles", {}, "start"],
    ["nimsys", "sticks", {}, "nowhere"],
    ["competition", "sticks", {}, "start"],
    ["competition", "sticks", { rows: [5, 4, 3] }, "nowhere"],
    ["java", "kayles", { rows: [20] }, "anywhere"],
    ["java", "piles", {}, "nowhere"],
    ["gtp", "reversi", {}, "anywhere"],
    ["java", "reversi", {}, "nowhere"],
  ] as const)("%s begins %s with %j: %s", (protocol, game, more, where) => {
    const { defaults, options } = gameOf(game);
    expect(whereBegins(protocol, game, must(options({ ...defaults, ...more })))).toBe(where);
  });

  it("in Reversi only who speaks of it", () => {
    const start = position("reversi", "---------------------------OX------XO--------------------------- X");
    const able = programProtocols.filter((protocol) => canBegin(protocol, "reversi", start));
    expect(able).toEqual(["line", "gtp", "nboard"]);
    expect(isGameId("reversi")).toBe(true);
  });
});

describe("a game as Nimsys has it", () => {
  it("numbers its stones anew", () => {
    const run = (options: typeof kayles.defaults, left: number, length: number) =>
      nimsysGame(must(takingPosition(options, [[{ left, length }]], 0)));
    const game = run(kayles.defaults, 3, 4);
    expect(game?.command).toBe("startadvancedgame 4");
    expect(game?.typed({ row: 1, left: 4, right: 5 })).toBe("2 2");
    expect(game?.text(2, 2)).toBe("4 2");
    expect(game?.place(2)).toBe(4);
    const few = run(stones.defaults, 1, 3);
    expect(few?.command).toBe("startgame 3,3");
    expect(few?.typed({ row: 1, left: 2, right: 3 })).toBe("2");
    expect(run(stones.defaults, 1, 1)?.command).toBe("startgame 1,3");
    const many = { ...stones.defaults, rows: [10_001], take: { from: 1, to: 1e9 } };
    expect(run(many, 1, 10_000)?.command).toBe("startgame 10000,10000");
    expect(run(many, 1, 10_001)).toBeUndefined();
  });
});

describe("how the competition is begun", () => {
  it.each([
    ["java Competition", "java Competition 3 4 1000", "java Competition 4 3 1000"],
    ["java Competition 2", "java Competition 2 4 1000", "java Competition 4 2 1000"],
    ["java Competition 1 4", "java Competition 1 4 1000", "java Competition 4 1 1000"],
    ["competition 4 2 1", "competition 2 4 1000", "competition 4 2 1000"],
    ["competition 4 4 9", "competition 3 4 1000", "competition 4 3 1000"],
    ["run 7 4 2 5", "run 7 2 4 1000", "run 7 4 2 1000"],
    ["3", "3 3 4 1000", "3 4 3 1000"],
  ])("%s", (command, first, second) => {
    expect(competitionCommand(command.split(" "), true).join(" ")).toBe(first);
    expect(competitionCommand(command.split(" "), false).join(" ")).toBe(second);
  });
});

describe("what a console shows of a move", () => {
  it.each([
    ["7 stones left: * * * * * * *", { kind: "taken", first: 8, count: 3 }],
    ["10 stones left: *", { kind: "taken", first: 11, count: 0 }],
    ["12 STONES LEFT", { kind: "taken", first: 13, count: -2 }],
    ["1 stone left: *", { kind: "taken", first: 2, count: 9 }],
    ["Game Over", { kind: "taken", first: 1, count: 10 }],
    ["Invalid move. You must remove between 1 and 3 stones.", { kind: "refused" }],
    ["I take 3", undefined],
    ["7777777 stones left:", undefined],
    ["$", undefined],
    ["", undefined],
  ])("with ten stones left: %j", (line, shown) => {
    expect(shownCount(line, 10)).toEqual(shown);
  });

  it.each([
    ["2 stones left: <1,*> <2,x> <3,x> <4,x> <5,*>", { kind: "taken", first: 3, count: 2 }],
    ["3 stones left:<1,x><2,X> < 3 , * > <4,*> <5,*>", { kind: "taken", first: 1, count: 1 }],
    ["2 stones left: <1,x> <2,x> <3,*> <4,*> <5,x>", { kind: "apart", count: 2 }],
    ["4 stones left: <1,*> <2,x> <3,*> <4,*> <5,*>", { kind: "apart", count: 0 }],
    ["Game Over", { kind: "apart", count: 4 }],
    // The number and the places do not agree; a stone has come back.
    ["3 stones left: <1,*> <2,x> <3,x> <4,x> <5,*>", undefined],
    ["4 stones left: <1,*> <2,*> <3,*> <4,*> <5,x>", undefined],
    ["Invalid move.", { kind: "refused" }],
    ["hello", undefined],
  ])("with the second of five gone: %j", (line, shown) => {
    expect(shownPlaces(line, [true, false, true, true, true])).toEqual(shown);
  });

  it.each([
    ["Player 2 made the move: 2:3-5", { kind: "run", text: "2:3-5" }],
    ["player 1 made the move:whatever it is", { kind: "run", text: "whatever it is" }],
    ["Invalid move. Enter another:", { kind: "refused" }],
    ["Player 1 won!", undefined],
  ])("in the competition: %j", (line, shown) => {
    expect(shownRun(line)).toEqual(shown);
  });

  it("whatever is said", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 12 }), (line, available) => {
        shownCount(line, available.length);
        shownPlaces(line, available);
        shownRun(line);
      }),
    );
  });
});
