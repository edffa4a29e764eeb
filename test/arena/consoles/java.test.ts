import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RefereedBot } from "../../../src/arena/referee/index.ts";
import { prepareJavaBot } from "../../../src/arena/referee/java-bot.ts";
import { findOnPath, openSandbox } from "../../../src/programs/index.ts";
import { faultsOf, house, playPairs, program, winsOf } from "./play.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-java-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missing = findOnPath("javac", process.env.PATH ?? "") === undefined;
const kayles = { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" } as const;
const sticks = { rows: [9, 7, 5, 3, 1], take: "any", middle: true, last: "loses" } as const;

let count = 0;

async function prepared(files: Readonly<Record<string, string>>, ...words: string[]) {
  const directory = join(folder, `bot-${++count}`);
  const build = `${directory}-build`;
  for (const each of [directory, build]) mkdirSync(each);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, ".."), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return prepareJavaBot(words, directory, build);
}

async function bot(files: Readonly<Record<string, string>>, ...words: string[]): Promise<RefereedBot> {
  const found = await prepared(files, ...words);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return program("java", found.command);
}

/** Takes the middle and then mirrors: perfect as first player from the full row. Remembers the row's length only from `available`. */
const mirror = `
public class NimAIPlayer {
  public NimAIPlayer() { System.out.println("value\\ts9 9"); }
  public String advancedMove(boolean[] available, String lastMove) {
    int n = available.length;
    if (lastMove == null || lastMove.isEmpty()) {
      if (available[(n - 1) / 2]) return n % 2 == 1 ? (n + 1) / 2 + " 1" : n / 2 + " 2";
    } else {
      String[] words = lastMove.split(" ");
      int place = Integer.parseInt(words[0]), count = Integer.parseInt(words[1]);
      int mirrored = n + 1 - (place + count - 1);
      if (mirrored >= 1 && mirrored + count - 1 <= n && available[mirrored - 1] && available[mirrored + count - 2])
        return mirrored + " " + count;
    }
    for (int i = 0; i < n; i++) if (available[i]) return (i + 1) + " 1";
    throw new IllegalStateException("nothing left");
  }
}`;

const answering = (body: string) =>
  `public class NimAIPlayer { public String advancedMove(boolean[] available, String lastMove) { ${body} } }`;

describe.skipIf(missing)("a class in Java (needs a JDK)", () => {
  it("NimAIPlayer plays kayles from any position, and wins where it has to", async () => {
    const player = await bot({ "NimAIPlayer.java": mirror }, "NimAIPlayer");
    const smart = house("kayles", kayles, "smart");
    const full = await playPairs([player, smart], ["11111111111 1", "11111111111 2"], {
      times: 3,
      options: kayles,
    });
    expect(faultsOf(full)).toEqual([]);
    expect(winsOf(0, full)).toBe(full.length / 2);
    const openings = ["11011111010 1", "00000110001 2", "10000000000 1"];
    const random = house("kayles", kayles, "random");
    expect(faultsOf(await playPairs([player, random], openings, { times: 3, options: kayles }))).toEqual([]);
  });

  it("Player of the competition plays sticks with its board and its moves, in a package and from a file's name", async () => {
    const files = {
      "src/ex1/Move.java": `package ex1; public class Move { final int r, a, b;
        public Move(int r, int a, int b) { this.r = r; this.a = a; this.b = b; }
        public int getRow() { return r; } public int getLeftBound() { return a; } public int getRightBound() { return b; } }`,
      "src/ex1/Board.java": `package ex1; public class Board { final boolean[][] gone = new boolean[6][10];
        public int markStickSequence(Move move) { for (int i = move.a; i <= move.b; i++) gone[move.r][i] = true; return 0; } }`,
      "src/ex1/Player.java": `package ex1; public class Player {
        public Player(int type, int id, java.util.Scanner scanner) { if (type != 3) throw new IllegalArgumentException(); }
        public Move produceMove(Board board) {
          for (int row = 1; row <= 5; row++) for (int i = 1; i <= 11 - 2 * row; i++) if (!board.gone[row][i]) return new Move(row, i, i);
          return null; } }`,
    };
    const player = await bot(files, "src/ex1/Player.java");
    const openings = ["9/7/5/3/1 1", "110011001/1111111/00000/101/1 2"];
    const options = { game: "sticks", options: sticks } as const;
    const games = await playPairs([player, house("sticks", sticks, "random")], openings, {
      ...options,
      times: 3,
    });
    expect(faultsOf(games)).toEqual([]);
  });

  it.each([
    ['return "1 3";', { kind: "illegal", move: "1 3" }],
    ['return "1:1-1";', { kind: "malformed", line: "1:1-1" }],
    ["return null;", { kind: "malformed", line: "null" }],
    [
      'throw new IllegalStateException("oh\\tdear");',
      {
        kind: "protocol",
        line: expect.stringMatching(/^IllegalStateException: oh.*dear \(NimAIPlayer\.java:1\)$/),
      },
    ],
    ["System.exit(4); return null;", { kind: "crash", status: 4 }],
    ["while (true) {}", { kind: "time" }],
  ])("%s loses its game by a fault", async (body, fault) => {
    const player = await bot({ "NimAIPlayer.java": answering(body) }, "NimAIPlayer");
    const initial = body.startsWith("while") ? 2000 : 20_000;
    const clock = { kind: "game", initial, increment: 0 } as const;
    const smart = house("kayles", kayles, "smart");
    const [first] = await playPairs([player, smart], ["11111111111 1"], { options: kayles, clock });
    expect(first?.game.fault).toMatchObject(fault);
    expect(first?.game.winner).toBe(1);
  });

  it("is made ready by the referee, and contained", async () => {
    const directory = join(folder, "students");
    mkdirSync(directory);
    writeFileSync(join(directory, "NimAIPlayer.java"), mirror);
    const smart = house("kayles", kayles, "smart");
    const player = program("java", ["NimAIPlayer"], { directory });
    const openings = ["11111111111 1"];
    const able = (await openSandbox()).level === 2;
    for (const sandbox of able ? [false, true] : [false]) {
      const games = await playPairs([player, smart], openings, { options: kayles, sandbox });
      expect(faultsOf(games)).toEqual([]);
      expect(winsOf(0, games)).toBe(1);
    }
    const other = program("java", ["Missing"], { directory });
    const [lost] = await playPairs([other, smart], openings, { options: kayles });
    expect(lost?.game).toMatchObject({ winner: 1, fault: { kind: "crash", status: 1 } });
    expect(lost?.evidence?.errors).toContain("entry-missing");
  });

  it("a class without the method, and none at all", async () => {
    const player = await bot({ "NimAIPlayer.java": "public class NimAIPlayer {}" }, "NimAIPlayer");
    const smart = house("kayles", kayles, "smart");
    const [first] = await playPairs([player, smart], ["11111111111 1"], { options: kayles });
    expect(first?.game.fault).toEqual({ kind: "start", code: "method-missing" });
    expect(await prepared({ "Other.java": "class Other {}" }, "NimAIPlayer")).toMatchObject({
      ok: false,
      problem: { code: "entry-missing" },
    });
    expect(await prepared({ "NimAIPlayer.java": "class {" }, "NimAIPlayer")).toMatchObject({
      ok: false,
      problem: { code: "no-compile" },
    });
    expect(await prepared({}, "NimAIPlayer")).toMatchObject({
      ok: false,
      problem: { code: "nothing-to-run" },
    });
    expect(await prepared({}, "nowhere/NimAIPlayer")).toMatchObject({
      ok: false,
      problem: { code: "submission-missing" },
    });
  });
});
