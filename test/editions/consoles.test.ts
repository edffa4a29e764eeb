import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { program } from "./program.ts";
import { oracle } from "./sticks-oracle.ts";

/** Everything but text: all 256 bytes, twice over, and no end of line at the end. */
const noise = Uint8Array.from({ length: 4096 }, (_, index) => (index * 167 + (index >> 4)) & 0xff);
const early = "grundy: the input ended before the program did\n";

describe("grundy competition", () => {
  const human = (input: string | Uint8Array) => program.run(["competition", "4", "2", "1"], input);

  it("plays a piped game byte for byte", async () => {
    const input = "2 1 1 9\n2 2 1 4\n2 3 1 2\n2 4 1 1\n1 2 2 5 7 2 3 3 5 2 4 2 3 2 5 1 1";
    const expected = oracle([4, 2], 1, input);
    expect(expected.ended).toBe(false);
    expect(await human(input)).toEqual({ stdout: expected.output, stderr: "", status: 0 });
  });

  it("keeps what was printed when the input ends early", async () => {
    const { output } = oracle([4, 2], 1, "2 1 1");
    expect(await human("2 1 1")).toEqual({ stdout: output, stderr: early, status: 1 });
  });

  it("answers wrong arguments with three lines and status 0", async () => {
    const stdout = `Invalid Input. There should be 3 arguments:
The first two are integers between 1 and 4.
The third is an integer larger than 0
`;
    const wrong = [
      [],
      ["1", "1"],
      ["-1", "2", "3"],
      ["1", "1", "-5"],
      ["-x", "1", "1"],
      ["1", "1", "0"],
      ["", "1", "1"],
    ];
    for (const args of wrong) {
      expect(await program.run(["competition", ...args])).toEqual({ stdout, stderr: "", status: 0 });
    }
  });

  it("passes over what follows the third argument", async () => {
    const { stdout, status } = await program.run(["competition", "3", "1", "5", "more", "--frob", "-3"]);
    expect(stdout).toBe(
      "Starting a Nim competition of 5 rounds between a Smart player and a Random player.\nThe results are 5:0\n",
    );
    expect(status).toBe(0);
  });

  it("plays the same from the same seed", async () => {
    const play = (seed: string) => program.run(["competition", "1", "1", "1000", "--seed", seed]);
    const first = await play("7");
    expect(first).toEqual(await play("7"));
    expect(first.stdout).not.toBe((await play("8")).stdout);
    const wrong = await program.run(["competition", "1", "1", "1", "--seed", "seven"]);
    expect(wrong).toMatchObject({ stdout: "", status: 1 });
    expect(wrong.stderr).toMatch(/^.+\n$/);
  });

  it("shows no progress in a pipe", async () => {
    expect(await program.run(["competition", "3", "1", "200000"])).toMatchObject({ stderr: "", status: 0 });
  });

  it("survives noise", async () => {
    const { stdout, stderr, status } = await human(noise);
    expect([stderr, status]).toEqual([early, 1]);
    expect(stdout).toContain("Unsupported command\n");
  });
});

describe("grundy reversi", () => {
  it("prints the newline that a terminal would have shown", async () => {
    expect(await program.run(["reversi"], "3\n4\n0 0\n0 2\n")).toEqual({
      stdout: `Please enter the board size (4 or above and even number): 
Error - input number should be 4 or above and even number.
Please enter the board size (4 or above and even number): 
  0 |  0  0  0  0
  1 |  0  1  2  0
  2 |  0  2  1  0
  3 |  0  0  0  0
    +------------
       0  1  2  3
Please enter the position of '1' (row col):
Error - invalid move.
Please enter the position of '1' (row col):
  0 |  0  0  1  0
  1 |  0  1  1  0
  2 |  0  2  1  0
  3 |  0  0  0  0
    +------------
       0  1  2  3
Please enter the position of '2' (row col):`,
      stderr: early,
      status: 1,
    });
  });

  it("plays whole games, of people or computers, to status 0", async () => {
    const moves = "4 0 2 0 1 0 0 2 3 3 0 2 0 3 1 1 0 3 3 1 3";
    const people = await program.run(["reversi"], moves);
    expect(people).toMatchObject({ stderr: "", status: 0 });
    expect(people.stdout).toMatch(
      /'2' has no piece left\.\nGame Finishes\.\n'1' - 14\n'2' - 0\nBlack wins\.\n$/,
    );
    const computers = ["reversi", "--black", "random", "--white", "random", "--seed", "3"];
    const played = await program.run(computers, "8");
    expect(played).toMatchObject({ stderr: "", status: 0 });
    expect(played).toEqual(await program.run(computers, "8"));
  });

  it("is at ease with a board of 1,000 by 1,000", async () => {
    const { stdout, status } = await program.run(["reversi"], "1000\n498 500\n498 499\n500 498\n");
    const lines = stdout.split("\n");
    const board = 1000 + 2;
    expect([status, lines.length]).toEqual([1, 2 + 4 * (board + 1) - 1]);
    // Compared as booleans: a difference would be printed whole.
    expect(lines.some((line) => line.startsWith("Error"))).toBe(false);
    expect(lines[3 * (board + 1) + 1 + 500]?.slice(6 + 4 * 497, 6 + 4 * 502)).toBe("   0   1   1   1   0");
  });

  it("refuses players it does not have, in one line that lists those it has", async () => {
    const { stderr: list } = await program.run(["reversi", "--white", "smart"]);
    expect(list).toBe(
      "grundy: --white: There is no player called “smart”; choose one of human, random, engine:1…engine:20, " +
        "depth:N, nodes:N, seconds:N, adaptive.\n",
    );
    for (const args of [["--black", "nobody"], ["--white", "random:9"], ["extra"], ["--seed"]]) {
      const { stdout, stderr, status } = await program.run(["reversi", ...args], "4");
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(status).toBe(1);
    }
  });

  it("survives noise", async () => {
    const { stdout, stderr, status } = await program.run(["reversi"], noise);
    expect([stderr, status]).toEqual([early, 1]);
    expect(stdout).toContain("Error - input number should be 4 or above and even number.\n");
  });
});

describe("grundy piles", () => {
  it("talks as described", async () => {
    const input = "move 2 3\nsave\nundo\nredo\nload 0003\n3 3\nundo\nrestart\nquit\n";
    const full = "* * *\n".repeat(9);
    const taken = `${"*   *\n".repeat(3)}${"* * *\n".repeat(6)}Black to move\n`;
    const three = "    *\n".repeat(3);
    expect(await program.run(["piles"], input)).toEqual({
      stdout:
        `${full}White to move\n> ${taken}> 1969\n> ${full}White to move\n> ${taken}> ${three}White to move\n` +
        `> White wins!\n> ${three}White to move\n> ${full}White to move\n> `,
      stderr: "",
      status: 0,
    });
  });

  it("lets Smart win as White", async () => {
    const args = ["piles", "--white", "smart", "--black", "random", "--seed", "5"];
    const { stdout, status } = await program.run(args, "history\nquit\n");
    expect(status).toBe(0);
    expect(stdout).toContain("White wins!\n> 1. White takes ");
  });

  it("gives a reason with its hint", async () => {
    const { stdout } = await program.run(["piles"], "hint\nquit\n");
    expect(stdout).toMatch(/> Move \d \d \(take .+\) wins\.\nWhoever is to move wins\. .+\n> $/);
  });

  it("leaves quietly where the input ends", async () => {
    const opening = `${"* * *\n".repeat(9)}White to move\n> `;
    expect(await program.run(["piles"])).toEqual({ stdout: opening, stderr: "", status: 0 });
    expect(await program.run(["piles"], "save\n")).toEqual({
      stdout: `${opening}0999\n> `,
      stderr: "",
      status: 0,
    });
  });

  it("survives noise", async () => {
    const { stdout, stderr, status } = await program.run(["piles"], noise);
    expect([stderr, status]).toEqual(["", 0]);
    expect(stdout).toContain("There is no such command; help lists them.\n");
    expect(await program.run(["piles", "--white", "engine:3"])).toEqual({
      stdout: "",
      stderr:
        "grundy: --white: There is no player called “engine:3”; choose one of human, random, beginner, casual, steady, " +
        "expert, perfect, smart, adaptive.\n",
      status: 1,
    });
  });
});

describe("grundy", () => {
  it.each([
    ["frob"],
    ["--frob"],
    ["nimsys", "d"],
    ["nimsys", "a", "b"],
    ["competition", "1", "1", "1", "--seed", "seven"],
    ["reversi", "--blak", "human"],
    ["reversi", "--black"],
    ["piles", "extra"],
    ["analyse"],
    ["analyse", "chess"],
    ["analyse", "stones", "21", "--frob"],
    ["analyse", "stones", "--take"],
    ["analyse", "kayles", "1000000000000007"],
    ["engine"],
    ["engine", "frob"],
    ["engine", "perft"],
    ["engine", "perft", "3", "4"],
    ["engine", "gtp", "--level", "99"],
    ["export", "--db", "no-such-file"],
    ["import", "no-such-file", "--db", "no-such-folder/file"],
    ["serve", "--port", "many"],
    ["serve", "--db", "no-such-folder/file", "--port", "0"],
  ])("refuses %s %s %s with one line and status 1", async (...args) => {
    const { stdout, stderr, status } = await program.run(args);
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect([stdout, status]).toEqual(["", 1]);
  });

  it("says what would be right", async () => {
    const refused = async (...args: string[]) => (await program.run(args)).stderr;
    expect(await refused("engine")).toContain("solve, perft, gtp, nboard, match, solve-board");
    expect(await refused("piles", "--whit", "smart")).toContain("--white");
    expect(await refused("piles", "--frob")).toContain("grundy piles --help");
    expect(await refused("nimsys", "d")).toContain("a, b, c");
  });

  it("understands rows typed one by one", async () => {
    const rows = await program.run(["analyse", "sticks", "9", "7", "5", "3", "1"]);
    expect(rows).toMatchObject({ stderr: "", status: 0 });
    expect(rows).toEqual(await program.run(["analyse", "sticks", "9/7/5/3/1"]));
  });

  it.skipIf(!existsSync("/dev/full"))("says in one line that its output cannot be written", () => {
    const full = openSync("/dev/full", "w");
    const args = [program.main, "analyse", "kayles", "11"];
    const { stderr, status } = spawnSync(process.execPath, args, { stdio: ["ignore", full, "pipe"] });
    closeSync(full);
    expect([stderr.toString(), status]).toEqual(["grundy: the output cannot be written (ENOSPC)\n", 1]);
  });

  it("gives the help that is asked for on standard output", async () => {
    for (const args of [["--help"], ["piles", "--help"], ["engine", "--help"], ["engine", "perft", "-h"]]) {
      const { stdout, stderr, status } = await program.run(args);
      expect(stdout).toContain("Usage: grundy");
      expect([stderr, status]).toEqual(["", 0]);
    }
  });
});
