import { describe, expect, it } from "vitest";
import { nimsysOfTaste, sticksOfTaste } from "../../../test/editions/tastes.ts";
import { MemoryRoster } from "../../roster/index.ts";
import { Competition } from "../competition/index.ts";
import { outputOnly } from "../dialogue.ts";
import { Nimsys } from "../nimsys/index.ts";
import { exchangesOf, follow } from "./index.ts";
import { Recording } from "./recording.ts";

const players = "addaiplayer a,Adams,Ann\naddaiplayer b,Brown,Bob\n";
const c = { args: [] as string[] };

describe("Nimsys in lock-step", () => {
  it("follows an AI of any taste to the end", async () => {
    const input = `${players}startgame 25,3,a,b\nstartadvancedgame 11,b,a\nstartadvancedgame 9,a,b\ndisplayplayer\nexit\n`;
    for (let seed = 1; seed <= 30; seed++) {
      const got = await nimsysOfTaste(input, seed);
      const { expected, wrong, finished, choices } = await follow["nimsys-c"]({ ...c, input }, got);
      expect(expected).toBe(got);
      expect([wrong, finished]).toEqual([undefined, true]);
      expect(choices.length).toBeGreaterThan(10);
    }
  });

  it("tells the first move that throws a win away, where it shows, and follows it", async () => {
    const input = `${players}startgame 7,3,a,b\nstartadvancedgame 7,a,b\nexit\n`;
    let found = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const got = await nimsysOfTaste(input, seed, { erring: true });
      const { expected, wrong } = await follow["nimsys-c"]({ ...c, input }, got);
      expect(expected).toBe(got);
      if (!wrong) continue;
      found++;
      expect(wrong.right).not.toContain(wrong.chosen);
      expect(got.slice(0, wrong.at)).toMatch(/(?:remove how many|which to remove)\?\n$/);
    }
    expect(found).toBeGreaterThan(20);
  });

  it("says what would have kept the win", async () => {
    const input = `${players}startgame 7,3,a,b\nexit\n`;
    const { expected } = await follow["nimsys-c"]({ ...c, input });
    const at = expected.indexOf("\n5 stones left");
    const got = `${expected.slice(0, at)}\n6 stones left: * * * * * *\nBob's turn - remove how many?\n`;
    const { wrong } = await follow["nimsys-c"]({ ...c, input }, got);
    expect(wrong).toEqual({
      at,
      who: "ai",
      chosen: "1",
      right: ["2"],
      position: "* * * * * * *",
      stones: 7,
      bound: 3,
      won: true,
    });
  });

  it("tells moves against the rules and goes on by them", async () => {
    const input = `${players}startgame 7,3,a,b\nstartadvancedgame 5,a,b\nexit\n`;
    const own = await follow["nimsys-c"]({ ...c, input });
    const after = (question: string) => own.expected.indexOf(question) + question.length;
    const simple = after("Ann's turn - remove how many?\n");
    const four = await follow["nimsys-c"](
      { ...c, input },
      `${own.expected.slice(0, simple)}\n3 stones left: * * *\n`,
    );
    expect(four.wrong).toMatchObject({ at: simple, chosen: "4", right: ["2"] });
    expect(four.expected.slice(0, simple + 15)).toBe(own.expected.slice(0, simple + 15));
    const advanced = after("Ann's turn - which to remove?\n");
    const apart = "\n3 stones left: <1,x> <2,*> <3,x> <4,*> <5,*>\n";
    const two = await follow["nimsys-c"]({ ...c, input }, own.expected.slice(0, advanced) + apart);
    expect(two.wrong).toMatchObject({ at: advanced, chosen: "?", right: ["3 1"] });
    const refused = "\nInvalid move.\n\n5 stones left:";
    const again = await follow["nimsys-c"]({ ...c, input }, own.expected.slice(0, advanced) + refused);
    expect(again.wrong).toMatchObject({ at: advanced, chosen: "?" });
    expect(again.expected.slice(advanced)).toMatch(/^\nInvalid move\.\n\n5 stones left:/);
  });

  it("follows behind faults of form", async () => {
    const input = `${players}startgame 13,3,a,b\nstartadvancedgame 9,a,b\nexit\n`;
    const faults: ((text: string) => string)[] = [
      (text) => text.replaceAll("\n", "\r\n"),
      (text) => text.replaceAll("\n\n", "\n"),
      (text) => text.replaceAll("*", "* "),
      (text) => text.toUpperCase(),
      (text) => text.replace("Welcome", "Wellcome"),
      (text) => text.replaceAll("Player 1", "First player"),
    ];
    for (let seed = 1; seed <= 10; seed++) {
      const right = await nimsysOfTaste(input, seed);
      for (const fault of faults) {
        const { expected, wrong } = await follow["nimsys-c"]({ ...c, input }, fault(right));
        expect(expected).toBe(right);
        expect(wrong).toBeUndefined();
      }
    }
  });

  it("is not kept waiting by a row that no document has", async () => {
    const input = `${players}startadvancedgame 300,a,b\nexit\n`;
    const { expected, choices, finished } = await follow["nimsys-c"]({ ...c, input }, "");
    expect([choices, finished]).toEqual([[], true]);
    expect(expected).toContain("Game Over\nAnn Adams wins!\n");
  });

  it("hands on whom it leaves in the players file", async () => {
    const first = await follow["nimsys-c"]({ ...c, input: `${players}startgame 1,1,a,b\nexit\n` });
    const second = await follow["nimsys-c"]({ ...c, input: "displayplayer\nexit\n", people: first.people });
    expect(second.expected).toBe(
      "Welcome to Nim\n\n$a,Ann,Adams,1 games,0 wins\nb,Bob,Brown,1 games,1 wins\n\n$\n",
    );
  });

  it("prints what the edition prints, with the line that was read last", async () => {
    const input = "Ann\nBob\n2\n3\n1\n2\nY\n1\n1\n1\nN\nmore\n";
    const session = { ...c, input };
    const followed = await follow["nimsys-a"](session, "");
    const { expected, pieces, finished } = followed;
    expect(finished).toBe(true);
    expect(pieces.map(({ text }) => text).join("")).toBe(expected);
    expect(pieces.at(-1)).toMatchObject({ line: 10, text: "\nDo you want to play again (Y/N):\n" });
    expect(exchangesOf(session, followed).map(({ typed }) => typed)).toEqual(input.split("\n").slice(0, 11));
    expect(exchangesOf(session, followed)[5]?.answer).toBe(
      "\nGame Over\nAnn wins!\n\nDo you want to play again (Y/N):\n",
    );
    const cut = await follow["nimsys-a"]({ ...c, input: "Ann\n" });
    expect([cut.finished, cut.pieces.at(-1)?.line]).toEqual([false, 1]);
  });

  it("leaves the edition's own bytes alone", async () => {
    const dialogue = new Recording("addplayer x,Y,Z\nexit\n", undefined);
    await Nimsys.main(dialogue, { roster: new MemoryRoster() });
    const { expected } = await follow["nimsys-c"]({ ...c, input: "addplayer x,Y,Z\nexit\n" });
    expect(dialogue.followed(true, []).expected).toBe(expected);
  });
});

/** Every stick once: a person who tries them all ends any game, whatever the other does. */
const everyStick = [9, 7, 5, 3, 1]
  .flatMap((length, row) => Array.from({ length }, (_, stick) => `2 ${row + 1} ${stick + 1} ${stick + 1}`))
  .join("\n");

describe("the sticks competition in lock-step", () => {
  it("follows Random and Smart, whatever they do", async () => {
    for (const args of ["4 1 1", "1 4 1", "4 3 1", "3 4 1"].map((text) => text.split(" "))) {
      for (let seed = 1; seed <= 10; seed++) {
        const got = await sticksOfTaste(args, everyStick, seed);
        const { expected, wrong, choices, finished } = await follow.sticks({ args, input: everyStick }, got);
        expect(expected).toBe(got);
        expect([wrong, finished]).toEqual([undefined, true]);
        expect(choices.length).toBeGreaterThan(0);
      }
    }
  });

  it("tells of a move that cannot be made", async () => {
    const session = { args: ["1", "4", "1"], input: everyStick };
    const { expected } = await follow.sticks(session);
    const at = expected.indexOf("Player 1 made the move");
    const beyond = await follow.sticks(session, `${expected.slice(0, at)}Player 1 made the move: 2:3-8\n`);
    expect(beyond.wrong).toMatchObject({ at, who: "random", chosen: "2:3-8" });
    const refused = `${expected.slice(0, at)}Invalid move. Enter another:\nPlayer 1 made the move: 2:3-5\n`;
    const again = await follow.sticks(session, refused);
    expect(again.wrong).toMatchObject({ at, chosen: "?" });
    expect(again.expected.startsWith(refused)).toBe(true);
  });

  it("takes any score that adds up", async () => {
    const session = { args: ["3", "1", "1000"], input: "" };
    const start = "Starting a Nim competition of 1000 rounds between a Smart player and a Random player.\n";
    const any = await follow.sticks(session, `${start}The results are 612:388\n`);
    expect(any.expected).toBe(`${start}The results are 612:388\n`);
    expect(any.choices).toMatchObject([{ who: "score", chosen: "612:388", stones: 1000 }]);
    const short = await follow.sticks(session, `${start}The results are 612:387\n`);
    expect(short.expected).toBe(`${start}The results are 612:388\n`);
    expect((await follow.sticks(session, `${start}The results are 2000:0\n`)).expected).toBe(
      `${start}The results are 1000:0\n`,
    );
    const same = { args: ["2", "2", "7"], input: "" };
    const own = (await follow.sticks(same)).expected;
    expect((await follow.sticks(same, own.replace(/\d+:\d+/, "3:4"))).expected).toBe(own);
    let printed = "";
    await Competition.main(["2", "2", "7"], { dialogue: outputOnly((text) => (printed += text)) });
    expect(own).toBe(printed);
  });

  it("takes hundreds of rounds in its stride", async () => {
    const round = everyStick.replaceAll("\n", " ");
    const session = { args: ["4", "1", "200"], input: Array.from({ length: 200 }, () => round).join("\n") };
    const { expected } = await follow.sticks(session);
    expect((await follow.sticks(session, expected)).expected).toBe(expected);
  });
});

describe("Reversi in lock-step", () => {
  it("has no choices, and a newline where Enter was pressed", async () => {
    const session = { args: [], input: "3\n4\n0 0\n0 2\n" };
    const { expected, choices, finished, pieces } = await follow.reversi(session, "");
    expect(expected).toMatch(/^Please enter the board size \(4 or above and even number\): \nError - /);
    expect([choices, finished, pieces.at(-1)?.line]).toEqual([[], false, 4]);
  });
});
