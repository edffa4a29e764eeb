import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { converse } from "../../../test/editions/converse.ts";
import { piles } from "../../games/index.ts";
import { openSide, type Side, seededChance } from "../../players/index.ts";
import { pilesConsole } from "./console.ts";
import type { Sides } from "./session.ts";

const talk = (lines: readonly string[], sides: Partial<Sides> = {}, piece?: number) =>
  converse((dialogue) => pilesConsole(dialogue, sides), lines.map((line) => `${line}\n`).join(""), piece);

/** What the last command but `quit` was answered. */
async function answer(...lines: string[]): Promise<string> {
  const { output, status } = await talk([...lines, "quit"]);
  expect(status).toBe(0);
  return output.split("> ").at(-2) as string;
}

const full = "* * *\n".repeat(9);
const opening = `${full}White to move\n`;

describe("the three-piles console", () => {
  it("opens with the table and White to move, and leaves at quit", async () => {
    expect(await talk(["quit", "never read"])).toEqual({ output: `${opening}> `, status: 0 });
    expect((await talk(["  QUIT \t"])).status).toBe(0);
  });

  it("takes moves with or without the word, and shows the table after each", async () => {
    const drawn = "*   *\n".repeat(3) + "* * *\n".repeat(6);
    expect(await answer("move 2 3")).toBe(`${drawn}Black to move\n`);
    expect(await answer("MOVE   2\t3")).toBe(`${drawn}Black to move\n`);
    expect(await answer("2 3")).toBe(`${drawn}Black to move\n`);
    expect(await answer(" +2 03 ")).toBe(`${drawn}Black to move\n`);
  });

  it("draws piles 9, 2 and 3 as the description does", async () => {
    expect(await answer("load 0923")).toBe(`${"*\n".repeat(6)}*   *\n* * *\n* * *\nWhite to move\n`);
  });

  it("undoes, redoes and drops what was undone", async () => {
    expect(await answer("2 1", "save")).toBe("1989\n");
    expect(await answer("2 1", "undo", "save")).toBe("0999\n");
    expect(await answer("2 1", "undo", "redo", "save")).toBe("1989\n");
    expect(await answer("2 1", "undo")).toBe(opening);
    expect(await answer("2 1", "undo", "1 3", "redo")).toBe("There is nothing to redo.\n");
    expect(await answer("undo")).toBe("There is nothing to undo.\n");
    expect(await answer("2 1", "redo")).toBe("There is nothing to redo.\n");
    expect(await answer("2 1", "redo", "save")).toBe("1989\n");
  });

  it("tells the history, and what of it was taken back", async () => {
    expect(await answer("history")).toBe("No moves yet.\n");
    expect(await answer("1 3", "2 1", "3 2", "undo", "history")).toBe(
      `1. White takes 3 from pile 1, leaving 6 9 9
2. Black takes 1 from pile 2, leaving 6 8 9
3. White takes 2 from pile 3, leaving 6 8 7 (taken back)
`,
    );
  });

  it("loads a save string and nothing else", async () => {
    expect(await answer("load 1100")).toBe("*\nBlack to move\n");
    expect(await answer("1 1", "load 1100", "history")).toBe("No moves yet.\n");
    const wrong = "A save string is 0 or 1 for White or Black to move, then three digits: 0999.\n";
    for (const text of ["2999", "099", "09999", "x", "__proto__"]) {
      expect(await answer(`load ${text}`)).toBe(wrong);
      expect(await answer("2 1", `load ${text}`, "save")).toBe("1989\n");
    }
    for (const line of ["load", "load 0 999"]) {
      expect(await answer(line)).toBe("Load takes one save string, as in load 0999.\n");
    }
  });

  it("ends with the winner, and still undoes and restarts", async () => {
    expect(await answer("load 0003", "3 3")).toBe("White wins!\n");
    expect(await answer("load 1003", "3 3")).toBe("Black wins!\n");
    expect(await answer("load 0003", "3 3", "3 1")).toBe("The game is over.\n");
    expect(await answer("load 0003", "3 3", "hint")).toBe("The game is over.\n");
    expect(await answer("load 0003", "3 3", "undo")).toBe("    *\n    *\n    *\nWhite to move\n");
    expect(await answer("load 0003", "3 3", "undo", "redo")).toBe("White wins!\n");
    expect(await answer("load 1003", "3 3", "restart")).toBe(opening);
    expect(await answer("load 0000")).toBe("Black wins!\n");
    expect(await answer("1 1", "restart", "undo")).toBe("There is nothing to undo.\n");
  });

  it("answers bad input with one line and changes nothing", async () => {
    const form = "A move is a pile (1 to 3) and how many to take (1 to 3), as in move 2 3.\n";
    const bad: [string, string][] = [
      ["move", form],
      ["move 1", form],
      ["1", form],
      ["1 2 3", form],
      ["move one 2", form],
      ["1 2.5", form],
      ["move 99999999999999999999 1", form],
      ["0 1", "There is no such pile: the table has 3.\n"],
      ["4 1", "There is no such pile: the table has 3.\n"],
      ["-1 1", "There is no such pile: the table has 3.\n"],
      ["2 0", "A turn takes 1, 2 or 3.\n"],
      ["2 4", "A turn takes 1, 2 or 3.\n"],
      ["2 -1", "A turn takes 1, 2 or 3.\n"],
      ["1 1", "That pile is empty.\n"],
      ["2 3", "That pile has only 2 left.\n"],
      ["undo now", "Undo stands alone on its line.\n"],
      ["quit now", "Quit stands alone on its line.\n"],
      ["dance", "There is no such command; help lists them.\n"],
      ["__proto__", "There is no such command; help lists them.\n"],
      ["constructor", "There is no such command; help lists them.\n"],
      ["", ""],
      ["   ", ""],
    ];
    for (const [line, words] of bad) {
      expect(await answer("load 1029", line)).toBe(words);
      expect(await answer("load 1029", line, "save")).toBe("1029\n");
    }
  });

  it("lists its commands", async () => {
    const help = await answer("help");
    const names = ["move", "undo", "redo", "history", "save", "load", "hint", "restart", "help", "quit"];
    expect(help.split("\n").map((line) => line.split(" ")[0])).toEqual([...names, ""]);
  });

  it("leaves quietly where the input ends", async () => {
    expect(await talk(["2 1"])).toMatchObject({ status: 0 });
    expect(await converse((dialogue) => pilesConsole(dialogue), "")).toEqual({
      output: `${opening}> `,
      status: 0,
    });
    const cut = await converse((dialogue) => pilesConsole(dialogue), "quit");
    expect(cut.status).toBe(0);
  });

  it("holds against any input, however it arrives", async () => {
    const line = fc.oneof(
      fc.constantFrom(
        "undo",
        "redo",
        "save",
        "history",
        "hint",
        "restart",
        "help",
        "load 0123",
        "load",
        "\0",
        "move __proto__ 1",
      ),
      fc
        .tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 4 }))
        .map((pair) => pair.join(" ")),
      fc.string({ unit: "binary" }),
      fc.bigInt().map((number) => `1 ${number}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.nat(5), async (lines, piece) => {
        fc.pre(lines.every((each) => !/(^|\n)\s*quit\s*(\n|$)/i.test(each)));
        const { output, status } = await talk([...lines, "save", "quit"], {}, piece || undefined);
        expect(status).toBe(0);
        expect(output).toMatch(/> [01][0-9]{3}\n> $/);
      }),
    );
  });
});

describe("computers at the three piles", () => {
  let smart: Side<"taking">;
  beforeAll(async () => {
    smart = await side("smart");
  });

  it("answer at once, and undo goes back to the person's move", async () => {
    const { output } = await talk(["1 1", "save", "undo", "save", "redo", "save", "quit"], { black: smart });
    const saved = [...output.matchAll(/> ([01]\d{3})\n/g)].map((found) => found[1]);
    expect(saved).toEqual([expect.stringMatching(/^0/), "0999", saved[0]]);
    expect(output).toMatch(/Black to move\nBlack takes [123] from pile [123]\n/);
  });

  it("begin when they are White, and their first move cannot be undone", async () => {
    const { output } = await talk(["save", "undo", "save", "quit"], { white: smart });
    expect(output.startsWith(`${opening}White takes `)).toBe(true);
    const saved = [...output.matchAll(/> (1\d{3})\n/g)].map((found) => found[1]);
    expect(saved).toHaveLength(2);
    expect(saved[0]).toBe(saved[1]);
    expect(output).toContain("> There is nothing to undo.\n");
  });

  it("play to the end among themselves; undo then walks move by move", async () => {
    const { output } = await talk(["undo", "save", "undo", "redo", "redo", "save", "quit"], {
      white: smart,
      black: await side("random"),
    });
    expect(output).toMatch(/(White|Black) wins!\n> /);
    expect(output).toMatch(/> [01]000\n> $/);
  });

  it("play the same from the same seed", async () => {
    const game = async (seed: number) =>
      talk(["quit"], { white: await side("random", seed), black: await side("random", seed + 1) });
    expect(await game(3)).toEqual(await game(3));
    expect(await game(3)).not.toEqual(await game(4));
  });

  it("are told once how each game ended, whatever is taken back and played again", async () => {
    const told: string[] = [];
    const black: Side<"taking"> = {
      name: "Learner",
      choose: (position) => piles.moveAt(position, 0),
      ended: (result) => void told.push(result),
    };
    await talk(["load 0003", "3 3", "undo", "3 3", "undo", "redo", "quit"], { black });
    expect(told).toEqual(["lost"]);
    await talk(["load 0012", "3 1", "restart", "load 0003", "3 3", "load 0000", "quit"], { black });
    expect(told).toEqual(["lost", "lost"]);
    await talk(["load 0020", "2 1", "quit"], { black });
    expect(told).toEqual(["lost", "lost", "won"]);
  });

  it("win as Smart against Random from every position that is won", async () => {
    // Each pile counts modulo 4: 999 is 1 ^ 1 ^ 1, won for White.
    for (let seed = 0; seed < 20; seed++) {
      const { output } = await talk(["quit"], { white: smart, black: await side("random", seed) });
      expect(output).toContain("White wins!\n");
    }
  });
});

async function side(name: string, seed = 1): Promise<Side<"taking">> {
  const parsed = await openSide(name, piles, { chance: seededChance(seed) });
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}
