import { readFile } from "node:fs/promises";
import { type Analysis, type Limits, maxThreads } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { emptySquares, type ReversiPosition } from "../games/index.ts";
import { reversiProof, reversiSmaller, reversiWhy } from "../learn/layers/reversi-layers.ts";
import { drawBoard, makeSquare, notationOf, sideSign } from "../notation/index.ts";
import { type Opening, openingOf } from "../notation/openings.ts";
import {
  type CliSentences,
  type Language,
  type LanguageTag,
  loadLearnSentences,
  openingText,
  padEnd,
  padStart,
} from "../words/index.ts";
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
  allowOnly(input, ["size", "handicap", "depth", "seconds", "exact", "threads", "game", "ply", "proof"]);
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
    const layers =
      options.proof && !position.over
        ? await layersIn(options.json ? "en" : cli.tag, position, analysis)
        : undefined;
    if (options.json) return asJson(position, analysis, opening, layers);
    const name = opening ? [openingText(language, opening)] : [];
    const text = asText(cli, position, analysis, name);
    return layers ? [text, ...layersText(language, layers)].join("\n\n") : text;
  } finally {
    engine.close();
  }
}

/** Facts of the position, whether the answer is proven, and the end of the line where it comes so far. */
async function layersIn(tag: LanguageTag, position: ReversiPosition, analysis: Analysis) {
  const { layers } = await loadLearnSentences(tag);
  const say = layers.reversi;
  const end = reversiSmaller(say, position, analysis);
  return {
    facts: reversiWhy(say, position, analysis),
    proof: reversiProof(say, position, analysis),
    smaller: end
      ? { position: notationOf("reversi").makePosition(end.position), explanation: end.text }
      : null,
    none: say.noEnd,
  };
}

type Layers = Awaited<ReturnType<typeof layersIn>>;

function layersText(language: Language, { facts, proof, smaller, none }: Layers): string[] {
  const titles = language.page.analysis.layers;
  const last = smaller
    ? [language.titled({ title: titles.smaller, text: smaller.position }), smaller.explanation]
    : [language.titled({ title: titles.smaller, text: none })];
  return [
    [language.titled({ title: titles.why }), ...facts],
    [language.titled({ title: titles.proof }), ...proof],
    last,
  ].map((lines) => lines.join("\n"));
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

function asJson(
  position: ReversiPosition,
  analysis: Analysis,
  opening: Opening | undefined,
  layers: Layers | undefined,
): string {
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
    ...(layers ? { facts: layers.facts, proof: layers.proof, smaller: layers.smaller } : {}),
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
    lines.push(`${padEnd(move, 7)} ${padStart(value, 6)}  ${padEnd(depth, 6)} ${line}`);
  lines.push("", say.work(analysis));
  return lines.join("\n");
}
