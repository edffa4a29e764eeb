import { readFile } from "node:fs/promises";
import { type Analysis, type Limits, maxThreads } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { emptySquares, type ReversiPosition } from "../games/index.ts";
import { makeDiagram, makeSquare } from "../notation/index.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { reversiPositionFrom } from "./analyse-reversi-position.ts";
import { progressBar, shortCount, signed, wholeNumber } from "./engine-common.ts";
import { UserError } from "./errors.ts";

/** What an analysis takes when nothing is said: enough for a sound answer, and from so many empty squares an exact one. */
const usualSeconds = 5;
const usualExactFrom = 20;

/** Every legal move of a Reversi position with its value, as text or as one JSON object. */
export async function analyseReversi(input: AnalyseInput): Promise<string> {
  const { options } = input;
  const position = await reversiPositionFrom(input, (file) => readFile(file));
  const limits = limitsFrom(options, position);
  const threads =
    options.threads === undefined ? 1 : wholeNumber("--threads", options.threads, 1, maxThreads);
  const bar = progressBar();
  const engine = await openNodeEngine({ threads });
  try {
    const search = engine.analyse(position, limits, ({ share, depth, nodesPerSecond }) => {
      bar.show(share, `depth ${depth}, ${shortCount(nodesPerSecond)} nodes/s`);
    });
    const analysis = await search.result;
    bar.clear();
    return options.json ? asJson(position, analysis) : asText(position, analysis);
  } finally {
    engine.close();
  }
}

function limitsFrom({ depth, seconds, exact }: AnalyseOptions, position: ReversiPosition): Limits {
  const { size } = position.options;
  const limits = {
    ...(depth === undefined ? {} : { depth: wholeNumber("--depth", depth, 1, 60) }),
    ...(seconds === undefined ? {} : { seconds: secondsFrom(seconds) }),
    ...(exact ? { exact } : {}),
  };
  if (Object.keys(limits).length > 0) return limits;
  return emptySquares(position) <= usualExactFrom && size <= 8 ? { exact: true } : { seconds: usualSeconds };
}

function secondsFrom(text: string): number {
  const seconds = /^[0-9]{1,6}(\.[0-9]{1,6})?$/.test(text) ? Number(text) : 0;
  if (seconds > 0) return seconds;
  throw new UserError(`--seconds needs a number above 0, not “${text.slice(0, 40)}”`);
}

function asJson(position: ReversiPosition, analysis: Analysis): string {
  const { size } = position.options;
  const { score, exact, depth, nodes, complete, engine } = analysis;
  const squares = (line: readonly number[]) => line.map((square) => makeSquare(square, size));
  return JSON.stringify({
    score,
    exact,
    depth,
    moves: analysis.moves.map((move) => ({
      move: makeSquare(move.square, size),
      score: move.score,
      exact: move.exact,
      depth: move.depth,
      confidence: move.confidence,
      line: squares(move.line),
    })),
    line: squares(analysis.line),
    nodes,
    seconds: Number(analysis.seconds.toFixed(3)),
    turn: position.turn === 0 ? "black" : "white",
    complete,
    engine,
  });
}

function asText(position: ReversiPosition, analysis: Analysis): string {
  const { size } = position.options;
  const side = position.turn === 0 ? "Black" : "White";
  const lines = [makeDiagram(position), ""];
  if (position.over) {
    const [blacks, whites] = position.discs;
    const result = blacks === whites ? "a draw" : blacks > whites ? "Black has won" : "White has won";
    return [...lines, `The game is over: ${result}, ${blacks} to ${whites}.`].join("\n");
  }
  const { score } = analysis;
  const verdict = score === 0 ? "a draw" : `${side} ${score > 0 ? "wins" : "loses"} by ${Math.abs(score)}`;
  if (analysis.exact) lines.push(`Exact: with best play ${verdict}.`);
  else
    lines.push(
      `Estimate at depth ${analysis.depth}: ${verdict}${analysis.engine === "general" ? " (the general engine, which is weaker)" : ""}.`,
    );
  lines.push(`Scores are discs for ${side}, empty squares to the winner.`, "", "  move   score  depth  line");
  for (const [index, move] of analysis.moves.entries()) {
    const best =
      index === 0 || (move.bound === "value" && move.score === score && move.depth === analysis.depth);
    const depth = move.exact
      ? "exact"
      : move.confidence === 100
        ? String(move.depth)
        : `${move.depth}@${move.confidence}%`;
    const value = `${move.bound === "upper" ? "≤" : ""}${signed(move.score)}`;
    const line = move.line.map((square) => makeSquare(square, size)).join("");
    lines.push(
      `${best ? "*" : " "} ${makeSquare(move.square, size).padEnd(5)} ${value.padStart(6)}  ${depth.padEnd(6)} ${line}`,
    );
  }
  lines.push("", `${shortCount(analysis.nodes)} nodes, ${analysis.seconds.toFixed(2)} s`);
  return lines.join("\n");
}
