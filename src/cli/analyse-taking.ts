import type { GameId, TakingPosition } from "../games/index.ts";
import { makeRun } from "../notation/index.ts";
import { type Analysis, analyse, longestLine, mostKinds } from "../solve/index.ts";
import { explain, rulesText, sentence, tableText } from "../words/index.ts";
import { readOr } from "./analyse.ts";

/** The answer for one position of the Nim family, as text or as one JSON object. */
export function analyseTaking(game: GameId, position: TakingPosition, json: boolean): string {
  const analysis = readOr(analyse(position));
  const explanation = explain(game, position, analysis);
  return json ? asJson(analysis, explanation) : asText(game, position, analysis, explanation);
}

function asJson(
  { outcome, grundy, moves, line, resistance, truncated }: Analysis,
  explanation: string,
): string {
  return JSON.stringify({
    outcome,
    grundy,
    moves: moves.map((each) => ({ ...each, move: makeRun(each.move) })),
    line: line.map(makeRun),
    explanation,
    ...(resistance ? { resistance } : {}),
    truncated,
  });
}

function asText(game: GameId, position: TakingPosition, analysis: Analysis, explanation: string): string {
  const { moves, line, grundy, truncated } = analysis;
  const lines = [
    `${sentence(tableText(game, position))}. Rules: ${rulesText(game, position.options)}.`,
    "",
    explanation,
  ];
  if (grundy !== null) lines.push(`The Grundy value of the position is ${grundy}.`);
  if (moves.length > 0) lines.push("", ...movesTable(analysis));
  if (line.length > 0) lines.push("", `Best line: ${line.map(makeRun).join(" ")}`);
  if (truncated)
    lines.push(
      "",
      `(Cut: at most ${mostKinds} kinds of moves and ${longestLine} moves of the line are shown.)`,
    );
  return lines.join("\n");
}

/** A line for each kind of move: the best first, marked with a star. */
function movesTable({ moves, grundy }: Analysis): string[] {
  const rows = moves.map(({ move, equal, outcome, grundy: value, best }) => [
    `${best ? "*" : " "} ${makeRun(move)}`,
    String(equal),
    outcome === "win" ? "wins" : "loses",
    value === null ? "" : String(value),
  ]);
  const head = ["  move", "equal", "outcome", grundy === null ? "" : "leaves value"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join("  ")
      .trimEnd(),
  );
}
