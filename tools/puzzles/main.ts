/** Makes the puzzles that are shipped, and proves them again; docs/puzzles.md says how. */
import { check } from "./check.ts";
import { makeNim } from "./nim.ts";
import { makeReversi } from "./reversi.ts";

/** Each is given the project's root and the words behind its name. */
const commands: { readonly [name: string]: (root: string, words: readonly string[]) => Promise<void> } = {
  nim: makeNim,
  reversi: makeReversi,
  check,
};

export async function main([name = "", ...words]: readonly string[], root: string): Promise<void> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`puzzles: there is no '${name}'; there are ${Object.keys(commands).join(", ")}\n`);
    process.exitCode = 1;
    return;
  }
  await command(root, words);
}
