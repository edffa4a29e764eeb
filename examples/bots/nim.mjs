// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Run: node nim.mjs
import { createInterface } from "node:readline";

/** A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111. */
function choose(rows, least) {
  // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
  const at = rows.lastIndexOf("1".repeat(least));
  const before = rows.slice(0, at);
  const row = before.split("/").length;
  const left = at - before.lastIndexOf("/");
  return `${row}:${left}-${left + least - 1}`;
}

let least = 1; // the fewest sticks that a move may take
for await (const line of createInterface({ input: process.stdin })) {
  const [command, rows] = line.split(" ");
  if (command === "grundy") console.log("ready");
  else if (command === "new") least = Number(/ take=(\d+)/.exec(line)?.[1] ?? 1);
  else if (command === "go") console.log(choose(rows, least));
  else if (command === "quit") process.exit();
}
