import { describe, expect, test } from "vitest";
import { answer, answers, people, setup, welcome } from "../../../test/nimsys/answers.ts";
import { session } from "../../../test/nimsys/session.ts";

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
