import { faultsIn, type RuleFault } from "./rule-fault.ts";

export const sticksHeuristic: readonly RuleFault[] = faultsIn(
  "src/players/heuristic.ts",
  ["sticks"],
  [
    [
      "rule 1: the Heuristic marks the first single stick",
      "last = { row: index + 1, run };",
      "if (!last || last.run.length > 1 || run.length > 1) last = { row: index + 1, run };",
    ],
    [
      "rule 2: the Heuristic leaves an even number of single sticks",
      "ones % 2 === 1 ? length : length - 1",
      "ones % 2 === 0 ? length : length - 1",
    ],
    ["rule 2: the Heuristic always leaves one", "ones % 2 === 1 ? length : length - 1", "length - 1"],
    ["rule 2: the Heuristic marks the whole run", "ones % 2 === 1 ? length : length - 1", "length"],
    ["rule 3: the Heuristic plays as with an even sum", "if (nim >= 2) return", "if (nim >= 1000) return"],
    [
      "rule 3: the Heuristic takes the highest bit alone",
      "if (nim & bit) count += hasBit(runs, bit) ? bit : -bit;",
      "",
    ],
    [
      "rule 3: the Heuristic adds where it should take away",
      "hasBit(runs, bit) ? bit : -bit",
      "hasBit(runs, bit) ? -bit : bit",
    ],
    [
      "rule 3: the Heuristic takes the last row that has the bit",
      "rows.findIndex((runs) => hasBit(runs, highest))",
      "rows.findLastIndex((runs) => hasBit(runs, highest))",
    ],
    [
      "rule 4: the Heuristic plays as with an even sum",
      "nim === 1 ? lastStickOf(last) : fromLeft(lastBig, 1)",
      "fromLeft(lastBig, 1)",
    ],
    [
      "rule 5: the Heuristic plays as with a sum of one",
      "nim === 1 ? lastStickOf(last) : fromLeft(lastBig, 1)",
      "lastStickOf(last)",
    ],
    ["rule 5: the Heuristic takes from the first long run", "lastBig = last;", "lastBig ??= last;"],
    [
      "the Heuristic takes from the right",
      "return { row, left: run.left, right: run.left + count - 1 };",
      "return { row, left: run.left + run.length - count, right: run.left + run.length - 1 };",
    ],
  ],
);
