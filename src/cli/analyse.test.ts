import { describe, expect, it } from "vitest";
import { must } from "../games/index.ts";
import { begin, enter, recordOf } from "../match/index.ts";
import { makeRecord } from "../notation/index.ts";
import { cliRefusalText, english, loadCliSentences } from "../words/index.ts";
import { answer } from "./analyse.ts";
import type { AnalyseOptions } from "./analyse-input.ts";
import { UserError } from "./errors.ts";

const cli = await loadCliSentences("en");

interface Answer {
  readonly outcome: string;
  readonly grundy: number | null;
  readonly moves: readonly { move: string; equal: number; outcome: string }[];
  readonly line: readonly string[];
  readonly explanation: string;
  readonly truncated: boolean;
  readonly asked?: { move: string; outcome: string; replies: readonly string[] };
}

/** `position` is one word, or several as a shell hands them on. */
async function json(
  game: string,
  position: string | readonly string[],
  options: AnalyseOptions = {},
): Promise<Answer> {
  return JSON.parse(await answer(cli, game, [position].flat(), { ...options, json: true }));
}

async function refusal(
  game: string,
  position: string | readonly string[],
  options: AnalyseOptions = {},
): Promise<string> {
  const failed = await answer(cli, game, [position].flat(), options).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(UserError);
  return cliRefusalText(cli, english, (failed as UserError).refusal);
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

  it("takes numbers that are words of their own as rows", async () => {
    const five = await json("sticks", ["9", "7", "5", "3", "1"]);
    expect(five).toEqual(await json("sticks", "9/7/5/3/1"));
    expect(await json("sticks", "9 7 5 3 1")).toEqual(five);
    // Two rows of ten and two, not a drawn row of one stick and a player.
    expect((await json("taking", ["10", "2"])).grundy).toBe(10 ^ 2);
    expect((await json("taking", ["3", "1"])).grundy).toBe(3 ^ 1);
    expect((await json("piles", ["9", "8", "9"])).grundy).toBe(0);
    // As a position is written: a row with its gap, and whose turn it is.
    expect((await json("kayles", ["110111", "2"])).grundy).toBe(2 ^ 3);
    expect((await json("kayles", "1101 2")).grundy).toBe(2 ^ 1);
  });

  it("says first what was understood, in every form", async () => {
    const first = async (game: string, words: readonly string[], options: AnalyseOptions = {}) =>
      (await answer(cli, game, words, options)).split("\n")[0];
    const nim = "Rules: take any number of sticks from the end of a row; who takes the last one wins.";
    const kayles = "Rules: take 1 or 2 pins standing side by side in a row; who takes the last one wins.";
    const piles = "Rules: take 1 to 3 coins from the end of a pile; who takes the last one wins.";
    expect(await first("nim", ["3", "5", "7"])).toBe(`Row 1: 3, row 2: 5, row 3: 7. ${nim}`);
    expect(await first("taking", ["3 1"])).toBe(`Row 1: 3, row 2: 1. ${nim}`);
    expect(await first("NIM", [], { rows: "9 7 5" })).toBe(`Row 1: 9, row 2: 7, row 3: 5. ${nim}`);
    expect(await first("Nim", [], { rows: "9/7" })).toBe(`Row 1: 9, row 2: 7. ${nim}`);
    expect(await first("kayles", ["10/11"])).toBe(`Row 1: 10, row 2: 11. ${kayles}`);
    expect(await first("KAYLES", ["110000"])).toBe(`110,000 pins in one row. ${kayles}`);
    const gaps = "5 pins in one row: 2 from place 1 and 3 from place 4.";
    expect(await first("kayles", ["110111", "2"])).toBe(`${gaps} Player 2's turn. ${kayles}`);
    expect(await first("kayles", ["6[1-2,4-6]"])).toBe(`${gaps} ${kayles}`);
    expect(await first("kayles", ["<1,*> <2,*> <3,x> <4,*>"])).toBe(
      `3 pins in one row: 2 from place 1 and 1 from place 4. ${kayles}`,
    );
    expect(await first("kayles", ["1100011/111", "1"])).toBe(
      `Row 1: 4 (2 from place 1 and 2 from place 6), row 2: 3. ${kayles}`,
    );
    expect(await first("piles", ["1989"])).toBe(`Pile 1: 9, pile 2: 8, pile 3: 9. Player 2's turn. ${piles}`);
    expect(await first("piles", ["* *\n* * *"])).toBe(`Pile 1: 2, pile 2: 2, pile 3: 1. ${piles}`);
    const play = must(enter(must(begin("piles")), { type: "move", seat: 0, move: "2:9-9" }));
    expect(await first("piles", [makeRecord(recordOf(play, ["a", "b"]))])).toBe(
      `Pile 1: 9, pile 2: 8, pile 3: 9. Player 2's turn. ${piles}`,
    );
    const text = await answer(cli, "stones", ["110000"], {});
    expect(text.split("\n")[1]).toBe("(Digits are numbers. As a drawing with gaps: 110000 1)");
    expect((await answer(cli, "stones", ["120000"], {})).split("\n")[1]).toBe("");
    expect(JSON.parse(await answer(cli, "nim", ["3"], { json: true })).understood).toBe(
      `3 sticks in one row. ${nim}`,
    );
  });

  it("plays a save string by the rules that are typed", async () => {
    const text = await answer(cli, "piles", ["0999"], { misere: true, take: "any" });
    expect(text.split("\n")[0]).toContain(
      "take any number of coins from the end of a pile; who takes the last one loses",
    );
    expect((await json("piles", "0999", { misere: true })).grundy).toBeNull();
  });

  it("knows the swap rule: before it, while it is possible, and after it", async () => {
    const start = await json("nim", ["3", "4", "5"], { swap: true });
    expect({ outcome: start.outcome, grundy: start.grundy }).toEqual({ outcome: "loss", grundy: null });
    expect(start.explanation).toContain("With best play whoever is second wins, because of the swap");
    expect(start.line.slice(0, 2)).toEqual([start.moves[0]?.move, "swap"]);
    const open = await json("nim", ["100/1111/11111", "2", "swap"], { swap: true, move: "swap" });
    expect(open.moves[0]).toMatchObject({ move: "swap", outcome: "win", equal: 1 });
    expect(open.asked).toMatchObject({ move: "swap", outcome: "win", replies: [] });
    expect((await json("nim", ["100/1111/11111", "1"], { swap: true })).outcome).toBe("loss");
    const text = await answer(cli, "nim", ["3", "4", "5"], { swap: true });
    expect(text.split("\n")[0]).toContain("On the first turn, the second player may swap sides instead.");
    expect(await refusal("nim", ["100/1111/11111", "2", "swap"])).toContain("where the swap rule is on");
    expect(await refusal("nim", ["3", "4", "5"], { move: "swap", swap: true })).toContain(
      "on the first turn",
    );
    const record = makeRecord(recordOf(must(begin("piles")), ["a", "b"]));
    expect(await refusal("piles", record, { swap: true })).toContain("leave --swap out");
  });

  it("knows corners that are given at Reversi", async () => {
    const text = await answer(cli, "reversi", ["f5"], { handicap: "black:2", depth: "2" });
    expect(text.split("\n")[0]).toContain("6 black (X), 1 white (O)");
    for (const handicap of ["black", "black:5", "red:1", ":2", "black:x", "black:1.5"])
      expect(await refusal("reversi", "f5", { handicap, depth: "2" })).toContain("--handicap");
    const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
    expect(await refusal("reversi", board, { handicap: "black:1" })).toContain("leave --handicap out");
    expect(await refusal("reversi", "solved", { handicap: "black:1" })).toContain("leave --handicap out");
  });

  it("leaves no option aside", async () => {
    const play = must(enter(must(begin("piles")), { type: "move", seat: 0, move: "2:9-9" }));
    const record = makeRecord(recordOf(play, ["a", "b"]));
    const other = (option: string) =>
      `the record brings its own rules, which are others; leave ${option} out`;
    expect(await refusal("piles", record, { misere: true })).toBe(other("--misere"));
    expect(await refusal("piles", record, { take: "1-4" })).toBe(other("--take"));
    expect(await refusal("piles", record, { middle: true })).toBe(other("--middle"));
    expect((await json("piles", record, { normal: true, take: "1,2,3", end: true })).grundy).toBe(0);
    expect(await refusal("kayles", "11", { depth: "3" })).toBe(
      "--depth means nothing in kayles; its options are --rows, --take, --middle, --end, --misere, --normal, --swap, --move, --proof, --json",
    );
    expect(await refusal("reversi", "f5", { move: "d6" })).toBe(
      "--move means nothing in reversi; its options are --size, --handicap, --depth, --seconds, --exact, --threads, --game, --ply, --proof, --json",
    );
    const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
    expect(await refusal("reversi", board, { size: "6" })).toBe(
      "that board has the size 8; leave --size out",
    );
    expect(await refusal("reversi", board, { ply: "1" })).toBe(
      "--ply counts moves, and none are given, only a position",
    );
  });

  it("names the real reason and the limit", async () => {
    const most = "1,000,000,000,000,000";
    const reasons: [string, string, AnalyseOptions, string][] = [
      [
        "nim",
        "1,000",
        {},
        "“1,000” has separators in it: write 1000 for one number, and a blank or / between several.",
      ],
      [
        "nim",
        "",
        { rows: "1 000" },
        "--rows: “1 000” has separators in it: write 1000 for one number, and a blank or / between several.",
      ],
      ["nim", "1.5", {}, `“1.5” is not a whole number from 0 to ${most}.`],
      ["nim", "-3", {}, `“-3” is not a whole number from 0 to ${most}.`],
      ["nim", "", { rows: "5,0" }, `--rows: “0” is not a whole number from 1 to ${most}.`],
      ["nim", "1/".repeat(1000).concat("1"), {}, "There can be at most 1,000 rows."],
      ["piles", "", { rows: "1/".repeat(1000).concat("1") }, "--rows: There can be at most 1,000 piles."],
      ["nim", "9", { take: "3-1" }, "--take: The range 3-1 runs backwards; write 1-3."],
      ["nim", "9", { take: "0-3" }, `--take: “0” is not a whole number from 1 to ${most}.`],
      [
        "nim",
        "9",
        { take: " " },
        "--take: This is not what a move may take: any, ranges and numbers, for example 1-3 or 1-3, 5.",
      ],
      [
        "kales",
        "9",
        {},
        "there is no game called “kales”: did you mean kayles? The games are stones, kayles, sticks, piles, taking, reversi, nim, othello",
      ],
      [
        "x",
        "9",
        {},
        "there is no game called “x”; the games are stones, kayles, sticks, piles, taking, reversi, nim, othello",
      ],
    ];
    for (const [game, position, options, line] of reasons)
      expect(await refusal(game, position, options)).toBe(line);
    const { moves } = await json("taking", "9", { take: "1-3, 5" });
    expect(moves.map(({ move }) => move).sort()).toEqual(["1:5-9", "1:7-9", "1:8-9", "1:9-9"]);
  });

  it("takes rows too long to be drawn, also beside empty ones", async () => {
    expect((await json("taking", "5000000000/0")).grundy).toBe(5_000_000_000);
    expect((await json("taking", "1000000000000000,3", { take: "any" })).outcome).toBe("win");
  });

  it("says how long a row may be", async () => {
    const most = "a row has at most 1,000,000,000,000,000";
    for (const text of ["1000000000000007", "9".repeat(400)]) {
      expect(await refusal("kayles", text)).toBe(`Row 1 is too long: ${most} pins.`);
      expect(await refusal("taking", ["3", text])).toBe(`Row 2 is too long: ${most} sticks.`);
      expect(await refusal("taking", "", { rows: `3,${text}` })).toBe(
        `--rows: Row 2 is too long: ${most} sticks.`,
      );
    }
  });

  it("says what a record is of", async () => {
    const record = makeRecord(recordOf(must(begin("piles")), ["a", "b"]));
    expect(await refusal("stones", record)).toBe("The record is of piles, not of stones.");
    expect(await refusal("reversi", record)).toBe("The record is of piles, not of reversi.");
    const other = makeRecord(recordOf(must(begin("reversi")), ["a", "b"]));
    expect(await refusal("taking", other)).toBe("The record is of reversi, not of taking.");
  });

  it("cuts long answers and says so", async () => {
    const answer = await json("kayles", "1000000000000000");
    expect(answer.moves.length).toBe(500);
    expect(answer.truncated).toBe(true);
    expect(answer.outcome).toBe("win");
    expect(answer.moves.some((each) => each.outcome === "win")).toBe(true);
  });

  it("says in the text what the JSON says", async () => {
    const text = await answer(cli, "kayles", ["11"], {});
    expect(text).toContain("* 1:6    1      wins     0");
    expect(text).toContain("The Grundy value of the position is 6.");
  });

  it("gives the proof and a smaller position where they are asked for, and only then", async () => {
    const text = await answer(cli, "nim", ["3", "5", "7"], { proof: true });
    expect(text).toMatch(/\nThe proof:\n(.+\n)*.*C\. L\. Bouton 1901.*\n\nA smaller one: /);
    const [, smaller = ""] = /A smaller one: (.*)/.exec(text) ?? [];
    const again = JSON.parse(await answer(cli, "nim", [smaller], { json: true, proof: true }));
    expect(again).toMatchObject({ outcome: "win", smaller: null });
    expect(again.proof.length).toBeGreaterThan(3);
    expect(again.explanation).toContain("XOR");
    expect(JSON.parse(await answer(cli, "nim", ["3"], { json: true }))).not.toHaveProperty("proof");
    const german = await answer(await loadCliSentences("de"), "stones", ["21"], { proof: true });
    expect(german).toContain("\nDer Beweis:\n");
    expect(german).toContain("\nAn einer kleineren: ");
    const reversi = await answer(cli, "reversi", ["f5d6c3"], { depth: "4", proof: true });
    expect(reversi).toMatch(/\nWhy:\nMobility: (.+\n)+\nThe proof:\nThis is no proof\./);
    expect(reversi).toContain("off by 4 discs on average");
  });

  it("says what one move does and what answers it", async () => {
    const { asked } = await json("kayles", "11", { move: "1 1" });
    expect(asked).toMatchObject({ move: "1:1-1", outcome: "loss" });
    expect(asked?.replies).toContain("1:6-7");
    const text = await answer(cli, "stones", ["23"], { take: "1-4", move: "2" });
    expect(text).toContain("1:22-23: This move wins: whoever is to move then loses against best play.");
  });

  it("refuses in one line what it cannot answer", async () => {
    const refused: [string, string, AnalyseOptions][] = [
      ["chess", "", {}],
      ["__proto__", "", {}],
      ["stones", "many", {}],
      ["stones", "21", { take: "0-3" }],
      ["stones", "21", { take: "x" }],
      ["stones", "21", { rows: "3" }],
      ["stones", "21", { rows: "many" }],
      ["taking", "", { rows: "3,-1" }],
      ["stones", "21", { middle: true, end: true }],
      ["stones", "21", { misere: true, normal: true }],
      ["piles", "{}", {}],
      ["kayles", "11", { move: "1 3" }],
      ["kayles", "11", { move: "first" }],
      ["taking", "", { rows: "1000000", take: "1,4,10", middle: true }],
    ];
    for (const [game, position, options] of refused) {
      expect(await refusal(game, position, options)).not.toContain("\n");
    }
  });
});
