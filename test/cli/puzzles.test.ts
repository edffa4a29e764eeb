import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/words/index.ts";
import { cases } from "../cases.ts";
import { program } from "../editions/program.ts";
import { temporaryFolder } from "../server/support.ts";

const puzzles = (...args: readonly string[]) => program.run(["puzzles", ...args]);

async function printed(...args: readonly string[]): Promise<string> {
  const { stdout, stderr, status } = await puzzles(...args);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  return stdout;
}

/** A line of `--json`, as a program that has never seen this one reads it. */
interface Line {
  readonly game: string;
  readonly options?: { readonly take: string; readonly middle: boolean; readonly misere: boolean };
  readonly position: string;
  readonly to_move: number;
  readonly solutions: readonly string[];
  readonly idea: string;
  readonly rating: number;
  readonly moves: number;
}

async function linesOf(...args: readonly string[]): Promise<Line[]> {
  const text = await printed(...args, "--json");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

interface Analysed {
  readonly moves: readonly {
    readonly move: string;
    readonly outcome?: "win" | "loss";
    readonly equal?: number;
    readonly score?: number;
    readonly exact?: boolean;
  }[];
  readonly asked?: { readonly outcome: "win" | "loss" };
}

/** What `grundy analyse` says of a line's position, with the line's options. */
async function analysed({ game, options, position }: Line, ...more: readonly string[]): Promise<Analysed> {
  const rules = options
    ? [
        ...["--take", options.take, options.middle ? "--middle" : "--end"],
        options.misere ? "--misere" : "--normal",
      ]
    : [];
  const { stdout, stderr, status } = await program.run([
    "analyse",
    game,
    position,
    ...rules,
    ...more,
    "--json",
  ]);
  expect({ stderr, status }, `${game} ${position}`).toEqual({ stderr: "", status: 0 });
  return JSON.parse(stdout);
}

describe("each line of --json", () => {
  it("of the Nim family is read by grundy analyse, and its solutions are the winning moves there", async () => {
    const count = cases(2, 40);
    for (const game of ["stones", "kayles", "sticks", "piles", "nim"]) {
      const lines = await linesOf("--game", game, "--count", String(count), "--seed", "11");
      expect(lines.length).toBe(count);
      for (const line of lines) {
        const { moves } = await analysed(line);
        const wins = moves.filter(({ outcome }) => outcome === "win");
        const equal = (kinds: typeof moves) => kinds.reduce((sum, kind) => sum + (kind.equal ?? 1), 0);
        expect(equal(wins), line.position).toBe(line.solutions.length);
        expect(equal(moves), line.position).toBe(line.moves);
        for (const { move } of wins) expect(line.solutions).toContain(move);
        for (const move of line.solutions.slice(0, 2)) {
          const { asked } = await analysed(line, "--move", move);
          expect(asked?.outcome, `${line.position} ${move}`).toBe("win");
        }
      }
    }
  });

  it("of Reversi the same, solved to the last disc", async () => {
    const lines = await linesOf("--game", "Othello", "--count", String(cases(4, 60)), "--seed", "12");
    for (const line of lines) {
      const { moves } = await analysed(line, "--exact");
      expect(moves.every(({ exact }) => exact)).toBe(true);
      const wins = moves.filter(({ score }) => (score ?? 0) > 0).map(({ move }) => move);
      expect(wins.sort(), line.position).toEqual([...line.solutions].sort());
      expect(moves.length).toBe(line.moves);
      expect(line.position.endsWith(line.to_move === 1 ? " X" : " O")).toBe(true);
    }
  });

  it("has an idea and a rating, as they are asked for, and no puzzle twice", async () => {
    const lines = await linesOf("--idea", "XOR", "--rating", "1300", "--count", "12", "--seed", "3");
    expect(lines.length).toBe(12);
    expect(new Set(lines.map(({ game, position }) => `${game} ${position}`)).size).toBe(12);
    for (const { idea, rating } of lines) {
      expect(idea).toBe("xor");
      expect(Math.abs(rating - 1300)).toBeLessThanOrEqual(400);
    }
    const ratings = lines.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });
});

describe("the same seed", () => {
  it("gives the same output, another one other puzzles", async () => {
    for (const form of [["--json"], ["--answers"], []]) {
      const args = ["--count", "8", "--seed", "21", ...form];
      const first = await printed(...args);
      expect(await printed(...args)).toBe(first);
      expect(await printed("--count", "8", "--seed", "22", ...form)).not.toBe(first);
    }
  });

  it("is said where nobody chose one", async () => {
    const { stdout, stderr, status } = await puzzles("--game", "stones", "--count", "3", "--json");
    expect(status).toBe(0);
    const seed = /^grundy: the same again with --seed (\d+)\n$/.exec(stderr)?.[1] as string;
    expect(await printed("--game", "stones", "--count", "3", "--json", "--seed", seed)).toBe(stdout);
    const text = await printed("--game", "stones", "--count", "2");
    const command = /\nThe answers: grundy (puzzles [^\n]+)\n$/.exec(text)?.[1] as string;
    const answered = await program.run(command.split(" "));
    expect(answered.stdout.startsWith(text.slice(0, text.indexOf("The answers:")))).toBe(true);
    expect(answered.stdout).toMatch(/\nAnswers\n\n1\. /);
  });
});

describe("in text", () => {
  it("a puzzle has its number, its game and rules, its board and who is to move; the answer stands apart", async () => {
    const text = await printed("--game", "KAYLES", "--count", "1", "--seed", "5");
    expect(text).toMatch(
      /^1\. Kayles, (easy|medium|hard|very hard) \(\d+\)\nTake 1 or 2 pins side by side.*\. Whoever takes the last one wins\.\n\n(?: +\d: [ i.]+\n| {3,}[ i.\d]+\n)+\nIt is your turn\. Which move wins\?\n\nThe answers: grundy puzzles --game kayles --count 1 --seed 5 --answers\n$/,
    );
    const reversi = await printed("--game", "reversi", "--count", "1", "--seed", "5", "--answers");
    expect(reversi).toMatch(
      /^1\. Reversi, [a-z ]+ \(\d+\)\n.*\n\n {2}a b c d e f g h\n(?:\d(?: [.XO]){8}\n){8}\n(Black \(X\)|White \(O\)) is to move\. Which move wins\?\n\nAnswers\n\n1\. [a-h][1-8]\n {3}\S/,
    );
  });

  it.each(languageTags)("in %s no line is wider than a terminal", async (tag) => {
    const text = await printed("--count", "6", "--seed", "9", "--answers", "--language", tag);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});

it("every line of an answer but its first stands below the words of the first", async () => {
  const text = await printed("--game", "kayles", "--count", "3", "--seed", "7", "--answers");
  const answers = text
    .slice(text.indexOf("\nAnswers\n") + 9)
    .trim()
    .split("\n");
  // One of them names so many moves that it takes two lines.
  expect(answers.filter((line) => line.endsWith("or 3 more"))).toHaveLength(1);
  for (const line of answers) expect(line).toMatch(/^(\d\. | {3})\S/);
});

it("where there are too few, what was asked for is named, and nothing that was not", async () => {
  const few = async (...args: string[]) => (await puzzles("--count", "200", "--seed", "3", ...args)).stderr;
  expect(await few("--game", "piles")).toMatch(
    /only \d+ could be found; ask for fewer, or leave --game out\n$/,
  );
  expect(await few("--game", "piles", "--idea", "mirror")).toMatch(/or leave --game or --idea out\n$/);
});

describe("a day's puzzles", () => {
  it("are the same for everyone on that date, whatever the time zone, and one a family", async () => {
    const texts = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map((TZ) => {
      const args = [program.main, "puzzles", "--daily", "2026-11-18", "--json"];
      const env = { ...process.env, TZ };
      return spawnSync(process.execPath, args, { env, encoding: "utf8" }).stdout;
    });
    expect(texts[0]).toBe(texts[1]);
    const games = (texts[0] as string)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).game);
    expect(games.length).toBe(2);
    expect(games.filter((game) => game === "reversi").length).toBe(1);
    expect(await printed("--daily", "2026-11-19", "--json")).not.toBe(texts[0]);
    expect(await printed("--daily")).toMatch(
      /The answers: grundy puzzles --daily \d{4}-\d\d-\d\d --answers\n$/,
    );
  });
});

describe("a sheet", () => {
  it("goes to standard output, or to a file that is not there yet", async () => {
    const sheet = await printed("--count", "20", "--seed", "4", "--sheet");
    expect(sheet).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(sheet.split('<article class="puzzle">').length - 1).toBe(20);
    const file = join(temporaryFolder(), "sheet 1.html");
    expect(await printed("--count", "20", "--seed", "4", "--sheet", file)).toBe(
      `${file} has 20 puzzles and the answers.\n`,
    );
    expect(readFileSync(file, "utf8")).toBe(sheet);
    writeFileSync(file, "mine");
    const again = await puzzles("--sheet", file, "--seed", "4");
    expect(again).toEqual({
      stdout: "",
      stderr: `grundy: ${file} exists; choose another name\n`,
      status: 1,
    });
    expect(readFileSync(file, "utf8")).toBe("mine");
    const nowhere = join(temporaryFolder(), "none", "sheet.html");
    expect((await puzzles("--sheet", nowhere)).stderr).toBe(
      `grundy: ${nowhere} cannot be written (ENOENT)\n`,
    );
    expect(existsSync(nowhere)).toBe(false);
  });

  it("bears the day it is for, in the language asked for", async () => {
    const sheet = await printed("--daily", "2026-03-07", "--sheet", "--language", "ja");
    expect(sheet).toContain('<html lang="ja">');
    expect(sheet).toContain("2026年3月7日");
  });
});

describe("what cannot be had is refused in one line", () => {
  it.each([
    [["--game", "kales"], "there is no game called “kales”: did you mean kayles? The games are stones, "],
    [["--game", "<script>"], "there is no game called “<script>”; the games are stones, "],
    [
      ["--idea", "mirorr"],
      "there is no idea “mirorr”: did you mean mirror? The ideas are remainder, mirror, ",
    ],
    [["--idea", "__proto__"], "there is no idea “__proto__”; the ideas are remainder, "],
    [["--game", "reversi", "--idea", "xor"], "no puzzle of reversi has the idea xor; its ideas are corner, "],
    [["--game", "stones", "--idea", "corner"], "no puzzle of stones has the idea corner; its ideas are "],
    [["--count", "0"], "--count needs a whole number from 1 to 200, not “0”"],
    [["--count", "201"], "--count needs a whole number from 1 to 200, not “201”"],
    [["--count", "-3"], "--count needs a whole number from 1 to 200, not “-3”"],
    [["--count", "1e2"], "--count needs a whole number from 1 to 200, not “1e2”"],
    [["--count", ""], "--count needs a whole number from 1 to 200, not “”"],
    [["--rating", "99999"], "--rating needs a whole number from 600 to 2400, not “99999”"],
    [["--seed", "x"], "--seed needs a whole number, not “x”"],
    [["--daily", "2026-02-30"], "--daily needs a date such as 2026-11-18, not “2026-02-30”"],
    [["--daily", "18.11.2026"], "--daily needs a date such as 2026-11-18, not “18.11.2026”"],
    [["--daily", "--count", "3"], "give either --daily or --count, not both"],
    [["--daily", "--game", "stones"], "give either --daily or --game, not both"],
    [["--sheet", "--json"], "give either --sheet or --json, not both"],
    [["kayles"], "too many arguments: 0 expected, 1 given; "],
    [["--answer"], "there is no option --answer, perhaps --answers; "],
  ] as const)("%j", async (args, line) => {
    const { stdout, stderr, status } = await puzzles(...args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr.startsWith(`grundy: ${line}`), stderr).toBe(true);
    expect(stderr.trimEnd()).not.toContain("\n");
  });
});
