import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { program } from "../editions/program.ts";

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program.main, ...args], {
    input: "",
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

it("commands and games are known in any case", () => {
  expect(run("PILES", "--help")).toEqual(run("piles", "--help"));
  expect(run("Analyse", "Kayles", "11")).toEqual(run("analyse", "kayles", "11"));
  expect(run("analyse", "NIM", "3", "5", "7")).toEqual(run("analyse", "taking", "3/5/7"));
  expect(run("analyse", "Othello", "f5", "--depth", "1").stdout).toMatch(
    /^Board of 8 × 8: 4 black \(X\), 1 white \(O\)\.\n/,
  );
});

it("what was perhaps meant is named", () => {
  const lines = [
    [
      ["analyse", "kales", "11"],
      /^grundy: there is no game called “kales”: did you mean kayles\? The games are stones, /,
    ],
    [["analyse", "kayles", "11", "--misère"], /^grundy: there is no option --misère, perhaps --misere; /],
    [["analyse", "kayles", "11", "—take", "1"], /^grundy: there is no option —take, perhaps --take; /],
    [["kayles", "11"], /^grundy: there is no command “kayles”, perhaps analyse kayles; /],
    [["Nim"], /^grundy: there is no command “Nim”, perhaps analyse nim; /],
    [["analyze", "kayles"], /^grundy: there is no command “analyze”, perhaps analyse; /],
  ] as const;
  for (const [args, line] of lines) {
    const { stdout, stderr, status } = run(...args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd()).not.toContain("\n");
  }
});
