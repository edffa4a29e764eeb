import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { converse } from "../../../test/editions/converse.ts";
import { membersOf } from "../../../test/editions/members.ts";
import { oracle } from "../../../test/editions/sticks-oracle.ts";
import { seededChance } from "../../players/index.ts";
import { type Board, Competition, Move, Player } from "./index.ts";

const run = (words: string, input = "", piece?: number) =>
  converse(
    async (dialogue) => {
      const given = words.split(" ").filter((word) => word !== "");
      await Competition.main(given, { dialogue, chance: seededChance(1) });
      return 0;
    },
    input,
    piece,
  );

const invalid = `Invalid Input. There should be 3 arguments:
The first two are integers between 1 and 4.
The third is an integer larger than 0
`;

describe("the competition's arguments", () => {
  it("are three integers in range, or the three lines answer", async () => {
    const wrong = [
      "",
      "1",
      "1 2",
      "0 1 1",
      "1 5 1",
      "1 1 0",
      "1 1 -1",
      "-1 1 1",
      "a 1 1",
      "1 1 x",
      "1.0 1 1",
    ];
    wrong.push(
      "1 1 1e3",
      "1 1 2147483648",
      "4294967297 1 1",
      "1 1 0x10",
      "__proto__ 1 1",
      "- 1 1",
      "1 1 99999999999999999999",
    );
    for (const words of wrong) expect(await run(words)).toEqual({ output: invalid, status: 0 });
    expect((await run("+3 01 +2 extra --more -1")).output).toBe(
      "Starting a Nim competition of 2 rounds between a Smart player and a Random player.\nThe results are 2:0\n",
    );
  });
});

describe("a competition between computers", () => {
  it("prints its first and its last line only", async () => {
    expect(await run("2 2 3")).toEqual({
      output:
        "Starting a Nim competition of 3 rounds between a Heuristic player and a Heuristic player.\nThe results are 0:3\n",
      status: 0,
    });
    const { output } = await run("1 1 10");
    expect(output).toMatch(
      /^Starting a Nim competition of 10 rounds .* Random player\.\nThe results are \d+:\d+\n$/,
    );
  });

  it("is won by Smart against Random from either seat, and against the Heuristic", async () => {
    expect((await run("3 1 1000")).output).toMatch(/The results are 1000:0\n$/);
    expect((await run("1 3 1000")).output).toMatch(/The results are 0:1000\n$/);
    expect((await run("3 2 3")).output).toMatch(/The results are 3:0\n$/);
    expect((await run("2 3 3")).output).toMatch(/The results are 0:3\n$/);
  });

  it("has been played when playMultiple returns: nothing waits", () => {
    const chance = seededChance(1);
    const players = [new Player(Player.SMART, 1), new Player(Player.RANDOM, 2, null, chance)] as const;
    const competition = new Competition(...players, false);
    void competition.playMultiple(20);
    expect(competition.getPlayerScore(1)).toBe(20);
    void competition.playMultipleRounds(5);
    expect([1, 2].map((position) => competition.getPlayerScore(position))).toEqual([25, 0]);
  });

  it("has no score for anyone but the two", async () => {
    const competition = new Competition(new Player(2, 1), new Player(2, 2), false);
    await competition.playMultiple(0);
    await competition.playMultiple(-1);
    expect([0, 1, 2, 3, -1, 1.5, Number.NaN].map((position) => competition.getPlayerScore(position))).toEqual(
      [-1, 0, 0, -1, -1, -1, -1],
    );
  });

  it("tells of every turn when asked to", async () => {
    let output = "";
    const scanner = {
      print: (text: string) => {
        output += text;
      },
      line: () => Promise.reject(new Error("nobody is asked")),
      word: () => Promise.reject(new Error("nobody is asked")),
    };
    const players = [new Player(Player.HEURISTIC, 1, scanner), new Player(Player.HEURISTIC, 2)] as const;
    await new Competition(...players, true).playMultiple(1);
    expect(output).toBe(oracle([2, 2], 1, "").output.split("\n").slice(1, -2).join("\n").concat("\n"));
    expect(output).toMatch(
      /^Welcome to the sticks game!\nPlayer 1, it is now your turn!\nPlayer 1 made the move: 1:1-9\n/,
    );
  });

  it("prints to the console when it is given nothing else", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      await Competition.main(["2", "2", "1"]);
      const lines = log.mock.calls.map(([line]) => line);
      expect(lines).toEqual([
        "Starting a Nim competition of 1 rounds between a Heuristic player and a Heuristic player.",
        "The results are 0:1",
      ]);
    } finally {
      log.mockRestore();
    }
  });

  it("tells how far it is", async () => {
    const seen: string[] = [];
    const dialogue = { print() {}, line: async () => "", word: async () => "" };
    await Competition.main(["2", "2", "3"], {
      dialogue,
      watch: (played, rounds) => seen.push(`${played}/${rounds}`),
    });
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });
});

describe("a competition with people", () => {
  it("speaks to them as published", async () => {
    const input = `1
      2 2 3 5   2 2 3 3   2 1 1 10   7   x   2 y   2 1 1 9
      2 2 1 2   2 2 6 7   2 3 1 5   2 4 1 3   1   2 5 1 1`;
    const menu = "Press 1 to display the board. Press 2 to make a move:\n";
    const asked = `${menu}Enter the row number:
Enter the index of the leftmost stick:
Enter the index of the rightmost stick:
`;
    const again = "Invalid move. Enter another:\n";
    const turn = (player: 1 | 2) => `Player ${player}, it is now your turn!\n`;
    const made = (player: 1 | 2, move: string) => `Player ${player} made the move: ${move}\n`;
    expect(await run("4 4 1", input)).toEqual({
      output: `Starting a Nim competition of 1 rounds between a Human player and a Human player.
Welcome to the sticks game!
${turn(1)}${menu}    1    
   111   
  11111  
 1111111 
111111111

${asked}${made(1, "2:3-5")}${turn(2)}${asked}${again}${asked}${again}${menu}Unsupported command
${menu}Unsupported command
${menu}Enter the row number:
${again}${asked}${made(2, "1:1-9")}${turn(1)}${asked}${made(1, "2:1-2")}${turn(2)}${asked}${made(2, "2:6-7")}${turn(1)}${asked}${made(1, "3:1-5")}${turn(2)}${asked}${made(2, "4:1-3")}${turn(1)}${menu}    1    
   000   
  00000  
 0000000 
000000000

${asked}${made(1, "5:1-1")}Player 2 won!
The results are 0:1
`,
      status: 0,
    });
  });

  it("stops where the input ends and keeps what was printed", async () => {
    const { output, status } = await run("4 3 2", "2 1 1");
    expect(status).toBe("ended");
    expect(output.endsWith("Enter the index of the rightmost stick:\n")).toBe(true);
    expect(await run("4 4 1", "")).toMatchObject({ status: "ended" });
  });

  it("keeps a human's prompts when messages are off, and asks again without a word", async () => {
    const { output } = await converse(async (dialogue) => {
      const competition = new Competition(new Player(4, 1, dialogue), new Player(2, 2), false);
      await competition.playMultiple(1);
      return 0;
    }, "2 9 9 9 2 1 1 9");
    const asked = `Press 1 to display the board. Press 2 to make a move:
Enter the row number:
Enter the index of the leftmost stick:
Enter the index of the rightmost stick:
`;
    expect(output).toBe(`${asked}${asked}Press 1 to display the board. Press 2 to make a move:\n`);
  });

  it("says what the program written twice says, whatever is typed", async () => {
    const small = fc.integer({ min: 0, max: 9 }).map(String);
    const move = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.nat(3));
    const words = fc.oneof(
      { weight: 6, arbitrary: move.map(([row, left, more]) => `2 ${row} ${left} ${left + more}`) },
      { weight: 1, arbitrary: small },
      fc.constantFrom(
        "1",
        "-1",
        "+2",
        "x",
        "2.0",
        "2147483647",
        "2147483648",
        "-2147483649",
        "__proto__",
        "\0",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    const type = fc.constantFrom<2 | 4>(2, 4);
    const gap = fc.constantFrom(" ", "\n", "\t", " \r\n");
    const laidOut = fc.array(
      fc.tuple(words, gap).map((pair) => pair.join("")),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(
        type,
        fc.integer({ min: 1, max: 3 }),
        laidOut,
        fc.nat(7),
        async (second, rounds, pieces, piece) => {
          const input = pieces.join("");
          const expected = oracle([4, second], rounds, input);
          const { output, status } = await run(`4 ${second} ${rounds}`, input, piece || undefined);
          expect(output).toBe(expected.output);
          expect(status).toBe(expected.ended ? "ended" : 0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("Competition", () => {
  it("has the documented members and no others", () => {
    expect(membersOf(Competition)).toEqual({
      own: ["getPlayerScore", "playMultiple", "playMultipleRounds"],
      statics: ["main"],
    });
    expect(Object.keys(new Competition(new Player(1, 1), new Player(1, 2), true))).toEqual([]);
  });

  it("plays with a player of another make, known by its public members alone", async () => {
    class Careful extends Player {
      readonly boards: string[] = [];
      override async produceMove(board: Board): Promise<Move> {
        this.boards.push(board.toString());
        if (this.boards.length === 1) return new Move(9, 9, 9);
        for (let row = 1; row <= board.getNumberOfRows(); row++) {
          for (let stick = 1; stick <= board.getRowLength(row); stick++) {
            if (board.isStickUnmarked(row, stick)) return new Move(row, stick, stick);
          }
        }
        throw new Error("no stick is left");
      }
    }
    const careful = new Careful(Player.RANDOM, 1);
    const competition = new Competition(careful, new Player(Player.SMART, 2), false);
    await competition.playMultiple(1);
    expect(competition.getPlayerScore(1) + competition.getPlayerScore(2)).toBe(1);
    expect(careful.boards[0]).toBe(careful.boards[1]);
    expect(careful.boards.length).toBeGreaterThan(2);
  });
});
