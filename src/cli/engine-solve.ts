import { readFile } from "node:fs/promises";
import type { Analysis, Engine } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { emptySquares } from "../games/index.ts";
import { makeSquare, type ObfEntry, parseObf } from "../notation/index.ts";
import { type CliSentences, padEnd, padStart } from "../words/index.ts";
import { progressBar, signed, threadCount } from "./engine-common.ts";
import { refused } from "./errors.ts";

interface Options {
  readonly threads?: string;
  readonly json?: boolean;
}

/** A solved entry; its score is for the side to move that the line names, also where that side has to pass. */
interface Solved {
  readonly index: number;
  readonly score: number;
  readonly move: string | null;
  readonly pv: readonly string[];
  readonly nodes: number;
  readonly seconds: number;
  readonly exact: boolean;
}

export async function solve(cli: CliSentences, file: string, options: Options): Promise<void> {
  const threads = threadCount(options.threads ?? "1");
  const entries = parseObf(await readText(file));
  if (!entries.ok) {
    const { place, refusal } = entries.refusal;
    throw refused("refused", { refusal, where: { file, entry: "line", number: place } });
  }
  if (entries.value.length === 0) throw refused("file-empty", { file, of: "positions" });
  const engine = await openNodeEngine({ threads });
  try {
    await solveAll(cli, engine, entries.value, options.json ?? false);
  } finally {
    engine.close();
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw code === "ENOENT" ? refused("file-missing", { file }) : refused("file-unreadable", { file, code });
  }
}

async function solveAll(
  cli: CliSentences,
  engine: Engine,
  entries: readonly ObfEntry[],
  json: boolean,
): Promise<void> {
  const bar = progressBar();
  if (!json) process.stdout.write(`${columns(cli.engine.solveHeads)}\n`);
  let nodes = 0;
  let seconds = 0;
  for (const [at, entry] of entries.entries()) {
    // Every position is solved afresh, so that its figures do not depend on those before it.
    await engine.forget();
    const search = engine.analyse(entry.position, { exact: true, values: "best" }, (progress) => {
      const { share, nodesPerSecond } = progress;
      const note = cli.engine.solving({ at: at + 1, of: entries.length, nodesPerSecond });
      bar.show((at + share) / entries.length, note);
    });
    const solved = solvedFrom(at + 1, entry, await search.result);
    nodes += solved.nodes;
    seconds += solved.seconds;
    bar.clear();
    process.stdout.write(`${json ? JSON.stringify(solved) : row(cli, solved, entry)}\n`);
  }
  if (json) return;
  const facts = { count: entries.length, nodes, seconds, threads: engine.threads };
  process.stdout.write(`\n${cli.engine.solved(facts)}\n`);
}

function solvedFrom(index: number, { position, side }: ObfEntry, analysis: Analysis): Solved {
  const { size } = position.options;
  const passes = !position.over && position.turn !== side;
  const sign = position.turn === side ? 1 : -1;
  const score = analysis.score * sign;
  const line = analysis.line.map((square) => makeSquare(square, size));
  return {
    index,
    score: score === 0 ? 0 : score,
    move: position.over ? null : passes ? "pass" : (line[0] ?? null),
    pv: passes ? ["pass", ...line] : line,
    nodes: analysis.nodes,
    seconds: Number(analysis.seconds.toFixed(3)),
    exact: analysis.exact,
  };
}

function row(cli: CliSentences, solved: Solved, { position, values }: ObfEntry): string {
  const { size } = position.options;
  const speed = solved.seconds > 0 ? solved.nodes / solved.seconds : 0;
  const known = values.find(({ square }) => makeSquare(square, size) === solved.move);
  const differs = known && known.score !== solved.score;
  return columns([
    String(solved.index),
    String(emptySquares(position)),
    signed(solved.score),
    solved.move ?? "-",
    cli.count(solved.nodes),
    cli.decimal(solved.seconds, 2),
    cli.count(speed),
    `${solved.pv.join("")}${differs ? `  ${cli.engine.fileSays({ score: signed(known.score) })}` : ""}`,
  ]);
}

/** Their widths: figures to the right, the move to the left, the line as it is. */
const widths = [4, 6, 6, -5, 10, 9, 9, 0];

function columns(cells: readonly string[]): string {
  return cells
    .map((cell, at) => {
      const width = widths[at] ?? 0;
      return width < 0 ? padEnd(cell, -width) : padStart(cell, width);
    })
    .join(" ");
}
