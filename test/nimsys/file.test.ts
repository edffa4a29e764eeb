import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cases } from "../cases.ts";
import { program } from "../editions/program.ts";
import { Talk, temporaryFolder } from "./talk.ts";

const nimsys = (folder: string, input: string | Uint8Array) =>
  program.run(["nimsys", "c", "--data", folder], input);

/** All players as `displayplayer` shows them. */
async function players(folder: string): Promise<string[]> {
  const { stdout, status } = await nimsys(folder, "displayplayer\nexit\n");
  expect(status).toBe(0);
  return stdout.slice("Welcome to Nim\n\n$".length, -"\n$\n".length).split("\n").slice(0, -1);
}

describe("players.dat", () => {
  test("everyone is there again at the next start, and the file is alone in its folder", async () => {
    const folder = temporaryFolder();
    const first = await nimsys(
      folder,
      "addplayer hsolo,Solo,Han\naddaiplayer artoo,D2,R2\nstartgame 1,1,hsolo,artoo\n1\nexit\n",
    );
    expect(first.status).toBe(0);
    expect(readdirSync(folder)).toEqual(["players.dat"]);
    expect(await players(folder)).toEqual(["artoo,R2,D2,1 games,1 wins", "hsolo,Han,Solo,1 games,0 wins"]);
    // artoo is still an AI: it answers without a line being read.
    const game = await nimsys(folder, "startgame 2,1,artoo,hsolo\n1\nexit\n");
    expect(game.stdout).toContain("Game Over\nR2 D2 wins!\n");
    expect(readdirSync(folder)).toEqual(["players.dat"]);
  });

  test("is in the current folder unless another is given, which is made when it is missing", async () => {
    const folder = temporaryFolder();
    await nimsys(join(folder, "new"), "addplayer a,b,c\nexit\n");
    expect(existsSync(join(folder, "new", "players.dat"))).toBe(true);
    const child = spawn(process.execPath, [program.main, "nimsys"], {
      cwd: folder,
      stdio: ["pipe", "ignore", "ignore"],
    });
    child.stdin.end("exit\n");
    await new Promise((resolve) => child.on("close", resolve));
    expect(existsSync(join(folder, "players.dat"))).toBe(true);
  });

  test("editions a and b make no file", async () => {
    const folder = temporaryFolder();
    await program.run(["nimsys", "b", "--data", folder], "addplayer a,b,c\nexit\n");
    await program.run(["nimsys", "a", "--data", folder], "A\nB\n1\n1\n1\nN\n");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("the input ending without exit keeps what was done", async () => {
    const folder = temporaryFolder();
    const { stdout, stderr, status } = await nimsys(folder, "addplayer a,b,c\naddplayer d,e,f");
    expect({ stdout, status }).toEqual({ stdout: "Welcome to Nim\n\n$\n$\n$", status: 1 });
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect(await players(folder)).toHaveLength(2);
    const during = await nimsys(folder, "startgame 5,3,a,d\n2\n");
    expect(during.status).toBe(1);
    expect(during.stdout.endsWith("3 stones left: * * *\nf's turn - remove how many?\n")).toBe(true);
    expect(await players(folder)).toEqual(["a,c,b,0 games,0 wins", "d,f,e,0 games,0 wins"]);
  });

  test("random bytes on the input neither crash it nor harm the file", async () => {
    const folder = temporaryFolder();
    const noise = Uint8Array.from(
      { length: 50_000 },
      (_, index) => (Math.imul(index, 2654435761) >>> 13) & 0xff,
    );
    const named = Buffer.concat([Buffer.from("addplayer a\0b,\xff,\0\n", "latin1"), noise]);
    const { stderr, status } = await nimsys(folder, named);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect((await players(folder)).some((line) => line.startsWith("a\0b,\0,\ufffd,0 games"))).toBe(true);
  });
});

describe("what a prompt has acknowledged is kept", () => {
  test("kill -9 after any command", async () => {
    const folder = temporaryFolder();
    const kept = () => players(folder);
    const steps: [string[], string[]][] = [
      [["addplayer a,A,Ann"], ["a,Ann,A,0 games,0 wins"]],
      [["addaiplayer b,B,Bot"], ["a,Ann,A,0 games,0 wins", "b,Bot,B,0 games,0 wins"]],
      [
        ["startgame 1,1,a,b", "1"],
        ["a,Ann,A,1 games,0 wins", "b,Bot,B,1 games,1 wins"],
      ],
      [
        ["startadvancedgame 1,a,b", "1 1"],
        ["a,Ann,A,2 games,1 wins", "b,Bot,B,2 games,1 wins"],
      ],
      [["editplayer a,Lee,Anna"], ["a,Anna,Lee,2 games,1 wins", "b,Bot,B,2 games,1 wins"]],
      [["resetstats b"], ["a,Anna,Lee,2 games,1 wins", "b,Bot,B,0 games,0 wins"]],
      [
        ["resetstats", "y"],
        ["a,Anna,Lee,0 games,0 wins", "b,Bot,B,0 games,0 wins"],
      ],
      [["removeplayer b"], ["a,Anna,Lee,0 games,0 wins"]],
      [["removeplayer", "y"], []],
    ];
    for (const [lines, expected] of steps) {
      const talk = new Talk(program.main, folder);
      await talk.prompt();
      for (const line of lines) await talk.say(line);
      await talk.kill();
      expect(await kept()).toEqual(expected);
    }
  });

  test("kill -9 in the middle of waiting input: at least as many as there were prompts", async () => {
    const folder = temporaryFolder();
    const input = Array.from({ length: 60_000 }, (_, index) => `addplayer u${index},f,g\n`).join("");
    const child = spawn(process.execPath, [program.main, "nimsys", "--data", folder]);
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    let output = "";
    await new Promise((resolve) => {
      child.on("close", resolve);
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.length > 20_000) child.kill("SIGKILL");
      });
    });
    // The first prompt acknowledges nothing but the start.
    const acknowledged = output.split("\n$").length - 2;
    expect(acknowledged).toBeGreaterThan(5_000);
    expect(acknowledged).toBeLessThan(60_000);
    expect((await players(folder)).length).toBeGreaterThanOrEqual(acknowledged);
  });
});

describe("what is wrong with the file", () => {
  async function refused(folder: string, reason: RegExp): Promise<void> {
    const file = join(folder, "players.dat");
    const before = readFileSync(file);
    const { stdout, stderr, status } = await nimsys(folder, "addplayer a,b,c\nexit\n");
    expect(stdout).toBe("");
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect(status).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(["players.dat"]);
  }

  async function damaged(change: (content: Buffer) => Buffer): Promise<string> {
    const folder = temporaryFolder();
    const lines = Array.from({ length: 300 }, (_, index) => `addplayer u${index},f,g\n`).join("");
    await nimsys(folder, `${lines}exit\n`);
    const file = join(folder, "players.dat");
    writeFileSync(file, change(readFileSync(file)));
    return folder;
  }

  test("a foreign file, and what to do", async () => {
    await refused(
      await damaged(() => Buffer.from("lskywalker,Luke,Skywalker,0,0\n")),
      /players\.dat is not a file of this program; move it away, or choose another place with --data FOLDER\n$/,
    );
  });

  test("a page of rubbish", async () => {
    await refused(await damaged((content) => content.fill(0x5a, 8192, 12288)), /is damaged/);
  });

  test("a file cut off", async () => {
    await refused(await damaged((content) => content.subarray(0, content.length - 4096)), /is damaged/);
  });

  test("a newer version's file", async () => {
    await refused(await damaged((content) => content.fill(99, 63, 64)), /newer version/);
  });

  test("a folder where the file should be, a file where the folder should be, a folder that cannot be made", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    mkdirSync(join(folder, "players.dat"));
    for (const place of [
      folder,
      join(folder, "file"),
      join(folder, "file", "x"),
      join(folder, "no", "where"),
    ]) {
      const { stdout, stderr, status } = await nimsys(place, "exit\n");
      expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
      expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    }
  });

  test("an edition that does not exist, an option that does not exist", async () => {
    for (const args of [
      ["nimsys", "d"],
      ["nimsys", "--dat", "x"],
    ]) {
      const { stdout, stderr, status } = await program.run(args);
      expect(stdout).toBe("");
      expect(stderr).not.toContain("    at ");
      expect(status).not.toBe(0);
    }
    expect((await program.run(["nimsys", "--help"])).stdout).toContain("--data");
  });
});

describe("two programs on one file", () => {
  test("each command sees what the other has done", async () => {
    const folder = temporaryFolder();
    const [one, two] = [new Talk(program.main, folder), new Talk(program.main, folder)];
    await Promise.all([one.prompt(), two.prompt()]);
    expect(await one.say("addplayer a,A,Ann")).toBe("\n$");
    expect(await two.say("addplayer a,B,Bob")).toBe("The player already exists.\n\n$");
    expect(await two.say("displayplayer a")).toBe("a,Ann,A,0 games,0 wins\n\n$");
    // A game goes on in one while the other plays, edits and removes.
    await one.say("addplayer b,B,Bea");
    await one.say("startgame 2,1,a,b");
    await two.say("startgame 1,1,b,a");
    await two.say("1");
    expect(await two.say("editplayer b,Other,Name")).toBe("\n$");
    await one.say("1");
    expect(await one.say("1")).toContain("Game Over\nAnn A wins!\n");
    expect(await two.say("displayplayer")).toBe("a,Ann,A,2 games,2 wins\nb,Name,Other,2 games,0 wins\n\n$");
    expect(await one.say("removeplayer a")).toBe("\n$");
    expect(await two.say("rankings")).toBe("0%   | 02 games | Name Other\n\n$");
    // One after the other: of two that close at the same moment each may take the other for a reader, and the log stays for the next.
    await one.exit();
    await two.exit();
    expect(readdirSync(folder)).toEqual(["players.dat"]);
  });

  test("long piped sessions at the same time lose nothing of either", async () => {
    const folder = temporaryFolder();
    await nimsys(folder, "addplayer shared,S,S\naddplayer other,O,O\nexit\n");
    const count = cases(1000, 3000);
    const input = (who: string) =>
      `${Array.from({ length: count }, (_, index) => `addplayer ${who}${index},f,g\nstartgame 1,1,shared,other\n1\n`).join("")}exit\n`;
    const results = await Promise.all(["x", "y", "z"].map((who) => nimsys(folder, input(who))));
    for (const { status, stderr } of results) expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const everyone = await players(folder);
    expect(everyone).toHaveLength(3 * count + 2);
    expect(everyone).toContain(`other,O,O,${3 * count} games,${3 * count} wins`);
    expect(everyone).toContain(`shared,S,S,${3 * count} games,0 wins`);
  });

  test("a person gets a word in while a long session runs", async () => {
    const folder = temporaryFolder();
    const talk = new Talk(program.main, folder);
    await talk.prompt();
    const many = cases(30_000, 100_000);
    const lines = Array.from({ length: many }, (_, index) => `addplayer u${index},f,g\n`).join("");
    let done = false;
    const long = nimsys(folder, `${lines}exit\n`).then(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      expect(await talk.say(`addplayer person${answered},f,g`)).toBe("\n$");
      answered++;
    }
    await long;
    expect(answered).toBeGreaterThan(5);
    expect(await players(folder)).toHaveLength(many + answered);
  });

  test("started together on a missing file", async () => {
    for (let time = 0; time < 4; time++) {
      const folder = temporaryFolder();
      const results = await Promise.all(
        ["a", "b", "c"].map((name) => nimsys(folder, `addplayer ${name},${name},${name}\nexit\n`)),
      );
      for (const { status, stderr } of results) expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(await players(folder)).toHaveLength(3);
    }
  });
});
