import { describe, expect, it } from "vitest";
import { makeFolder, removeFolder } from "../../programs/index.ts";
import { has, judgeFiles, python, replayer, rightOutput, rulesOf, task } from "./fixtures.ts";
import type { Rules } from "./index.ts";
import { commandProgram } from "./program.ts";
import { judgeSessions } from "./sessions.ts";

const inPython = it.skipIf(!has("python3"));
const inJava = it.skipIf(!has("javac") || !has("java"));

/** Nimsys with a list of names: who is added is kept in a file. */
const keeping = `import os, sys
names = open("players.txt").read().split("\\n") if os.path.exists("players.txt") else []
print("Welcome to Nim\\n")
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    print("$", end="")
    if word == "addplayer":
        names.append(rest)
    if word == "displayplayer":
        for name in names:
            user, family, given = name.split(",")
            print(user + "," + given + "," + family + ",0 games,0 wins")
    print()
    if word == "exit":
        open("players.txt", "w").write("\\n".join(names))
        break
`;

/** Asks whether it may with a Scanner of its own, and so loses what the first has read ahead. */
const twoScanners = `import java.util.Scanner;
public class Nimsys {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println("Welcome to Nim\\n");
    for (;;) {
      System.out.print("$");
      String line = in.nextLine();
      if (line.equals("removeplayer")) {
        System.out.println("Are you sure you want to remove all players? (y/n)");
        new Scanner(System.in).nextLine();
      }
      System.out.println();
      if (line.equals("exit")) return;
    }
  }
}
`;

describe("cases", () => {
  inPython("run in what the one before has left, and come in their order", async () => {
    const cases = [
      task("first", "addplayer a,Ay,Ann\nexit\n"),
      task("second", "displayplayer\naddplayer b,Bee,Bob\nexit\n", { after: "first" }),
      task("third", "displayplayer\nexit\n", { after: "second" }),
      task("beside", "displayplayer\nexit\n", { after: "first" }),
      task("alone", "displayplayer\nexit\n"),
    ];
    const judged = await judgeFiles({ "Nimsys.py": keeping }, { cases });
    expect(judged.cases.map(({ name, verdict }) => [name, verdict])).toEqual(
      cases.map(({ name }) => [name, "OK"]),
    );
    const forgetful = { "Nimsys.py": keeping.replace('open("players.txt", "w")', 'open("other", "w")') };
    const forgotten = await judgeFiles(forgetful, { cases, smallest: false });
    expect(forgotten.cases.map(({ verdict }) => verdict)).toEqual([
      "OK",
      "DIFFERENT",
      "DIFFERENT",
      "DIFFERENT",
      "OK",
    ]);
  });

  it("are all run of a program that hangs, but those behind the second that hung have less time", async () => {
    const source =
      'const text = require("fs").readFileSync(0, "utf8"); while (text === "hang\\n"); process.stdout.write("right\\n")';
    const given = Buffer.from("right\n");
    // One behind the other, so that it is known which have hung before.
    const cases = ["hang\n", "hang\n", "exit\n", "hang\n"].map((input, at) =>
      task(`c${at}`, input, at > 0 ? { given, after: `c${at - 1}` } : { given }),
    );
    const rules = rulesOf({ cases });
    const program = commandProgram([process.execPath, "-e", source], rules.sandbox);
    if (!program) throw new Error("there is no Node");
    const folder = makeFolder();
    const limits = { processor: 1, wall: 60 };
    const judged = await judgeSessions({ assignment: "nimsys-c", rules, program, folder, watch: {}, limits });
    removeFolder(folder);
    expect(judged.map(({ verdict }) => verdict)).toEqual(["TIME", "TIME", "OK", "TIME"]);
    expect(judged.map(({ message }) => /\d+ second/.exec(message)?.[0])).toEqual([
      "1 second",
      "1 second",
      undefined,
      "2 second",
    ]);
  });

  inPython("that were given decide, whatever the reference would print", async () => {
    const cases = [task("own", "hello\nexit\n", { given: Buffer.from("Welcome to Nim\n\n$\n$\n") })];
    const good = await judgeFiles({ "Nimsys.py": python }, { cases });
    expect(good.cases[0]).toMatchObject({ verdict: "OK" });
    const bad = await judgeFiles({ "Nimsys.py": python.replace("Nim", "Nym") }, { cases });
    expect(bad.cases[0]).toMatchObject({ verdict: "DIFFERENT", difference: { at: { line: 1, column: 13 } } });
  });

  it("that were given leave a program its free choices", async () => {
    const input = "addaiplayer a,A,Ann\naddaiplayer b,B,Bob\nstartgame 5,3,a,b\nexit\n";
    const given = await rightOutput(input);
    // Five stones and at most three are lost: one or two less are as good.
    const other = (left: number) => `${left} stones left:${" *".repeat(left)}\n`;
    expect(given).toContain("5 stones left");
    const taken = [4, 3, 2].filter((left) => !given.includes(other(left)));
    expect(taken.length).toBeGreaterThan(0);
    const { follow } = await import("../../editions/lockstep/index.ts");
    const from = given.indexOf("5 stones left");
    const got = `${given.slice(0, from)}${other(5)}Ann's turn - remove how many?\n\n${other(taken[0] ?? 0)}`;
    const followed = await follow["nimsys-c"]({ args: [], input }, got);
    expect(followed.expected).not.toBe(given);
    const cases = [task("game", input, { given: Buffer.from(given) })];
    const judged = await judgeFiles(replayer(new Map([[input, followed.expected]])), { cases });
    expect(judged.cases[0]).toMatchObject({ verdict: "OK", message: "" });
  });

  it("are told one by one, and stop when they are told to", async () => {
    const cases = ["one", "two", "three"].map((name) => task(name, "exit\n"));
    const files = replayer(new Map([["exit\n", await rightOutput("exit\n")]]));
    const { judgeSubmission } = await import("./index.ts");
    const { rulesOf } = await import("./fixtures.ts");
    const told: string[] = [];
    const judged = await judgeFiles(files, { cases });
    expect(judged.cases).toHaveLength(3);
    const rules: Rules = rulesOf({ cases });
    const source = { command: [process.execPath, "-e", 'process.stdout.write("Welcome to Nim\\n\\n$\\n")'] };
    await judgeSubmission(source, rules, {
      onCase: ({ name, verdict }, done, of) => told.push(`${name} ${verdict} ${done}/${of}`),
    });
    expect(told.map((line) => line.split(" ").slice(1).join(" "))).toEqual(["OK 1/3", "OK 2/3", "OK 3/3"]);
    const signal = AbortSignal.abort();
    await expect(judgeSubmission(source, rules, { signal })).rejects.toThrow(/abort/i);
  });
});

describe("why a program fails", () => {
  inJava("two Scanners are told, though the output cannot show them", async () => {
    const cases = [
      task("asks", "addplayer a,Ay,Ann\nremoveplayer\ny\nexit\n"),
      task("right", "addplayer a,Ay,Ann\nexit\n"),
    ];
    const judged = await judgeFiles({ "Nimsys.java": twoScanners }, { cases, smallest: false });
    expect(judged.cases.map(({ verdict }) => verdict)).toEqual(["CRASH", "OK"]);
    expect(judged.cases[0]?.message).toMatch(/^Your program reads with more than one Scanner: /);
    expect(judged.cases[0]?.message).toContain(
      "stopped in line 11 of “Nimsys.java” with NoSuchElementException",
    );
  });

  inPython("the smallest input is found, once for each kind", async () => {
    const long = [
      "addplayer a,Ay,Ann",
      "addplayer b,Bee,Bob",
      "displayplayer",
      "addplayer c,Cee,Cy",
      "displayplayer",
      "exit",
    ];
    const cases = ["one", "two"].map((name) => task(name, `${long.join("\n")}\n`));
    const text = keeping.replace("0 wins", "0 win");
    const judged = await judgeFiles({ "Nimsys.py": text }, { cases });
    expect(judged.cases.map(({ verdict }) => verdict)).toEqual(["DIFFERENT", "DIFFERENT"]);
    expect(judged.cases[0]?.smallest).toMatch(/^addplayer \w,\w,\w\ndisplayplayer\nexit\n$/);
    expect(judged.cases[1]?.smallest).toBeUndefined();
  });
});
