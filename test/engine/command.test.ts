import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeWthor } from "../../src/notation/index.ts";
import { program } from "../editions/program.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "grundy-engine-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function answered(...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await program.run(args);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}

async function refused(...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await program.run(args);
  expect(status).not.toBe(0);
  expect(stdout).toBe("");
  expect(stderr.trimEnd()).not.toContain("\n");
  return stderr;
}

// Positions 40 and 43 of the French federation's endgame test, and one where White has to pass.
const ffo40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
const passing = "XOO-XXXXXXXXXXXX O";

describe("grundy engine perft", () => {
  // Counts by Aart Bik for 8×8; 4×4 has 60,060 games in all.
  it.each([
    [["1"], "4"],
    [["8"], "390216"],
    [["20", "--size", "4"], "60060"],
    [["5", "--size", "12"], "1396"],
  ] as const)("%s counts %s, printed last", async (args, count) => {
    const output = await answered("engine", "perft", ...args);
    expect(output.trimEnd().split(/\s/).at(-1)).toBe(count);
  });

  it("says what is wrong in one line", async () => {
    expect(await refused("engine", "perft", "many")).toContain("whole number");
    expect(await refused("engine", "perft", "3", "--size", "7")).toContain("even");
    expect(await refused("engine", "perft")).toContain("depth");
  });
});

describe("grundy engine solve", () => {
  it("gives one JSON object a line, the same score on two threads", async () => {
    const path = file("two.obf", `% a comment\n${ffo40}; a2:+38;\n\n${passing}\n`);
    for (const threads of ["1", "2"]) {
      const output = await answered("engine", "solve", path, "--threads", threads, "--json");
      const [first, second, ...rest] = output
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(rest).toEqual([]);
      expect(first).toMatchObject({ index: 1, score: 38, move: "a2", exact: true });
      expect(first.pv).toHaveLength(20);
      expect(first.nodes).toBeGreaterThan(1000);
      expect(first.seconds).toBeGreaterThan(0);
      expect(second).toMatchObject({ index: 2, score: -16, move: "pass", pv: ["pass", "d1"], exact: true });
    }
  });

  it("prints a table otherwise, and says when the file knows better", async () => {
    const output = await answered("engine", "solve", file("wrong.obf", `${ffo40}; a2:+36;\n`));
    expect(output).toContain("+38");
    expect(output).toContain("the file says +36");
    expect(output).not.toContain("\r");
  });

  it("names the line that is no position", async () => {
    expect(await refused("engine", "solve", file("bad.obf", `${ffo40}\nhello\n`))).toContain("line 2");
    expect(await refused("engine", "solve", file("empty.obf", "% nothing\n"))).toContain("no positions");
    expect(await refused("engine", "solve", join(folder, "none.obf"))).toContain("there is no file");
    expect(await refused("engine", "solve", file("x.obf", ffo40), "--threads", "0")).toContain("--threads");
  });
});

describe("grundy engine solve-board", () => {
  it("4 is White's by 10, empties to the winner", async () => {
    const figures = JSON.parse(await answered("engine", "solve-board", "4", "--json"));
    expect(figures).toMatchObject({ size: 4, score: -10, exact: true, threads: 1 });
    expect(await answered("engine", "solve-board", "4")).toContain("White wins by 10");
    expect(await refused("engine", "solve-board", "8")).toContain("4 and 6");
  });
});

describe("grundy engine gtp and nboard", () => {
  it("answer on pipes and leave when the input ends", async () => {
    const gtp = await program.run(
      ["engine", "gtp", "--level", "5"],
      "boardsize 8\n1 play b f5\ngenmove w\nnonsense\n",
    );
    expect(gtp.stdout).toMatch(/^=\n\n=1\n\n= [a-h][1-8]\n\n\? unknown command\n\n$/);
    expect(gtp.status).toBe(0);
    const nboard = await program.run(
      ["engine", "nboard"],
      "nboard 2\nset depth 5\nmove f5\nping 1\ngo\nquit\n",
    );
    expect(nboard.stdout).toMatch(/\npong 1\n[\s\S]*\n=== [a-h][1-8]\/-?[0-9.]+\/[0-9.]+\n/);
    expect(nboard.status).toBe(0);
  });
});

describe("grundy engine match", () => {
  const play = async (...args: string[]) => JSON.parse(await answered("engine", "match", ...args, "--json"));

  it("plays outside programs by both protocols", async () => {
    const node = `${process.execPath} ${program.main} engine`;
    const gtp = await play("5", "gtp", "--cmd", `${node} gtp --level 1 --seed 3`, "--games", "2");
    expect(gtp).toMatchObject({ games: 2, forfeits: 0 });
    expect(gtp.discs.mean).toBeGreaterThan(0);
    const nboard = await play(
      `nboard:${node} nboard`,
      "random",
      "--cmd-depth",
      "3",
      "--games",
      "2",
      "--size",
      "6",
    );
    expect(nboard).toMatchObject({ games: 2, wins: 2, forfeits: 0 });
  });

  it("understands every form of a contestant, and names each in one", async () => {
    const players = async (a: string, b: string) =>
      (await play(a, b, "--games", "2", "--size", "4", "--plies", "2")).players;
    expect(await players("7", "engine:2")).toEqual(["engine:7", "engine:2"]);
    expect(await players("level:3", "depth:2")).toEqual(["engine:3", "depth:2"]);
    expect(await players("time:0.01", "nodes:500")).toEqual(["seconds:0.01", "nodes:500"]);
    expect(await players("seconds:0.01", "Random")).toEqual(["seconds:0.01", "random"]);
  });

  it("reads openings from a file", async () => {
    const path = file("openings.txt", "% two\nf5d6c3d3c4f4f6f3\nf5f6e6f4 balanced\n");
    expect(await play("3", "random", "--openings", path, "--games", "10")).toMatchObject({ games: 4 });
    expect(await refused("engine", "match", "3", "4", "--openings", file("o.txt", "f5f5\n"))).toContain(
      "line 1",
    );
  });

  it("ends with one line when the program does not play", async () => {
    expect(await refused("engine", "match", "3", "gtp", "--cmd", "sh -c 'exit 3'", "--games", "2")).toContain(
      "status 3",
    );
    const refusing = `sh -c "while read line; do echo '? no'; echo; done"`;
    expect(await refused("engine", "match", "3", "gtp", "--cmd", refusing, "--games", "2")).toContain("? no");
    expect(await refused("engine", "match", "3", "gtp:no-such-program-anywhere -x")).toContain("ENOENT");
    const noisy = "sh -c 'echo what it lacks >&2; exit 4'";
    expect(await refused("engine", "match", "3", "gtp", "--cmd", noisy, "--games", "2")).toContain(
      "what it lacks",
    );
    expect(await refused("engine", "match", "3", "gtp", "--cmd", "yes x", "--games", "2")).toContain("1 MiB");
    expect(await refused("engine", "match", "3", "gtp", "--cmd", "edax '-n 1", "--games", "2")).toContain(
      "not closed",
    );
    expect(await refused("engine", "match", "3", "gtp")).toContain("--cmd");
    expect(await refused("engine", "match", "3", "99")).toContain(
      "“99”; choose one of random, engine:1…engine:20, depth:N",
    );
    expect(await refused("engine", "match", "3", "smart")).toContain("gtp:PROGRAM, nboard:PROGRAM");
    expect(await refused("engine", "match", "3", "human")).toContain("choose one of random");
  });

  it("counts answers that are no legal moves as forfeits of a whole board, and goes on", async () => {
    const resigning = `sh -c "while read line; do echo '= resign'; echo; done"`;
    const result = await play("random", "gtp", "--cmd", resigning, "--games", "12", "--size", "6");
    expect(result).toMatchObject({ games: 12, wins: 12, forfeits: 12, discs: { mean: 36, error: 0 } });
  });

  it.each([1, 4, 7])("level %i loses to the level three above", async (level) => {
    const result = await play(String(level + 3), String(level), "--games", "20");
    expect(result.games).toBe(20);
    expect(result.wins + result.draws / 2).toBeGreaterThan(10);
    expect(result.discs.mean).toBeGreaterThan(0);
  });
});

describe("grundy engine book", () => {
  it("shows what it holds and its moves in a position", async () => {
    const text = await answered("engine", "book", "f5d6c3d3c4");
    expect(text).toMatch(/^The book has [0-9]+ positions up to move 16/);
    expect(text).toContain("Opening: Tiger.");
    expect(text).toMatch(/\n\* [a-h][1-8] +[+-]?[0-9]+ {2}[0-9]+\n/);
    const shown = JSON.parse(await answered("engine", "book", "--json"));
    expect(shown).toMatchObject({ plies: 16, known: true, opening: null });
    expect(shown.moves.map(({ move }: { move: string }) => move).sort()).toEqual(["c4", "d3", "e6", "f5"]);
    expect(await answered("engine", "book", "f5f4e3d6g4")).toContain("does not know");
    expect(await answered("engine", "book", "--language", "de")).toContain("Das Buch hat");
  });

  it("checks a sample of its positions, the same for the same seed", async () => {
    const check = ["engine", "book", "--check", "--sample", "3", "--depth", "6", "--json"];
    const checked = await answered(...check);
    expect(JSON.parse(checked)).toMatchObject({ positions: 3, depth: 6 });
    expect(await answered(...check)).toBe(checked);
    expect(await answered("engine", "book", "--check", "--sample", "2", "--depth", "4")).toContain(
      "on average",
    );
  });

  it("extends a copy in a file, and goes on with it", async () => {
    const path = join(folder, "book.gz");
    const { positions } = JSON.parse(await answered("engine", "book", "--json"));
    const extend = (count: number) =>
      answered("engine", "book", "--extend", path, "--positions", String(count), "--depth", "1", "--json");
    expect(JSON.parse(await extend(positions + 1)).positions).toBeGreaterThan(positions);
    const larger = JSON.parse(await extend(positions + 9));
    expect(larger.positions).toBeGreaterThanOrEqual(positions + 9);
    expect(JSON.parse(await answered("engine", "book", "--file", path, "--json"))).toMatchObject({
      positions: larger.positions,
    });
  });

  it("says what is wrong in one line", async () => {
    const wrong = file("wrong.gz", "no book");
    expect(await refused("engine", "book", "--file", wrong)).toContain("holds no opening book");
    expect(await refused("engine", "book", "--file", join(folder, "none.gz"))).toContain("none.gz");
    expect(await refused("engine", "book", "--extend", wrong)).toContain("holds no opening book");
    expect(await refused("engine", "book", "--check", "--extend", wrong)).toContain("--check");
    expect(await refused("engine", "book", "--check", "--sample", "no")).toContain("--sample");
    expect(await refused("engine", "book", "f5f5")).not.toBe("");
  });
});

describe("grundy analyse reversi", () => {
  it("gives every move as JSON", async () => {
    const analysis = JSON.parse(await answered("analyse", "reversi", ffo40, "--json"));
    expect(analysis).toMatchObject({ score: 38, exact: true, depth: 20 });
    expect(analysis.moves[0]).toMatchObject({ move: "a2", score: 38, exact: true });
    expect(analysis.moves.length).toBeGreaterThan(5);
    expect(analysis.line[0]).toBe("a2");
    expect(analysis.nodes).toBeGreaterThan(0);
    expect(analysis.seconds).toBeGreaterThan(0);
  });

  it("takes a board that begins with an empty square, a transcript, and games of files", async () => {
    const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
    expect(await answered("analyse", "reversi", board, "--depth", "3")).toContain("d3");
    expect(await answered("analyse", "reversi", "--depth", "3", "f5d6c3")).toContain("O to move");
    const games = [
      [37, 43, 18, 19],
      [37, 45],
    ].map((moves) => ({ tournament: 0, black: 0, white: 0, score: 0, theoretical: 0, moves }));
    const wthor = { written: { year: 2020, month: 1, day: 1 }, year: 2020, depth: 0, games };
    const path = file("games.wtb", makeWthor(wthor));
    expect(await answered("analyse", "reversi", path, "--game", "2", "--ply", "1", "--depth", "2")).toContain(
      "f6",
    );
    const ggf = file(
      "game.ggf",
      `(;GM[Othello]BO[8 ${"-".repeat(27)}O*------*O${"-".repeat(27)} *]B[F5]W[F6];)`,
    );
    expect(await answered("analyse", "reversi", ggf, "--depth", "2")).toContain("X to move");
    expect(await answered("analyse", "reversi", "--size", "10", "--depth", "2")).not.toContain("weaker");
    expect(await answered("analyse", "reversi", "--size", "14", "--depth", "2")).toContain("weaker");
  });

  it("names the opening, and replays the solved game", async () => {
    const tiger = ["analyse", "reversi", "f5d6c3d3c4", "--depth", "2"];
    expect(await answered(...tiger)).toContain("\nOpening: Tiger.\n");
    expect(await answered(...tiger, "--language", "de")).toContain("\nEröffnung: Tiger.\n");
    expect(JSON.parse(await answered(...tiger, "--json"))).toMatchObject({ opening: "Tiger" });
    const solved = ["analyse", "reversi", "solved"];
    expect(await answered(...solved)).toContain("a draw, 32 to 32");
    const late = JSON.parse(await answered(...solved, "--ply", "44", "--json"));
    expect(late).toMatchObject({ score: 0, exact: true, opening: "Comp'Oth" });
    expect(await refused(...solved, "--ply", "61")).toContain("--ply");
  });

  it("says what is wrong in one line", async () => {
    expect(await refused("analyse", "reversi", "f5f5")).not.toBe("");
    expect(await refused("analyse", "reversi", "hello")).toContain("a transcript or a position");
    expect(await refused("analyse", "reversi", "none.wtb")).toContain("cannot be read");
    expect(await refused("analyse", "reversi", "f5", "--depht", "3")).toContain("--depht");
    expect(await refused("analyse", "reversi", "f5", "--seconds", "soon")).toContain("--seconds");
  });
});
