import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converse } from "../../../test/editions/converse.ts";
import { reversi } from "../../games/index.ts";
import { openSide, type Side, seededChance } from "../../players/index.ts";
import { Conversation, InputEnded } from "../dialogue.ts";
import { reversiConsole } from "./console.ts";

const sizePrompt = "Please enter the board size (4 or above and even number): ";
const prompt = (disc: 1 | 2) => `Please enter the position of '${disc}' (row col):`;

/** Enough for boards of up to 10,000 × 10,000. */
const freeMemory = 300_000_000;

const play = (input: string, piece?: number) =>
  converse((dialogue) => reversiConsole(dialogue, { echoNewline: true, freeMemory }), input, piece);

/** The spec's 32-move game on 6 × 6. */
const sample = `3 1  2 1  1 3  2 4  1 4  4 2  3 4  4 3  2 0  3 0  5 2  5 3  5 1  5 0  4 0  0 3
4 4  4 1  0 2  3 5  0 4  1 2  5 4  4 5  1 1  0 1  0 0  1 5  2 5  1 0  0 5  5 5`;

const start6 = `  0 |  0  0  0  0  0  0
  1 |  0  0  0  0  0  0
  2 |  0  0  1  2  0  0
  3 |  0  0  2  1  0  0
  4 |  0  0  0  0  0  0
  5 |  0  0  0  0  0  0
    +------------------
       0  1  2  3  4  5
`;

const start4 = `  0 |  0  0  0  0
  1 |  0  1  2  0
  2 |  0  2  1  0
  3 |  0  0  0  0
    +------------
       0  1  2  3
`;

describe("the Reversi console", () => {
  it("asks for the size until it is even, at least 4, and not too large", async () => {
    const even = "Error - input number should be 4 or above and even number.\n";
    const large = "Error - the board is too large.\n";
    const answers: [string, string][] = [
      ["3", even],
      ["5", even],
      ["2", even],
      ["0", even],
      ["-6", even],
      ["six", even],
      ["6.0", even],
      ["10001", even],
      ["10002", large],
      ["3000000000", large],
      ["99999999999999999999999999999999999999999999999999", even],
      ["99999999999999999999999999999999999999999999999998", large],
    ];
    const { output, status } = await play(`${answers.map(([word]) => word).join("\n")}\n+4\n`);
    const asked = answers.map(([, error]) => `${sizePrompt}\n${error}`).join("");
    expect(output).toBe(`${asked}${sizePrompt}\n${start4}${prompt(1)}`);
    expect(status).toBe("ended");
  });

  it("judges a position by its bounds, then its cell, then its flips", async () => {
    const range = "Error - input numbers should be 0 to 5!\n";
    const { output } = await play("6  -1 5  3 6  x 1  1 x  99999999999999999999 0  2 2  0 0  1 3");
    expect(output).toBe(
      `${sizePrompt}\n${start6}${`${prompt(1)}\n${range}`.repeat(5)}` +
        `${prompt(1)}\nError - input cell is not empty.\n` +
        `${prompt(1)}\nError - invalid move.\n` +
        `${prompt(1)}
  0 |  0  0  0  0  0  0
  1 |  0  0  0  1  0  0
  2 |  0  0  1  1  0  0
  3 |  0  0  2  1  0  0
  4 |  0  0  0  0  0  0
  5 |  0  0  0  0  0  0
    +------------------
       0  1  2  3  4  5
${prompt(2)}`,
    );
  });

  it("reads both numbers before it judges either", async () => {
    const { output, status } = await play("4\n9");
    expect(output).toBe(`${sizePrompt}\n${start4}${prompt(1)}`);
    expect(status).toBe("ended");
  });

  it("leaves the Enter key to the terminal, but for answers typed before their prompt", async () => {
    let output = "";
    const dialogue = new Conversation((text) => {
      output += text;
    });
    const over = reversiConsole(dialogue).catch((error) => error);
    for (const typed of ["5\n", "4\n", "0 0\n", "0\n", "0\n", "0 2 0 1\n", "2 0\n0 3\n"]) {
      await new Promise((resolve) => setImmediate(resolve));
      output += typed;
      dialogue.feed(typed);
    }
    dialogue.end();
    expect(await over).toBeInstanceOf(InputEnded);
    const entered = output.replace(/ {2}0 \|[^P']*/g, "BOARD\n");
    const size = "Error - input number should be 4 or above and even number.\n";
    const invalid = "Error - invalid move.\n";
    expect(entered).toBe(
      `${sizePrompt}5\n${size}${sizePrompt}4\nBOARD\n${prompt(1)}0 0\n${invalid}${prompt(1)}0\n0\n${invalid}` +
        `${prompt(1)}0 2 0 1\nBOARD\n${prompt(2)}\nBOARD\n` +
        `${prompt(1)}2 0\n0 3\nBOARD\n${prompt(2)}\nBOARD\n'1' cannot move. Pass to '2'\n${prompt(2)}`,
    );
  });

  it("plays the sample game to 12 against 24", async () => {
    const { output, status } = await play(`6\n${sample}\nthis is never read`);
    expect(status).toBe(0);
    expect(output.startsWith(`${sizePrompt}\n${start6}${prompt(1)}\n  0 |`)).toBe(true);
    expect(output).not.toMatch(/Error|Pass|piece/);
    expect(output.split("(row col):").length - 1).toBe(32);
    expect(
      output.endsWith(`${prompt(2)}
  0 |  1  1  1  1  1  1
  1 |  2  2  2  2  1  1
  2 |  2  2  1  1  1  1
  3 |  2  2  2  2  2  2
  4 |  2  2  2  2  2  2
  5 |  2  2  2  2  2  2
    +------------------
       0  1  2  3  4  5
Game Finishes.
'1' - 12
'2' - 24
White wins.
`),
    ).toBe(true);
  });

  it("gives the same bytes whatever the layout of the input", async () => {
    const expected = await play(`6\n${sample}\n`);
    for (const gap of [" ", "\n", "\r\n", "\n\n \t", "\v\f"]) {
      const laidOut = ["6", ...sample.split(/\s+/)].join(gap);
      expect(await play(laidOut)).toEqual(expected);
      expect(await play(`${gap}${laidOut}${gap}`)).toEqual(expected);
    }
    expect(await play(`6\n${sample}\n`, 1)).toEqual(expected);
  });

  it("passes for a player who cannot move", async () => {
    const { output } = await play("4  0 2  0 1  2 0  0 3");
    expect(
      output.endsWith(`${prompt(2)}
  0 |  0  2  2  2
  1 |  0  1  1  0
  2 |  1  1  1  0
  3 |  0  0  0  0
    +------------
       0  1  2  3
'1' cannot move. Pass to '2'
${prompt(2)}`),
    ).toBe(true);
    expect(output.match(/cannot move/g)).toHaveLength(1);
    const six = await play("6  1 3  1 2  0 1  0 2  3 1  3 4  4 5  0 0");
    expect(six.output.endsWith(`\n'1' cannot move. Pass to '2'\n${prompt(2)}`)).toBe(true);
    expect(six.output.match(/cannot move/g)).toHaveLength(1);
  });

  it("ends when a player has no piece left", async () => {
    const { output, status } = await play("4  0 2  0 1  0 0  2 3  3 0  2 0  3 1  1 0  3 3  1 3");
    expect(status).toBe(0);
    expect(
      output.endsWith(`'2' cannot move. Pass to '1'
${prompt(1)}
  0 |  1  1  1  0
  1 |  1  1  1  1
  2 |  1  1  1  1
  3 |  1  1  0  1
    +------------
       0  1  2  3
'2' has no piece left.
Game Finishes.
'1' - 14
'2' - 0
Black wins.
`),
    ).toBe(true);
    const black = await play("4  2 0  3 0  0 2  0 1  1 0  0 0  3 1  3 2  1 3  0 3");
    expect(black.output).toMatch(
      /\n'1' has no piece left\.\nGame Finishes\.\n'1' - 0\n'2' - \d+\nWhite wins\.\n$/,
    );
  });

  it("ends without a pass when neither can move, and knows a draw", async () => {
    const stuck = await play("4  1 3  2 3  3 3  0 3  0 1  3 0");
    expect(stuck.status).toBe(0);
    expect(stuck.output).toMatch(/ 3\nGame Finishes\.\n'1' - \d+\n'2' - \d+\nBlack wins\.\n$/);
    const draw = await play("4  2 0  1 0  0 1  3 2  3 3  3 0  1 3  0 3  3 1  0 2  2 3  0 0");
    expect(draw.output.endsWith("Game Finishes.\n'1' - 8\n'2' - 8\nDraw game.\n")).toBe(true);
    const short = await play("4  2 0  1 0  0 3  3 3  2 3  1 3  0 0  3 2  3 0  3 1");
    expect(short.output).toMatch(/Game Finishes\.\n'1' - (\d+)\n'2' - \1\nDraw game\.\n$/);
  });

  it("keeps the columns apart: from 102 on a field is as wide as the largest number and a blank", async () => {
    const drawn = async (size: number) => (await play(`${size}`)).output.split("\n").slice(1, size + 3);
    const ends = (lines: string[]) =>
      [lines[0], ...lines.slice(-3)].map((line) => [line?.slice(0, 14), line?.slice(-8)]);
    expect(ends(await drawn(100))).toEqual([
      ["  0 |  0  0  0", " 0  0  0"],
      [" 99 |  0  0  0", " 0  0  0"],
      ["    +---------", "--------"],
      ["       0  1  2", "97 98 99"],
    ]);
    expect(ends(await drawn(102))).toEqual([
      ["   0 |   0   0", "   0   0"],
      [" 101 |   0   0", "   0   0"],
      ["     +--------", "--------"],
      ["         0   1", " 100 101"],
    ]);
    expect(ends(await drawn(1002))).toEqual([
      ["    0 |    0  ", "  0    0"],
      [" 1001 |    0  ", "  0    0"],
      ["      +-------", "--------"],
      ["           0  ", "000 1001"],
    ]);
  });

  it("has no limit but memory", async () => {
    const refused = await converse(
      (dialogue) => reversiConsole(dialogue, { freeMemory: 3 * 10 * 10 }),
      "12 10",
    );
    expect(refused.output).toMatch(/number\): \nError - the board is too large\.\n.*\n {2}0 \|( {2}0){10}\n/);
    // The board is made and its first lines are shown; the other 500 MB of text are not waited for.
    const enough = new Error("enough");
    let shown = "";
    const dialogue = new Conversation((text) => {
      shown += text;
      if (shown.length > 100_000) throw enough;
    });
    dialogue.feed("10002\n");
    await expect(reversiConsole(dialogue)).rejects.toBe(enough);
    expect(shown.slice(sizePrompt.length + 1).startsWith("     0 |     0     0")).toBe(true);
  });

  it("lets computers play, their moves shown behind the prompt", async () => {
    const game = async (seed: number) => {
      const random = await side("random", seed);
      return converse(
        (dialogue) => reversiConsole(dialogue, { black: random, white: random, echoNewline: true }),
        "6",
      );
    };
    const first = await game(7);
    expect(first.status).toBe(0);
    expect(first).toEqual(await game(7));
    expect(first.output).not.toBe((await game(8)).output);
    // Typed in by people, the same moves give the same game.
    const moves = [...first.output.matchAll(/\(row col\):(\d \d)\n/g)].map((found) => found[1]);
    const typed = await play(`6 ${moves.join(" ")}`);
    expect(typed.output).toBe(first.output.replace(/\(row col\):\d \d\n/g, "(row col):\n"));
  });

  it("shows the board while a computer thinks", async () => {
    let output = "";
    const dialogue = new Conversation((text) => {
      output += text;
    });
    let answer = (_: number) => {};
    const slow: Side<"reversi"> = {
      name: "Slow",
      choose: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    dialogue.feed("4\n");
    dialogue.end();
    const over = reversiConsole(dialogue, { black: slow, echoNewline: true }).catch((error) => error);
    await new Promise((resolve) => setImmediate(resolve));
    expect(output).toBe(`${sizePrompt}\n${start4}${prompt(1)}`);
    answer(2);
    expect(await over).toBeInstanceOf(InputEnded);
    expect(output.startsWith(`${sizePrompt}\n${start4}${prompt(1)}0 2\n  0 |  0  0  1  0\n`)).toBe(true);
  });

  it("holds against any input", async () => {
    const known =
      /^(Please enter the board size \(4 or above and even number\): |Please enter the position of '[12]' \(row col\):|Error - (input number should be 4 or above and even number\.|the board is too large\.|input numbers should be 0 to \d+!|input cell is not empty\.|invalid move\.)| *\d+ \|( {2}[012])+| {4}\+-+| {5}[ 0-9]+|'[12]' cannot move\. Pass to '[12]'|'[12]' has no piece left\.|Game Finishes\.|'[12]' - \d+|(Black|White) wins\.|Draw game\.|)$/;
    const word = fc.oneof(
      fc.constantFrom(
        "4",
        "6",
        "0",
        "1",
        "2",
        "3",
        "-1",
        "__proto__",
        "NaN",
        "1e3",
        "0x4",
        "\0",
        "2147483648",
      ),
      fc.string({ unit: "binary" }),
      fc.integer().map(String),
      fc.bigInt().map(String),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word), async (words) => {
        const sizes = words.map(Number).filter((size) => size > 100);
        fc.pre(sizes.length === 0);
        const { output, status } = await play(words.join(" "));
        expect(["ended", 0]).toContain(status);
        for (const line of output.split("\n")) expect(line).toMatch(known);
      }),
    );
  });
});

async function side(text: string, seed: number): Promise<Side<"reversi">> {
  const parsed = await openSide(text, reversi, { chance: seededChance(seed) });
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}
