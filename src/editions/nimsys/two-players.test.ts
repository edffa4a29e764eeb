import { expect, test } from "vitest";
import { session } from "../../../test/nimsys/session.ts";
import { Conversation } from "../dialogue.ts";
import { Nimsys } from "./index.ts";

const names =
  "Welcome to Nim\n\nPlease enter Player 1's name:\n\nPlease enter Player 2's name:\n\nPlease enter upper bound of stone removal:\n";
const numbers = `${names}\nPlease enter initial number of stones:\n\n`;

test("two games, the same people", async () => {
  const { output, status } = await session("a", "Ada\nBob\n3\n5\n3\n1\n1\nY\n2\n1\n1\nN\n");
  expect(output).toBe(
    `${numbers}5 stones left: * * * * *\nAda's turn - remove how many?\n\n` +
      "2 stones left: * *\nBob's turn - remove how many?\n\n" +
      "1 stones left: *\nAda's turn - remove how many?\n\n" +
      "Game Over\nBob wins!\n\nDo you want to play again (Y/N):\n" +
      "Please enter upper bound of stone removal:\n\nPlease enter initial number of stones:\n\n" +
      "1 stones left: *\nAda's turn - remove how many?\n\n" +
      "Game Over\nBob wins!\n\nDo you want to play again (Y/N):\n",
  );
  expect(status).toBe(0);
});

test.each(["y", "Y ", "yes", "YY", "", "N"])("%j is not Y and ends the program", async (answer) => {
  const { output, status } = await session("a", `A\nB\n1\n1\n1\n${answer}\n3\n`);
  expect(output.endsWith("B wins!\n\nDo you want to play again (Y/N):\n")).toBe(true);
  expect(status).toBe(0);
});

test("a carriage return belongs to the line's end", async () => {
  const { output } = await session("a", "A\r\nB\r\n1\r\n1\r\n1\r\nY\r\n1\r\n1\r\n1\r\nN\r\n");
  expect(output).not.toContain("\r");
  expect(output.match(/B wins!/g)).toHaveLength(2);
});

test("names are trimmed at both ends, and keep what is between", async () => {
  const { output } = await session("a", " \tAnn  Lee \n__proto__\r \n1\n2\n1\n1\nN\n");
  expect(output).toContain("* *\nAnn  Lee's turn - remove how many?\n\n1 stones left: *\n__proto__'s turn");
  expect(output).toContain("Game Over\nAnn  Lee wins!\n");
});

test("on a terminal the answer stands behind the question", async () => {
  let screen = "";
  const dialogue = new Conversation((text) => {
    screen += text;
  });
  const over = Nimsys.main(dialogue, { edition: "a" });
  // What is typed ahead is shown before its question, so that its line has to be ended.
  for (const typed of ["A\nB\n1\n1\n", "1\n", "Y\n", "1\n1\n1\nY\n1\n1\n1\n", "N\n"]) {
    await new Promise((resolve) => setImmediate(resolve));
    screen += typed;
    dialogue.feed(typed);
  }
  expect(await over).toBe(0);
  await dialogue.flush();
  const question = "Do you want to play again (Y/N):";
  expect(screen.split(question).map((text) => text.slice(0, 7))).toEqual([
    "Welcome",
    "Y\nPleas",
    "\nPlease",
    "N\n",
  ]);
});

test.each(["0", "10001", "-1", "1.5", "x", "", "99999999999999999999", "1e3", "0x10"])(
  "%j is no bound and no number of stones",
  async (text) => {
    const again = "Invalid number. It must be between 1 and 10000.\n\n";
    const { output } = await session("a", `A\nB\n${text}\n3\n${text}\n2\n1\n1\nN\n`);
    expect(output).toBe(
      `${names}\n${again}Please enter upper bound of stone removal:\n\nPlease enter initial number of stones:\n\n` +
        `${again}Please enter initial number of stones:\n\n2 stones left: * *\nA's turn - remove how many?\n\n` +
        "1 stones left: *\nB's turn - remove how many?\n\nGame Over\nA wins!\n\nDo you want to play again (Y/N):\n",
    );
  },
);

test("an invalid move is answered and asked again", async () => {
  const { output } = await session("a", "A\nB\n+3\n 2 \n3\nabc\n2\nN\n");
  expect(output).toBe(
    `${numbers}2 stones left: * *\nA's turn - remove how many?\n\n` +
      "Invalid move. You must remove between 1 and 2 stones.\n\n2 stones left: * *\nA's turn - remove how many?\n\n" +
      "Invalid move. You must remove between 1 and 2 stones.\n\n2 stones left: * *\nA's turn - remove how many?\n\n" +
      "Game Over\nB wins!\n\nDo you want to play again (Y/N):\n",
  );
});

test("the last line may lack its newline", async () => {
  expect((await session("a", "A\nB\n1\n1\n1\nN")).status).toBe(0);
});

test("an early end of the input, after any line", async () => {
  const lines = "A\nB\n3\n4\n3\n1\n".split("\n");
  const whole = (await session("a", lines.join("\n"))).output;
  for (let count = 0; count < lines.length; count++) {
    const { output, status } = await session("a", lines.slice(0, count).join("\n"));
    expect(status).toBe(1);
    expect(whole.startsWith(output)).toBe(true);
    expect(output.endsWith("\n")).toBe(true);
  }
});
