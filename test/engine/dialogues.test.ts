import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Engine, GtpSession, NBoardSession } from "../../src/engine/index.ts";
import { openInlineEngine } from "../../src/engine/node.ts";
import { seededChance } from "../../src/players/chance.ts";

/** What went in, and the lines that have to come out before anything else goes in. */
interface Exchange {
  readonly sent: string;
  readonly expected: string[];
}

function readDialogue(name: string): Exchange[] {
  const exchanges: Exchange[] = [];
  const text = readFileSync(new URL(`dialogues/${name}.txt`, import.meta.url), "utf8");
  for (const line of text.split("\n")) {
    if (line.startsWith(">")) exchanges.push({ sent: line.slice(2), expected: [] });
    else if (line.startsWith("<")) exchanges.at(-1)?.expected.push(line.slice(2));
  }
  return exchanges;
}

const places: Readonly<Record<string, string>> = {
  square: "[a-h][1-8]",
  number: "-?[0-9]+(\\.[0-9]+)?",
  line: "([a-h][1-8])+",
  code: "[a-z-]+",
  score: "(0|[BW]\\+[0-9]+)",
};

/** A recorded line as a pattern. */
function patternOf(line: string): RegExp {
  const parts = line.trimEnd().split(/\{([a-z]+)\}/);
  const pattern = parts.map((part, index) =>
    index % 2 === 1 ? places[part] : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^${pattern.join("")}$`);
}

function compare(sent: string, expected: readonly string[], answered: readonly string[]): void {
  expect(answered.length, `lines after “${sent}”:\n${answered.join("\n")}`).toBe(expected.length);
  for (const [index, line] of expected.entries())
    expect(answered[index]?.trimEnd(), `after “${sent}”`).toMatch(patternOf(line));
}

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());

describe("recorded dialogues", () => {
  it("GTP", async () => {
    const session = new GtpSession(engine, { level: 6, version: "0.1.0", chance: seededChance(1) });
    const exchanges = readDialogue("gtp");
    expect(exchanges.length).toBeGreaterThan(50);
    for (const [index, { sent, expected }] of exchanges.entries()) {
      const answer = await session.respond(sent);
      compare(sent, expected, answer ? answer.text.split("\n").slice(0, -1) : []);
      expect(answer?.quit ?? false).toBe(index === exchanges.length - 1);
    }
  });

  it("NBoard", async () => {
    const lines: string[] = [];
    const session = new NBoardSession(engine, { depth: 4, print: (line) => lines.push(line), sleep });
    const exchanges = readDialogue("nboard");
    expect(exchanges.length).toBeGreaterThan(30);
    for (const [index, { sent, expected }] of exchanges.entries()) {
      expect(session.receive(sent)).toBe(index < exchanges.length - 1);
      await session.finish();
      compare(sent, expected, lines.splice(0));
    }
  });
});

describe("GTP", () => {
  it("answers any line without failing, and a command with exactly one answer", async () => {
    const session = new GtpSession(engine, { level: 1, version: "0", chance: seededChance(2) });
    const chance = seededChance(3);
    const words = [
      "play",
      "genmove",
      "undo",
      "black",
      "w",
      "f5",
      "pass",
      "boardsize",
      "6",
      "9",
      "#",
      "\t",
      "é",
      "\u0007",
      "time_left",
      "-1",
      "clear_board",
    ];
    for (let round = 0; round < 300; round++) {
      const line = Array.from(
        { length: 1 + Math.floor(chance() * 4) },
        () => words[Math.floor(chance() * words.length)],
      ).join(" ");
      const answer = await session.respond(line);
      if (answer) expect(answer.text, line).toMatch(/^[=?][0-9]*( [^\n]+)?\n\n$/);
    }
  });

  it("plays a whole game against itself by the rules", async () => {
    const session = new GtpSession(engine, { level: 3, version: "0", chance: seededChance(4) });
    await session.respond("boardsize 6");
    let passes = 0;
    for (let ply = 0; passes < 2; ply++) {
      const answer = await session.respond(`genmove ${ply % 2 === 0 ? "black" : "white"}`);
      passes = answer?.text === "= pass\n\n" ? passes + 1 : 0;
      expect(ply).toBeLessThan(80);
    }
    const score = (await session.respond("final_score"))?.text ?? "";
    expect(score).toMatch(/^= (0|[BW]\+[0-9]+)\n\n$/);
  });
});

describe("GTP for GoGui", () => {
  /** A game in GoGui between two players at random: the board, the side and the moves as it asks for them. */
  it.each([4, 6, 8])("tells every position of a game on %i x %i, and how it ended", async (size) => {
    const chance = seededChance(size);
    const results: string[] = [];
    for (let game = 0; game < 30; game++) {
      const session = new GtpSession(engine, { level: 1, version: "0", chance });
      const ask = async (command: string) => (await session.respond(command))?.text.slice(0, -2) ?? "";
      await ask(`boardsize ${size}`);
      for (;;) {
        const moves = (await ask("gogui-rules_legal_moves")).split(" ").slice(1);
        if (moves.length === 0) break;
        const side = (await ask("gogui-rules_side_to_move")).slice(2);
        const move = moves[Math.floor(chance() * moves.length)] as string;
        expect(await ask(`play ${side} ${move}`)).toBe("=");
        // GoGui's first line is its topmost row, the one with the largest number.
        const board = (await ask("gogui-rules_board")).slice(2).split("\n");
        const row = board[size - Number(move.slice(1))]?.split(" ") as string[];
        expect(row["ABCDEFGH".indexOf(move.charAt(0))]).toBe(side === "black" ? "X" : "O");
      }
      const result = await ask("gogui-rules_final_result");
      const [, winner, most, least] =
        /^= (Black wins|White wins|Draw), ([0-9]+) to ([0-9]+)$/.exec(result) ?? [];
      const score = await ask("final_score");
      const ahead = Number(most) - Number(least);
      expect(Number(most) + Number(least)).toBe(size * size);
      expect(score).toBe(ahead === 0 ? "= 0" : `= ${winner?.charAt(0)}+${ahead}`);
      results.push(winner as string);
    }
    expect(new Set(results)).toContain("Black wins");
    expect(new Set(results)).toContain("White wins");
  });
});

describe("NBoard", () => {
  it("ends a deep search when the position is about to change, and answers first", async () => {
    const lines: string[] = [];
    const session = new NBoardSession(engine, { depth: 50, print: (line) => lines.push(line), sleep });
    session.receive("go");
    await sleep(300);
    expect(lines.some((line) => line.startsWith("==="))).toBe(false);
    session.receive("ping 7");
    // A search of 50 plies would take for ever: that this comes at all is the point.
    await session.finish();
    expect(lines.findIndex((line) => line.startsWith("==="))).toBeLessThan(lines.indexOf("pong 7"));
    expect(lines.filter((line) => line.startsWith("search "))).not.toHaveLength(0);
  });
});
