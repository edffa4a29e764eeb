/** The positions that measurements rest on: their proved values are proved again, near the end where that is cheap. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toBitboards } from "../../src/engine/bitboards.ts";
import { emptySquares, must, reversi } from "../../src/games/index.ts";
import { parseTranscript } from "../../src/notation/index.ts";
import { loadCore, solve } from "./load.ts";

const least = 10;
const lines = readFileSync(new URL("../../bench/engine/values.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

test("games of the bench are legal, each once, and have the values that they are said to have", async () => {
  const core = await loadCore(8, 16);
  expect(new Set(lines).size).toBe(lines.length);
  let proved = 0;
  for (const line of lines) {
    const [moves = "", ...values] = line.split(" ");
    const { positions } = must(parseTranscript(moves, reversi.defaults));
    for (const position of positions) {
      const empties = emptySquares(position);
      const value = values[empties - least];
      if (empties > least + 2 || value === undefined || value === "-") continue;
      expect(`${solve(core, toBitboards(position)).score}`, line).toBe(value);
      proved++;
    }
  }
  expect(proved).toBeGreaterThan(2.5 * lines.length);
});
