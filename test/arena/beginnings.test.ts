import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { program } from "../editions/program.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "grundy-arena-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function refused(...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await program.run(["arena", ...args]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trimEnd()).not.toContain("\n");
  return stderr;
}

async function answered(...args: string[]): Promise<string> {
  const { stdout, stderr } = await program.run(["arena", ...args]);
  expect(stderr).toBe("");
  return stdout;
}

const languages = ["en", "de", "ja", "zh"];

describe("programs and where they can begin", () => {
  it("are refused before anything starts where their protocol is not spoken", async () => {
    for (const language of languages) {
      const said = await refused(
        "match",
        "gtp:edax -gtp",
        "smart",
        "--game",
        "kayles",
        "--language",
        language,
      );
      expect(said).toContain("gtp:edax -gtp");
      expect(said).toContain("line, nimsys, java");
    }
    expect(await refused("match", "nimsys:x y", "random", "--game", "reversi")).toContain(
      "line, gtp, nboard",
    );
    expect(await refused("check", "nboard:x y", "--game", "sticks")).toContain("nboard is not spoken");
    const bots = file("bots.json", '[{"name":"E","run":"x","protocol":"gtp"},{"builtin":"smart"}]');
    expect(await refused("tournament", bots, "--game", "piles")).toContain("“E” cannot play");
  });

  it("begin at the start unless openings were chosen, and are refused with others", async () => {
    const match = ["match", "competition:no-such-program x", "random", "--game", "sticks", "--pairs", "2"];
    const store = ["--file", join(folder, "arena.db")];
    const games = (await answered(...match, ...store, "--json"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ type }) => type === "game");
    expect(games).toHaveLength(4);
    for (const { opening } of games) expect(opening).toMatch(/^111111111\/1111111\/11111\/111\/1\b/);
    const openings = file("openings.txt", "2:1-3\n");
    for (const language of languages) {
      const said = await refused(...match, "--openings", openings, "--language", language);
      expect(said).toContain("--openings start");
    }
  });
});

describe("the calculators", () => {
  it("take bounds that begin with a dash, and tell whole games", async () => {
    for (const bounds of [["--sprt", "-3,1"], ["--sprt=-3,1"]])
      expect(await answered("stats", "--games", "10,20,30", ...bounds)).toMatch(
        / takes about 39986 games .* about 65409 half way/,
      );
  });

  it("rate without what reckoning leaves over", async () => {
    const even = file("even.csv", "A,B,20,5,20\nB,C,7,0,7\n");
    const rated = JSON.parse(await answered("rate", even, "--json"));
    expect(Object.values(rated).map((each) => (each as { rating: number }).rating)).toEqual([0, 0, 0]);
    expect(await answered("rate", even)).not.toContain("-0.0");
  });
});
