import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answer, people } from "../../../test/nimsys/answers.ts";
import { session } from "../../../test/nimsys/session.ts";
import { MemoryRoster } from "../../roster/index.ts";
import { Conversation } from "../dialogue.ts";
import { IncorrectArguments, InvalidCommand, InvalidGame, Nimsys } from "./index.ts";

describe("errors", () => {
  test.each([
    ["createplayer lskywalker,Skywalker,Luke", "createplayer"],
    ["", ""],
    ["   ", ""],
    ["$", "$"],
    ["exit,", "exit,"],
    ["displayplayer,hsolo", "displayplayer,hsolo"],
    ["__proto__", "__proto__"],
    ["constructor a", "constructor"],
    ["addplayer\ta,b,c", "addplayer\ta,b,c"],
  ])("%j is not a valid command", async (line, word) => {
    for (const edition of ["b", "c"] as const)
      expect(await answer(edition, line)).toBe(`'${word}' is not a valid command.\n`);
  });

  test.each([
    "addplayer",
    "addplayer lskywalker",
    "addplayer a,b",
    "addaiplayer a,b",
    "editplayer a,b",
    "startgame 10,3,nobody",
    "startgame",
    "startadvancedgame 10,nobody",
    "startadvancedgame ,a,b",
  ])("%s: too few arguments, said before anything else", async (line) => {
    expect(await answer("c", line)).toBe("Incorrect number of arguments supplied to command.\n");
  });

  test("are exceptions of their own classes", async () => {
    const nimsys = new Nimsys(new Conversation(() => {}));
    await expect(nimsys.execute("createplayer x")).rejects.toThrow(InvalidCommand);
    await expect(nimsys.execute("addplayer x")).rejects.toThrow(IncorrectArguments);
    await nimsys.execute("addplayer x,y,z");
    await expect(nimsys.execute("startgame 0,0,x,x")).rejects.toThrow(InvalidGame);
  });
});

describe("hostile input", () => {
  test("an early end, after any line: what was printed stands, what was done is kept", async () => {
    const lines = `${people}startgame 4,3,hsolo,dvader\n2\n1\n1\nremoveplayer\nn\nrankings\n`.split("\n");
    const whole = (await session("c", lines.join("\n"))).output;
    for (let count = 0; count < lines.length; count++) {
      const { output, status } = await session("c", lines.slice(0, count).join("\n"));
      expect(status).toBe(1);
      expect(whole.startsWith(output)).toBe(true);
    }
    const roster = new MemoryRoster();
    await session("c", lines.join("\n"), roster);
    expect(roster.find("dvader")?.wins).toBe(1);
  });

  test("any text: no crash, and the end is always clean", async () => {
    const word = fc.constantFrom(
      ..."addplayer addaiplayer removeplayer editplayer resetstats displayplayer rankings startgame startadvancedgame".split(
        " ",
      ),
    );
    const argument = fc.oneof(
      fc.constantFrom("a", "b", "__proto__", "3", "1", ""),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.tuple(word, fc.array(argument, { maxLength: 5 })).map(([name, rest]) => `${name} ${rest.join(",")}`),
      fc.constantFrom("y", "1", "2", "1 1", "9".repeat(400)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 30 }),
        fc.constantFrom("a", "b", "c"),
        async (lines, edition) => {
          const setupLines = "addplayer a,A,A\naddaiplayer b,B,B\n";
          const { output, status } = await session(
            edition as "a" | "b" | "c",
            `${setupLines}${lines.join("\n")}`,
          );
          expect(output.startsWith("Welcome to Nim\n\n")).toBe(true);
          expect([0, 1]).toContain(status);
        },
      ),
      { numRuns: 200 },
    );
  });
});
