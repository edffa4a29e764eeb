import { readFile } from "node:fs/promises";
import { type Analysis, type Limits, maxThreads } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { emptySquares, type ReversiPosition } from "../games/index.ts";
import { drawBoard, makeSquare, sideSign } from "../notation/index.ts";
import { type Opening, openingOf } from "../notation/openings.ts";
import { type CliSentences, openingText } from "../words/index.ts";
import {
  type AnalyseInput,
  type AnalyseOptions,
  allowOnly,
  usualExactFrom,
  usualSeconds,
} from "./analyse-input.ts";
import { reversiPositionFrom } from "./analyse-reversi-position.ts";
import { progressBar, signed } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { wholeNumber } from "./whole-number.ts";

/** Every legal move of a Reversi position with its value, as text or as one JSON object. */
export async function analyseReversi(input: AnalyseInput): Promise<string> {
  allowOnly(input, ["size", "handicap", "depth", "seconds", "exact", "threads", "game", "ply"]);
  const { options, cli, language } = input;
  const { position, positions } = await reversiPositionFrom(input, (file) => readFile(file));
  const opening = openingOf(positions);
  const limits = limitsFrom(options, position);
  const threads =
    options.threads === undefined ? 1 : wholeNumber("--threads", options.threads, 1, maxThreads);
  const bar = progressBar();
  const engine = await openNodeEngine({ threads });
  try {
    const search = engine.analyse(position, limits, ({ share, depth, nodesPerSecond }) => {
      bar.show(share, cli.reversi.progress({ depth, nodesPerSecond }));
    });
    const analysis = await search.result;
    bar.clear();
    if (options.json) return asJson(position, analysis, opening);
    const name = opening ? [openingText(language, opening)] : [];
    return asText(cli, position, analysis, name);
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
  throw refused("positive-needed", { name: "--seconds", text });
}

function asJson(position: ReversiPosition, analysis: Analysis, opening: Opening | undefined): string {
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
    opening: opening?.name ?? null,
    complete,
    engine,
  });
}

/** `notes` stand below the board. */
function asText(
  cli: CliSentences,
  position: ReversiPosition,
  analysis: Analysis,
  notes: readonly string[],
): string {
  const { size } = position.options;
  const { reversi: say } = cli;
  const side = position.turn === 0 ? "black" : "white";
  const [black, white] = position.discs;
  const understood = say.understood({ size, black, white });
  if (position.over)
    return [understood, drawBoard(position), ...notes, "", say.over({ black, white })].join("\n");
  const { score, depth: reached } = analysis;
  const outcome = { side, by: score } as const;
  const lines = [
    understood,
    drawBoard(position),
    say.toMove({ side, sign: sideSign(position) }),
    ...notes,
    "",
    analysis.exact
      ? say.exact(outcome)
      : say.estimate({ ...outcome, depth: reached, general: analysis.engine === "general" }),
    say.scores({ side }),
    "",
  ];
  const rows = analysis.moves.map((move, index) => {
    const best = index === 0 || (move.bound === "value" && move.score === score && move.depth === reached);
    const sure = move.confidence === 100;
    return [
      `${best ? "*" : " "} ${makeSquare(move.square, size)}`,
      `${move.bound === "upper" ? "≤" : ""}${signed(move.score)}`,
      move.exact ? say.exactly : sure ? String(move.depth) : `${move.depth}@${move.confidence}%`,
      move.line.map((square) => makeSquare(square, size)).join(""),
    ] as const;
  });
  const { heads } = say;
  for (const [move, value, depth, line] of [
    [`  ${heads.move}`, heads.score, heads.depth, heads.line] as const,
    ...rows,
  ])
    lines.push(`${move.padEnd(7)} ${value.padStart(6)}  ${depth.padEnd(6)} ${line}`);
  lines.push("", say.work(analysis));
  return lines.join("\n");
}
