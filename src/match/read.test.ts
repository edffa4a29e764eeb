import { describe, expect, it } from "vitest";
import { type GameId, must } from "../games/index.ts";
import { makeRecord } from "../notation/index.ts";
import { begin, followMoves, recordOf } from "./play.ts";
import { readGame } from "./read.ts";

const read = (id: GameId, text: string) => must(readGame(text, id));

describe("whatever someone has at hand of a game", () => {
  it("is a record, with the events it holds", () => {
    const play = must(followMoves(must(begin("piles")), ["2:7-9", "1:9-9"]));
    expect(read("stones", makeRecord(recordOf(play, ["a", "b"])))).toEqual(play);
  });

  it("is a transcript, from the start", () => {
    const { moves, from } = read("reversi", "f5d6c3");
    expect([moves.length, from]).toEqual([3, undefined]);
  });

  it("is a board, a picture or rows, from where they stand", () => {
    const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)} O`;
    expect(read("reversi", board).from).toMatch(/ O$/);
    expect(read("piles", "0989").from).toBe("111111111/111111110/111111111 1");
    expect(read("stones", "* * * *").options).toMatchObject({ rows: [4] });
    expect(read("sticks", "9 7 5 3 1")).toEqual(must(begin("sticks")));
  });

  it("may be rows too long to be drawn", () => {
    expect(read("kayles", "1000000000000000")).toEqual(must(begin("kayles", { rows: [1e15] })));
    expect(read("taking", "5000000000/0")).toMatchObject({
      from: "5000000000[1-5000000000]/0 1",
      ending: undefined,
    });
  });

  it("is refused otherwise, with a code", () => {
    const code = (id: GameId, text: string) => {
      const result = readGame(text, id);
      return result.ok ? "accepted" : result.refusal.code;
    };
    expect(code("stones", " ")).toBe("not-in-notation");
    expect(code("stones", "many")).toBe("not-in-notation");
    expect(code("stones", "{")).toBe("record-not-json");
    expect(code("kayles", "1000000000000007")).toBe("row-too-long");
    expect(code("reversi", "f5f5")).toBe("square-occupied");
  });

  it("names the part of a transcript that is wrong", () => {
    const refusal = { code: "not-in-notation", facts: { form: "transcript", text: "c" } };
    expect(readGame("f5d6c", "reversi")).toEqual({ ok: false, refusal });
    expect(readGame("hello", "reversi")).toMatchObject({
      refusal: { facts: { form: "game", text: "hello" } },
    });
    expect(readGame("--OX X", "reversi")).toMatchObject({ refusal: { facts: { form: "board" } } });
  });
});
