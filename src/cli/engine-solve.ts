import { readFile } from "node:fs/promises";
import type { Analysis, Engine } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { makeSquare, type ObfEntry, parseObf } from "../notation/index.ts";
import { english, refusalText } from "../words/index.ts";
import { progressBar, shortCount, signed, threadCount } from "./engine-common.ts";
import { UserError } from "./errors.ts";

interface Options {
  readonly threads?: string;
  readonly json?: boolean;
}

/** A solved entry, for the side that its line names. */
interface Solved {
  readonly index: number;
  readonly score: number;
  readonly move: string | null;
  readonly pv: readonly string[];
  readonly nodes: number;
  readonly seconds: number;
  readonly exact: boolean;
}

export async function solve(file: string, options: Options): Promise<void> {
  const threads = threadCount(options.threads ?? "1");
  const entries = parseObf(await readText(file));
  if (!entries.ok) {
    const { place, refusal } = entries.refusal;
    throw new UserError(`${file}, line ${place}: ${refusalText(english, refusal)}`);
  }
  if (entries.value.length === 0)
    throw new UserError(`${file} has no positions: one a line, 64 of X, O and -, then X or O`);
  const engine = await openNodeEngine({ threads });
  try {
    await solveAll(engine, entries.value, options.json ?? false);
  } finally {
    engine.close();
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(code === "ENOENT" ? `there is no file ${file}` : `${file} cannot be read: ${code}`);
  }
}

async function solveAll(engine: Engine, entries: readonly ObfEntry[], json: boolean): Promise<void> {
  const bar = progressBar();
  if (!json) process.stdout.write(`${head}\n`);
  let nodes = 0;
  let seconds = 0;
  for (const [at, entry] of entries.entries()) {
    // Every position is solved afresh, so that its figures do not depend on those before it.
    await engine.forget();
    const search = engine.analyse(entry.position, { exact: true, values: "best" }, (progress) => {
      const note = `position ${at + 1} of ${entries.length}, ${shortCount(progress.nodesPerSecond)} nodes/s`;
      bar.show((at + progress.share) / entries.length, note);
    });
    const solved = solvedFrom(at + 1, entry, await search.result);
    nodes += solved.nodes;
    seconds += solved.seconds;
    bar.clear();
    process.stdout.write(`${json ? JSON.stringify(solved) : row(solved, entry)}\n`);
  }
  if (!json) process.stdout.write(`\n${total(entries.length, nodes, seconds, engine.threads)}\n`);
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

const head = "   #  empty  score  move       nodes   seconds   nodes/s  line";

function row(solved: Solved, { position, values }: ObfEntry): string {
  const { size } = position.options;
  const empties = size * size - position.discs[0] - position.discs[1];
  const speed = solved.seconds > 0 ? solved.nodes / solved.seconds : 0;
  const known = values.find(({ square }) => makeSquare(square, size) === solved.move);
  const differs = known && known.score !== solved.score ? `  (the file says ${signed(known.score)})` : "";
  return [
    String(solved.index).padStart(4),
    String(empties).padStart(6),
    signed(solved.score).padStart(6),
    (solved.move ?? "-").padEnd(5),
    shortCount(solved.nodes).padStart(10),
    solved.seconds.toFixed(2).padStart(9),
    shortCount(speed).padStart(9),
    `${solved.pv.join("")}${differs}`,
  ].join(" ");
}

function total(count: number, nodes: number, seconds: number, threads: number): string {
  const speed = seconds > 0 ? shortCount(nodes / seconds) : "0";
  const positions = count === 1 ? "1 position" : `${count} positions`;
  return `${positions}: ${shortCount(nodes)} nodes, ${seconds.toFixed(2)} s, ${speed} nodes/s, ${threads} ${threads === 1 ? "thread" : "threads"}`;
}
