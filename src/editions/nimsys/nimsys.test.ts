import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { session } from "../../../test/nimsys/session.ts";
import { MemoryRoster } from "../../roster/index.ts";
import { Conversation } from "../dialogue.ts";
import { IncorrectArguments, InvalidCommand, InvalidGame, Nimsys } from "./index.ts";

const welcome = "Welcome to Nim\n\n$";
const people =
  "addplayer lskywalker,Skywalker,Luke\naddplayer hsolo,Solo,Han\naddplayer dvader,Vader,Darth\n";

/** What comes out behind the prompt of the last of `lines`, for each of them. */
async function answers(edition: "b" | "c", ...lines: string[]): Promise<string[]> {
  const { output, status } = await session(edition, `${lines.join("\n")}\nexit\n`);
  expect(status).toBe(0);
  expect(output.startsWith(welcome)).toBe(true);
  expect(output.endsWith("$\n")).toBe(true);
  return output.slice(welcome.length, -"\n".length).split("\n$");
}

/** What the last of `lines` is answered with, up to the blank line before the next prompt. */
async function answer(edition: "b" | "c", ...lines: string[]): Promise<string> {
  return (await answers(edition, ...lines)).at(-2) as string;
}

const setup = people.trimEnd().split("\n");

describe.each(["b", "c"] as const)("edition %s: players", (edition) => {
  test("nothing but exit", async () => {
    expect(await session(edition, "exit\n")).toEqual({ output: `${welcome}\n`, status: 0 });
    expect(await session(edition, "exit")).toEqual({ output: `${welcome}\n`, status: 0 });
    expect(await session(edition, "  exit now, please \nrankings\n")).toEqual({
      output: `${welcome}\n`,
      status: 0,
    });
  });

  test("adding, showing one and all", async () => {
    const { output } = await session(
      edition,
      `${people}displayplayer\ndisplayplayer hsolo\ndisplayplayer nobody\nexit\n`,
    );
    expect(output).toBe(
      `${welcome}\n$\n$\n$` +
        "dvader,Darth,Vader,0 games,0 wins\nhsolo,Han,Solo,0 games,0 wins\nlskywalker,Luke,Skywalker,0 games,0 wins\n" +
        "\n$hsolo,Han,Solo,0 games,0 wins\n\n$The player does not exist.\n\n$\n",
    );
  });

  test("a username is taken once", async () => {
    expect(await answer(edition, ...setup, "addplayer hsolo,Other,One")).toBe("The player already exists.\n");
    expect(await answer(edition, ...setup, "addplayer hsolo,Other,One", "displayplayer hsolo")).toBe(
      "hsolo,Han,Solo,0 games,0 wins\n",
    );
  });

  test("nobody is shown as nothing", async () => {
    expect(await answer(edition, "displayplayer")).toBe("");
    expect(await answer(edition, "rankings")).toBe("");
  });

  test("removing one", async () => {
    expect(await answer(edition, ...setup, "removeplayer hsolo")).toBe("");
    expect(await answer(edition, ...setup, "removeplayer hsolo", "removeplayer hsolo")).toBe(
      "The player does not exist.\n",
    );
    expect(await answer(edition, ...setup, "removeplayer hsolo,dvader", "displayplayer")).toBe(
      "dvader,Darth,Vader,0 games,0 wins\nlskywalker,Luke,Skywalker,0 games,0 wins\n",
    );
  });

  test.each([
    ["y", ""],
    ["  y\t", ""],
    ["Y", "dvader,Darth,Vader,0 games,0 wins\n"],
    ["yes", "dvader,Darth,Vader,0 games,0 wins\n"],
    ["n", "dvader,Darth,Vader,0 games,0 wins\n"],
    ["", "dvader,Darth,Vader,0 games,0 wins\n"],
    ["exit", "dvader,Darth,Vader,0 games,0 wins\n"],
  ])("removing all, answered with %j", async (reply, shown) => {
    const { output } = await session(edition, `${setup[2]}\nremoveplayer\n${reply}\ndisplayplayer\nexit\n`);
    expect(output).toBe(`${welcome}\n$Are you sure you want to remove all players? (y/n)\n\n$${shown}\n$\n`);
  });

  test("removing all is asked even when there is nobody", async () => {
    const { output } = await session(edition, "removeplayer\ny\nexit\n");
    expect(output).toBe(`${welcome}Are you sure you want to remove all players? (y/n)\n\n$\n`);
  });

  test("editing keeps username and statistics", async () => {
    const game = ["startgame 1,1,hsolo,dvader", "1"];
    expect(
      await answer(edition, ...setup, ...game, "editplayer dvader,Skywalker,Anakin", "displayplayer dvader"),
    ).toBe("dvader,Anakin,Skywalker,1 games,1 wins\n");
    expect(await answer(edition, "editplayer dvader,Skywalker,Anakin")).toBe("The player does not exist.\n");
  });

  test("resetting one or all", async () => {
    const games = ["startgame 1,1,hsolo,dvader", "1"];
    expect(await answer(edition, ...setup, ...games, "resetstats dvader", "displayplayer dvader")).toBe(
      "dvader,Darth,Vader,0 games,0 wins\n",
    );
    expect(await answer(edition, ...setup, ...games, "resetstats dvader", "displayplayer hsolo")).toBe(
      "hsolo,Han,Solo,1 games,0 wins\n",
    );
    expect(await answer(edition, "resetstats dvader")).toBe("The player does not exist.\n");
    const { output } = await session(
      edition,
      `${people}${games.join("\n")}\nresetstats\nn\nresetstats\ny\ndisplayplayer\nexit\n`,
    );
    const question = "$Are you sure you want to reset all player statistics? (y/n)\n\n";
    expect(output).toContain(
      `${question}${question}$dvader,Darth,Vader,0 games,0 wins\nhsolo,Han,Solo,0 games,0 wins\n`,
    );
  });

  test("names may contain spaces, and white space around arguments is trimmed", async () => {
    expect(
      await answer(edition, "  addplayer   cruz , de la Cruz,\tAna Maria \r", "displayplayer cruz"),
    ).toBe("cruz,Ana Maria,de la Cruz,0 games,0 wins\n");
  });

  test("usernames and numbers end at white space, what follows is extra", async () => {
    const [shown, edited] = ["hsolo,Han,Solo,0 games,0 wins\n", "hsolo,A B,C D,0 games,0 wins\n"];
    for (const line of ["displayplayer hsolo dvader", "displayplayer hsolo\tx,y", "displayplayer hsolo x"]) {
      expect(await answer(edition, ...setup, line)).toBe(shown);
    }
    expect(await answer(edition, "addplayer hsolo x,Solo,Han", "displayplayer hsolo")).toBe(shown);
    const edit = "editplayer hsolo x,C D,A B";
    expect(await answer(edition, ...setup, edit, "displayplayer hsolo")).toBe(edited);
    expect(await answer(edition, ...setup, "removeplayer hsolo x", "displayplayer hsolo")).toBe(
      "The player does not exist.\n",
    );
    const game = ["startgame 1 x,1 y,hsolo z,dvader extra", "1"];
    expect(await answer(edition, ...setup, ...game)).toContain("Game Over\nDarth Vader wins!\n");
    expect(await answer(edition, ...setup, ...game, "displayplayer dvader")).toContain("1 games,1 wins");
    const reset = "resetstats dvader x";
    expect(await answer(edition, ...setup, ...game, reset, "displayplayer dvader")).toContain("0 games");
  });

  test("usernames and commands are case-sensitive", async () => {
    expect(await answer(edition, ...setup, "displayplayer HSOLO")).toBe("The player does not exist.\n");
    expect(await answer(edition, "Rankings")).toBe("'Rankings' is not a valid command.\n");
  });

  test("an empty argument counts as missing, what is too much is ignored", async () => {
    expect(await answer(edition, ...setup, "displayplayer hsolo,dvader")).toBe(
      "hsolo,Han,Solo,0 games,0 wins\n",
    );
    expect((await answer(edition, ...setup, "displayplayer ,dvader")).split("\n")).toHaveLength(4);
    expect(await answer(edition, "addplayer a,b,c,d", "displayplayer a")).toBe("a,c,b,0 games,0 wins\n");
    for (const line of [
      "addplayer a,,c",
      "addplayer a,b,",
      "addplayer ,b,c",
      "addplayer a, ,c",
      "addplayer a,,c,d",
    ])
      expect(await answer(edition, line)).toBe("Incorrect number of arguments supplied to command.\n");
  });
});

describe("rankings", () => {
  /** Someone with that many wins of that many games, against somebody who is removed afterwards. */
  function record(username: string, wins: number, games: number): string {
    let lines = `addplayer ${username},F${username},G${username}\n`;
    for (let game = 0; game < games; game++)
      lines += `startgame 1,1,${game < wins ? `dummy,${username}` : `${username},dummy`}\n1\n`;
    return lines;
  }

  async function ranked(order: string, ...records: [string, number, number][]): Promise<string> {
    const lines = records.map(([username, wins, games]) => record(username, wins, games)).join("");
    return answer(
      "c",
      ...`addplayer dummy,D,D\n${lines}removeplayer dummy\nrankings ${order}`.trimEnd().split("\n"),
    );
  }

  test("percentages are rounded, halves up; the columns are aligned", async () => {
    const records: [string, number, number][] = [
      ["a", 3, 3],
      ["b", 1, 8],
      ["c", 2, 3],
      ["d", 0, 0],
      ["e", 3, 8],
      ["f", 0, 2],
    ];
    expect(await ranked("", ...records)).toBe(
      "100% | 03 games | Ga Fa\n67%  | 03 games | Gc Fc\n38%  | 08 games | Ge Fe\n" +
        "13%  | 08 games | Gb Fb\n0%   | 00 games | Gd Fd\n0%   | 02 games | Gf Ff\n",
    );
    expect(await ranked("asc", ...records)).toBe(
      "0%   | 00 games | Gd Fd\n0%   | 02 games | Gf Ff\n13%  | 08 games | Gb Fb\n" +
        "38%  | 08 games | Ge Fe\n67%  | 03 games | Gc Fc\n100% | 03 games | Ga Fa\n",
    );
  });

  test.each(["", "desc", "DESC", "ASC", "up", "asc2", ",asc", "desc,asc", "desc asc"])(
    "%j is descending",
    async (order) => {
      expect(await ranked(order, ["a", 0, 1], ["b", 1, 1])).toMatch(/^100%/);
    },
  );

  test.each(["asc", "  asc ", "asc,desc", "asc foo", "asc\tdesc"])("%j is ascending", async (order) => {
    expect(await ranked(order, ["a", 0, 1], ["b", 1, 1])).toMatch(/^0%/);
  });

  test("the exact share decides, ties go by username both ways, capitals first", async () => {
    const records: [string, number, number][] = [
      ["bob", 1, 2],
      ["Sam", 1, 2],
      ["amy", 33, 100],
      ["zoe", 1, 3],
    ];
    expect(await ranked("", ...records)).toBe(
      "50%  | 02 games | GSam FSam\n50%  | 02 games | Gbob Fbob\n33%  | 03 games | Gzoe Fzoe\n33%  | 100 games | Gamy Famy\n",
    );
    expect(await ranked("asc", ...records)).toBe(
      "33%  | 100 games | Gamy Famy\n33%  | 03 games | Gzoe Fzoe\n50%  | 02 games | GSam FSam\n50%  | 02 games | Gbob Fbob\n",
    );
  });

  test("only ten, after sorting", async () => {
    const records = "lkjihgfedcba".split("").map((username): [string, number, number] => [username, 0, 0]);
    records.push(["z", 1, 1]);
    const lines = (await ranked("", ...records)).trimEnd().split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe("100% | 01 games | Gz Fz");
    expect(lines[9]).toBe("0%   | 00 games | Gi Fi");
  });
});

describe("a game", () => {
  const head =
    "\nInitial stone count: 10\nMaximum stone removal: 3\nPlayer 1: Luke Skywalker\nPlayer 2: Han Solo\n\n";
  const turn = (stones: number, name: string) =>
    `${stones} stones left:${" *".repeat(stones)}\n${name}'s turn - remove how many?\n\n`;
  const invalid = (most: number) => `Invalid move. You must remove between 1 and ${most} stones.\n\n`;

  test.each(["b", "c"] as const)("edition %s: from the first stone to the last", async (edition) => {
    const { output } = await session(
      edition,
      `${people}startgame 10,3,lskywalker,hsolo\n3\n4\n3\n3\n0\n1\ndisplayplayer\nexit\n`,
    );
    expect(output).toBe(
      `${welcome}\n$\n$\n$${head}${turn(10, "Luke")}${turn(7, "Han")}${invalid(3)}${turn(7, "Han")}${turn(4, "Luke")}` +
        `${turn(1, "Han")}${invalid(1)}${turn(1, "Han")}Game Over\nLuke Skywalker wins!\n\n$` +
        "dvader,Darth,Vader,0 games,0 wins\nhsolo,Han,Solo,1 games,0 wins\nlskywalker,Luke,Skywalker,1 games,1 wins\n\n$\n",
    );
  });

  test.each([
    "abc",
    "1.5",
    "2x",
    "",
    " ",
    "1 1",
    "-1",
    "99999999999999999999999",
    "１",
    "1e0",
    "NaN",
    "__proto__",
    "exit",
  ])("%j is no move, one block a line", async (line) => {
    for (const edition of ["b", "c"] as const)
      expect(await answer(edition, ...setup, "startgame 2,3,hsolo,dvader", line, "2")).toBe(
        `\nInitial stone count: 2\nMaximum stone removal: 3\nPlayer 1: Han Solo\nPlayer 2: Darth Vader\n\n` +
          `${turn(2, "Han")}${invalid(2)}${turn(2, "Han")}Game Over\nDarth Vader wins!\n`,
      );
  });

  test("signs, noughts and blanks around a number", async () => {
    const lines = [...setup, "startgame +6,007,hsolo,dvader", " +1 ", "02", "3\r"];
    expect(await answer("c", ...lines)).toBe(
      "\nInitial stone count: 6\nMaximum stone removal: 7\nPlayer 1: Han Solo\nPlayer 2: Darth Vader\n\n" +
        `${turn(6, "Han")}${turn(5, "Darth")}${turn(3, "Han")}Game Over\nDarth Vader wins!\n`,
    );
  });

  test("one user in both seats has two games and one win", async () => {
    expect(await answer("c", ...setup, "startgame 1,1,hsolo,hsolo", "1", "displayplayer hsolo")).toBe(
      "hsolo,Han,Solo,2 games,1 wins\n",
    );
  });

  test.each([
    "startgame 10,3,hsolo,nobody",
    "startgame 10,3,nobody,hsolo",
    "startgame 0,x,nobody,nobody",
    "startadvancedgame 10,hsolo,nobody",
    "startadvancedgame x,nobody,nobody",
  ])("%s: both players must exist", async (line) => {
    expect(await answer("c", ...setup, line)).toBe("One of the players does not exist.\n");
  });

  test.each([
    "startgame 0,3,hsolo,dvader",
    "startgame 10,0,hsolo,dvader",
    "startgame 10001,3,hsolo,dvader",
    "startgame 10,10001,hsolo,dvader",
    "startgame ten,3,hsolo,dvader",
    "startgame 10,3.0,hsolo,dvader",
    "startgame -10,3,hsolo,dvader",
    "startadvancedgame 0,hsolo,dvader",
    "startadvancedgame 10001,hsolo,dvader",
    "startadvancedgame 1x 1,hsolo,dvader",
  ])("%s: the numbers must be in range", async (line) => {
    expect(await answer("c", ...setup, line)).toBe(
      "Invalid game. Stones and bound must be between 1 and 10000.\n",
    );
  });

  test("the greatest numbers", async () => {
    const output = await answer("c", ...setup, "startgame 10000,10000,hsolo,dvader", "10000");
    expect(output).toContain(`10000 stones left:${" *".repeat(10000)}\n`);
    expect(output.endsWith("Game Over\nDarth Vader wins!\n")).toBe(true);
  });

  test("an AI player reads nothing and does not show its move", async () => {
    const lines = [...setup, "addaiplayer artoo,D2,R2", "startgame 10,3,lskywalker,artoo", "3", "1", "1"];
    expect(await answer("c", ...lines)).toBe(
      "\nInitial stone count: 10\nMaximum stone removal: 3\nPlayer 1: Luke Skywalker\nPlayer 2: R2 D2\n\n" +
        `${turn(10, "Luke")}${turn(7, "R2")}${turn(5, "Luke")}${turn(4, "R2")}${turn(1, "Luke")}Game Over\nR2 D2 wins!\n`,
    );
  });

  test("two AI players need no input at all, however long it takes", async () => {
    const lines = [
      "addaiplayer a,A,A",
      "addaiplayer b,B,B",
      "startgame 2000,1,a,b",
      "startadvancedgame 30,a,b",
    ];
    const both = await answers("c", ...lines, "displayplayer");
    expect(both.at(-2)).toBe("a,A,A,2 games,2 wins\nb,B,B,2 games,0 wins\n");
  });
});

describe("the advanced game", () => {
  const places = (row: string) => [...row].map((place, index) => `<${index + 1},${place}>`).join(" ");
  const turn = (row: string, name: string) =>
    `${row.replace(/x/g, "").length} stones left: ${places(row)}\n${name}'s turn - which to remove?\n\n`;
  const head = (row: string) =>
    `\nInitial stone count: ${row.length}\nStones display: ${places(row)}\nPlayer 1: Han Solo\nPlayer 2: Darth Vader\n\n`;

  test("from the first stone to the last, who takes it wins", async () => {
    const lines = [
      ...setup,
      "startadvancedgame 5,hsolo,dvader",
      "2 2",
      " 4   1 ",
      "1 1",
      "5 1",
      "displayplayer dvader",
    ];
    const both = await answers("c", ...lines);
    expect(both.at(-3)).toBe(
      `${head("*****")}${turn("*****", "Han")}${turn("*xx**", "Darth")}${turn("*xxx*", "Han")}${turn("xxxx*", "Darth")}` +
        "Game Over\nDarth Vader wins!\n",
    );
    expect(both.at(-2)).toBe("dvader,Darth,Vader,1 games,1 wins\n");
  });

  test.each([
    "12 1",
    "0 1",
    "-1 1",
    "1 3",
    "1 0",
    "1 -1",
    "2 1",
    "2 2",
    "1 2",
    "4 2",
    "1",
    "",
    "a b",
    "1 1 1",
    "1,1",
    "99999999999999999999 1",
    "1.0 1",
  ])("%j is no move", async (line) => {
    expect(await answer("c", ...setup, "startadvancedgame 4,hsolo,dvader", "2 2", line, "1 1", "4 1")).toBe(
      `${head("****")}${turn("****", "Han")}${turn("*xx*", "Darth")}Invalid move.\n\n${turn("*xx*", "Darth")}` +
        `${turn("xxx*", "Han")}Game Over\nHan Solo wins!\n`,
    );
  });

  test("edition B knows neither it nor AI players", async () => {
    expect(await answer("b", ...setup, "startadvancedgame 4,hsolo,dvader")).toBe(
      "'startadvancedgame' is not a valid command.\n",
    );
    expect(await answer("b", "addaiplayer a,b,c")).toBe("'addaiplayer' is not a valid command.\n");
  });
});

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
