import { describe, expect, it } from "vitest";
import { converse } from "../../../test/editions/converse.ts";
import { membersOf } from "../../../test/editions/members.ts";
import { seededChance } from "../../players/index.ts";
import { Board, Move, Player } from "./index.ts";

const boardAfter = (...moves: [number, number, number][]) => {
  const board = new Board();
  for (const [row, left, right] of moves) expect(board.markStickSequence(new Move(row, left, right))).toBe(0);
  return board;
};

/** What a human answers who types this, and what the human is shown. */
async function typed(input: string, board = new Board()): Promise<{ move: string; output: string }> {
  let move = "";
  const { output } = await converse(async (dialogue) => {
    move = `${await new Player(Player.HUMAN, 1, dialogue).produceMove(board)}`;
    return 0;
  }, input);
  return { move, output };
}

const menu = "Press 1 to display the board. Press 2 to make a move:\n";
const row = "Enter the row number:\n";
const left = "Enter the index of the leftmost stick:\n";
const right = "Enter the index of the rightmost stick:\n";

describe("Player", () => {
  it("knows its type, its name and its id", () => {
    expect([Player.RANDOM, Player.HEURISTIC, Player.SMART, Player.HUMAN]).toEqual([1, 2, 3, 4]);
    const scanner = { print() {}, line: async () => "", word: async () => "" };
    const players = [1, 2, 3, 4].map((type) => new Player(type, 2, scanner));
    expect(players.map((player) => player.getPlayerType())).toEqual([1, 2, 3, 4]);
    const names = ["Random", "Heuristic", "Smart", "Human"];
    expect(players.map((player) => player.getTypeName())).toEqual(names);
    expect(players.map((player) => player.getPlayerTypeString())).toEqual(names);
    expect(players.map((player) => player.getPlayerId())).toEqual([2, 2, 2, 2]);
  });

  it("refuses what it cannot be", () => {
    for (const type of [0, 5, -1, 1.5, Number.NaN])
      expect(() => new Player(type, 1, null)).toThrow(RangeError);
    expect(() => new Player(Player.HUMAN, 1, null)).toThrow(TypeError);
    expect(new Player(Player.RANDOM, 1, null).getTypeName()).toBe("Random");
  });

  it("has the documented members and no others", () => {
    expect(membersOf(Player)).toEqual({
      own: ["getPlayerId", "getPlayerType", "getPlayerTypeString", "getTypeName", "produceMove"],
      statics: ["HEURISTIC", "HUMAN", "RANDOM", "SMART"],
    });
    expect(Object.keys(new Player(Player.SMART, 1))).toEqual([]);
  });

  it("does not change the board it is shown", async () => {
    for (const type of [Player.RANDOM, Player.HEURISTIC, Player.SMART]) {
      const board = boardAfter([2, 3, 5]);
      const before = board.toString();
      await new Player(type, 1).produceMove(board);
      expect(board.toString()).toBe(before);
    }
  });

  it("has nothing to answer when no stick is left", async () => {
    const board = boardAfter([1, 1, 9], [2, 1, 7], [3, 1, 5], [4, 1, 3], [5, 1, 1]);
    for (const type of [Player.RANDOM, Player.HEURISTIC, Player.SMART]) {
      await expect(new Player(type, 1).produceMove(board)).rejects.toThrow(RangeError);
    }
  });

  it("as Random gives each of the 95 first moves, and the same ones from the same seed", async () => {
    const moves = async (seed: number, count: number) => {
      const player = new Player(Player.RANDOM, 1, null, seededChance(seed));
      const board = new Board();
      const all: string[] = [];
      for (let i = 0; i < count; i++) all.push(`${await player.produceMove(board)}`);
      return all;
    };
    expect(new Set(await moves(1, 3000)).size).toBe(95);
    expect(await moves(5, 20)).toEqual(await moves(5, 20));
    expect(await moves(5, 20)).not.toEqual(await moves(6, 20));
  });

  it("as Heuristic plays the published moves", async () => {
    const answer = async (board: Board) => `${await new Player(Player.HEURISTIC, 1).produceMove(board)}`;
    expect(await answer(new Board())).toBe("1:1-9");
    expect(await answer(boardAfter([1, 1, 9]))).toBe("4:1-1");
    expect(await answer(boardAfter([1, 1, 9], [2, 1, 1]))).toBe("5:1-1");
    expect(await answer(boardAfter([1, 1, 9], [2, 1, 7], [3, 1, 5], [4, 1, 3]))).toBe("5:1-1");
    expect(await answer(boardAfter([1, 1, 9], [2, 1, 7], [3, 1, 5], [4, 2, 2]))).toBe("5:1-1");
    expect(await answer(boardAfter([1, 1, 9], [2, 1, 7], [3, 1, 5]))).toBe("4:1-3");
    expect(await answer(boardAfter([1, 1, 9], [2, 1, 7], [3, 1, 5], [5, 1, 1]))).toBe("4:1-2");
  });

  it("as Smart plays one of the five winning first moves", async () => {
    const wins = ["1:1-9", "1:2-8", "1:3-7", "1:4-6", "1:5-5"];
    expect(wins).toContain(`${await new Player(Player.SMART, 1).produceMove(new Board())}`);
  });

  it("as a human is asked for a menu number and three numbers more", async () => {
    expect(await typed("2 2 3 5")).toEqual({ move: "2:3-5", output: menu + row + left + right });
    expect((await typed("+2\n\n002\t3\r\n +5 ")).move).toBe("2:3-5");
    expect((await typed("2 -7 2147483647 -2147483648")).move).toBe("-7:2147483647--2147483648");
  });

  it("as a human may look at the board, and is told of other commands", async () => {
    const board = boardAfter([2, 3, 5]);
    const { output } = await typed("1 3 0 -1 x 2147483648 2 1 1 1", board);
    const unsupported = `${menu}Unsupported command\n`.repeat(5);
    expect(output).toBe(`${menu}${board}\n${unsupported}${menu}${row}${left}${right}`);
  });

  it("as a human who types no number gives a move that no board allows, and is asked nothing more", async () => {
    for (const [input, asked] of [
      ["2 x", row],
      ["2 1 x", row + left],
      ["2 1 1 x", row + left + right],
      ["2 2147483648", row],
      ["2 1.0", row],
      ["2 __proto__", row],
    ] as const) {
      const { move, output } = await typed(`${input} 2 1 1 1`);
      expect(output).toBe(menu + asked);
      expect(new Board().markStickSequence(new Move(...numbersOf(move)))).toBe(-1);
    }
  });
});

function numbersOf(move: string): [number, number, number] {
  return move.split(/[:-]/).map(Number) as [number, number, number];
}
