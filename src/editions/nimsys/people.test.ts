import { describe, expect, test } from "vitest";
import { answer, people, setup, welcome } from "../../../test/nimsys/answers.ts";
import { session } from "../../../test/nimsys/session.ts";

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
