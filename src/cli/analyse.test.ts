import { describe, expect, it } from "vitest";
import { must } from "../games/index.ts";
import { begin, enter, recordOf } from "../match/index.ts";
import { makeRecord } from "../notation/index.ts";
import { type AnalyseOptions, answer } from "./analyse.ts";
import { UserError } from "./errors.ts";

interface Answer {
  readonly outcome: string;
  readonly grundy: number | null;
  readonly moves: readonly { move: string; equal: number; outcome: string }[];
  readonly line: readonly string[];
  readonly explanation: string;
  readonly truncated: boolean;
  readonly asked?: { move: string; outcome: string; replies: readonly string[] };
}

async function json(game: string, position: string, options: AnalyseOptions = {}): Promise<Answer> {
  return JSON.parse(await answer(game, { position, options: { ...options, json: true } }));
}

describe("grundy analyse", () => {
  it("stones 21 --take 1-4 is lost, and four different moves are listed", async () => {
    const { outcome, grundy, moves, line, truncated } = await json("stones", "21", { take: "1-4" });
    expect({ outcome, grundy, truncated }).toEqual({ outcome: "loss", grundy: null, truncated: false });
    expect(moves.map(({ move, equal, outcome }) => `${move} ${equal} ${outcome}`)).toEqual([
      "1:21-21 1 loss",
      "1:20-21 1 loss",
      "1:19-21 1 loss",
      "1:18-21 1 loss",
    ]);
    expect(line).toHaveLength(9);
  });

  it("kayles 11 is won with value 6; its 21 moves are of 11 kinds", async () => {
    const { outcome, grundy, moves } = await json("kayles", "11");
    expect({ outcome, grundy }).toEqual({ outcome: "win", grundy: 6 });
    expect(moves).toHaveLength(11);
    expect(moves.reduce((sum, { equal }) => sum + equal, 0)).toBe(21);
  });

  it("sticks: the five winning first moves of 95", async () => {
    const { outcome, grundy, moves } = await json("sticks", "9/7/5/3/1");
    expect({ outcome, grundy }).toEqual({ outcome: "win", grundy: null });
    expect(
      moves
        .filter((each) => each.outcome === "win")
        .map((each) => each.move)
        .sort(),
    ).toEqual(["1:1-9", "1:2-8", "1:3-7", "1:4-6", "1:5-5"]);
    expect(moves.reduce((sum, { equal }) => sum + equal, 0)).toBe(95);
  });

  it("piles 0989: the two nines merged", async () => {
    const { outcome, grundy, moves } = await json("piles", "0989");
    expect({ outcome, grundy }).toEqual({ outcome: "loss", grundy: 0 });
    expect(moves.map(({ equal }) => equal).sort()).toEqual([1, 1, 1, 2, 2, 2]);
  });

  it("takes rows and rules as options, ranges, lists and any", async () => {
    const misere = { rows: "5,7", take: "1-2", middle: true, misere: true };
    expect((await json("taking", "", misere)).outcome).toBe("win");
    expect((await json("taking", "", { rows: "9", take: "1,2,4" })).grundy).toBe(0);
    expect((await json("taking", "", { rows: "3,5,6", take: "any" })).grundy).toBe(0);
  });

  it("understands every form of a position", async () => {
    const same = ["1101", "<1,*> <2,*> <3,x> <4,*>"];
    for (const text of [same[1] as string, "1101/0000"]) {
      expect((await json("kayles", text)).grundy).toBe(3);
    }
    expect((await json("piles", "* *\n* * *", {})).grundy).toBe(2 ^ 2 ^ 1);
    expect((await json("stones", "* * * *", {})).outcome).toBe("win");
    expect((await json("sticks", "  1  \n 111 \n11011", {})).moves.length).toBeGreaterThan(3);
    const play = must(enter(must(begin("piles")), { type: "move", seat: 0, move: "2:9-9" }));
    expect((await json("piles", makeRecord(recordOf(play, ["a", "b"])))).grundy).toBe(0);
  });

  it("cuts long answers and says so", async () => {
    const answer = await json("kayles", "1000000000000000");
    expect(answer.moves.length).toBe(500);
    expect(answer.truncated).toBe(true);
    expect(answer.outcome).toBe("win");
    expect(answer.moves.some((each) => each.outcome === "win")).toBe(true);
  });

  it("says in the text what the JSON says", async () => {
    const text = await answer("kayles", { position: "11", options: {} });
    expect(text).toContain("* 1:6-6  1      wins     0");
    expect(text).toContain("The Grundy value of the position is 6.");
  });

  it("says what one move does and what answers it", async () => {
    const { asked } = await json("kayles", "11", { move: "1 1" });
    expect(asked).toMatchObject({ move: "1:1-1", outcome: "loss" });
    expect(asked?.replies).toContain("1:6-7");
    const text = await answer("stones", { position: "23", options: { take: "1-4", move: "2" } });
    expect(text).toContain("1:22-23: This move wins. No answer to it wins.");
  });

  it("refuses in one line what it cannot answer", async () => {
    const refused: [string, string, AnalyseOptions][] = [
      ["chess", "", {}],
      ["__proto__", "", {}],
      ["stones", "many", {}],
      ["stones", "21", { take: "0-3" }],
      ["stones", "21", { take: "x" }],
      ["stones", "21", { rows: "3" }],
      ["taking", "", { rows: "3,-1" }],
      ["stones", "21", { middle: true, end: true }],
      ["stones", "21", { misere: true, normal: true }],
      ["piles", "{}", {}],
      ["kayles", "11", { move: "1 3" }],
      ["kayles", "11", { move: "first" }],
      ["taking", "", { rows: "1000000", take: "1,4,10", middle: true }],
    ];
    for (const [game, position, options] of refused) {
      const failed = await answer(game, { position, options }).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(UserError);
      expect((failed as UserError).message).not.toContain("\n");
    }
  });
});
