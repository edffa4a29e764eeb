import { describe, expect, it } from "vitest";
import type { JudgedCase, Judgement } from "../judge/index.ts";
import { loadCliSentences, loadJudgeSentences } from "../words/index.ts";
import { judgementText } from "./judge-text.ts";

const [cli, say] = [await loadCliSentences("en"), await loadJudgeSentences("en")];

const right: JudgedCase = {
  name: "one",
  verdict: "OK",
  features: [],
  score: 1,
  max: 1,
  seconds: 0.1,
  message: "",
};

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}\n`).join("");

const wrong: JudgedCase = {
  ...right,
  name: "two",
  verdict: "DIFFERENT",
  score: 0,
  message: "You print something else here.",
  transcripts: {
    terminal: [
      { kind: "output", text: lines(40, "before") },
      { kind: "input", text: "addplayer\n" },
      { kind: "output", text: "$" },
      { kind: "difference" },
      { kind: "output", text: `\x1b[2J\x07${lines(40, "behind")}` },
    ],
    expected: [],
    piped: [],
  },
};

const judgement: Judgement = {
  assignment: "nimsys-c",
  sandbox: { level: 2, how: "bubblewrap" },
  seconds: 1,
  cases: [right, wrong, { ...wrong, name: "three" }],
};

describe("the answer at a terminal", () => {
  it("explains the first case of each kind, and names the others", () => {
    const text = judgementText(cli, say, judgement, false);
    expect(text.split("\n").slice(0, 4)).toEqual([
      "Results of nimsys-c",
      "  one    right",
      "  two    different",
      "  three  different",
    ]);
    expect(text.match(/You print something else here/g)).toHaveLength(1);
    expect(text).toContain("  In the same way: three.\n");
    expect(text.trimEnd().split("\n").slice(-2)).toEqual([
      "1 of 3 cases right, 1 of 3 points.",
      "Programs were run in a sandbox of level 2 (bubblewrap).",
    ]);
  });

  it("shows the session around the difference, and nothing of it speaks to the terminal", () => {
    const text = judgementText(cli, say, judgement, false);
    expect(text).toContain("    | before 40\n    | addplayer\n    | $▶�[2J�behind 1\n    | behind 2\n");
    expect(text).toContain("before 35\n");
    expect(text).not.toContain("before 25\n");
    expect(text).not.toContain("behind 9\n");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there.
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
  });

  it("has colours only where they are wanted, and only ours", () => {
    const text = judgementText(cli, say, judgement, true);
    expect(text).toContain("\x1b[32mright\x1b[0m");
    expect(text).toContain("\x1b[36maddplayer\x1b[0m\n");
    expect(text).toContain("$\x1b[31m▶\x1b[0m�[2J");
  });

  it("has what an AI was asked, what was noticed, and that nothing was contained", () => {
    const more = {
      ...judgement,
      cases: [right],
      proof: { first: { calls: 987, thrown: [] }, second: { calls: 3724, thrown: ["<1,*>"] } },
      ratio: { first: 1, second: 0.9 },
      ceiling: 0.95,
      remarks: ["There is no Nimsys that begins; program.js was started."],
      sandbox: { level: 0, how: "none" },
    };
    expect(judgementText(cli, say, more, false).trimEnd().split("\n").slice(3)).toEqual([
      "1 of 1 case right, 1 of 1 point.",
      "Moving first, asked 987 times: no win was thrown away; against a random player it wins 100.0 %.",
      "Moving second, asked 3724 times: a win was thrown away in 1 position; against a random player it wins 90.0 %, and nobody more than 95.0 %.",
      "There is no Nimsys that begins; program.js was started.",
      "Programs were run in a sandbox of level 0 (none).",
      "The program was not contained: do that with programs you trust alone.",
    ]);
  });
});
