import { lines as nim } from "../../src/learn/shipped/nim.ts";
import { lines as reversi } from "../../src/learn/shipped/reversi.ts";
import type { PuzzleFamily } from "../../src/words/index.ts";
import { NimProver } from "../../test/learn/nim-proof.ts";
import { ReversiProver } from "../../test/learn/reversi-proof.ts";
import { progressTo } from "./progress.ts";

/** Proves the lines of a family one after another; it may remember those before. */
export interface Prover {
  /** What is wrong with the puzzle of a line, as the rest of a sentence about it; undefined where it is proven. */
  prove(line: string): string | undefined | Promise<string | undefined>;
}

/** What is shipped of each family, and who proves it with no code of its maker. */
const shelves: {
  readonly [F in PuzzleFamily]: {
    readonly name: string;
    readonly lines: string;
    readonly open?: () => Promise<Prover>;
  };
} = {
  taking: { name: "nim", lines: nim, open: async () => new NimProver() },
  reversi: { name: "reversi", lines: reversi, open: async () => new ReversiProver() },
};

/** npm run check:puzzles: every shipped puzzle once more, up to the first that fails. */
export async function check(): Promise<void> {
  const began = performance.now();
  const counts: string[] = [];
  for (const { name, lines, open } of Object.values(shelves)) {
    const all = lines.split("\n").filter(Boolean);
    if (all.length === 0) continue;
    const wrong = open ? await firstWrong(name, all, await open()) : `${name}: nobody proves these puzzles`;
    if (wrong !== undefined) {
      process.stderr.write(`check:puzzles: ${wrong}\n`);
      process.exitCode = 1;
      return;
    }
    counts.push(`${all.length} of ${name}`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`all puzzles proven: ${counts.join(", ")}; ${seconds} s\n`);
}

async function firstWrong(
  name: string,
  lines: readonly string[],
  prover: Prover,
): Promise<string | undefined> {
  const progress = progressTo(process.stderr);
  for (const [at, line] of lines.entries()) {
    progress.show(`${name}: ${at} of ${lines.length} proven`);
    const wrong = await prover.prove(line);
    if (wrong === undefined) continue;
    progress.clear();
    return `${name}-${at + 1} ${wrong}\n  ${line}`;
  }
  progress.clear();
  return undefined;
}
