import type { GameId, TakingPosition } from "../games/index.ts";
import { followMoves, type PlayOf } from "../match/index.ts";
import { makeRun } from "../notation/index.ts";
import { type Analysis, analyse, analyseMove, longestLine, mostKinds } from "../solve/index.ts";
import { english, explanationText, moveExplanationText, tableText, takeRulesText } from "../words/index.ts";
import type { AnalyseInput } from "./analyse-input.ts";
import { takingFrom } from "./analyse-taking-position.ts";
import { readOr } from "./refused.ts";

/** The answer for one position of the Nim family, as text or as one JSON object. */
export function analyseTaking(input: AnalyseInput): string {
  const play = takingFrom(input);
  const { id: game, position } = play;
  const { json, move } = input.options;
  const analysis = readOr(analyse(position));
  const explanation = explanationText(english, game, position, analysis);
  const asked = move === undefined ? undefined : askedMove(play, move);
  if (json) return asJson(analysis, explanation, asked);
  const text = asText(game, position, analysis, explanation);
  return asked ? `${text}\n\n${asked.move}: ${asked.explanation}` : text;
}

/** What one move does: its outcome for the side that plays it, and the answers that win against it. */
function askedMove(play: PlayOf<"taking">, text: string) {
  const after = readOr(followMoves(play, [text]));
  const move = after.moves.at(-1);
  if (!move) throw new Error("a move was entered and is not there");
  const analysis = readOr(analyseMove(play.position, move));
  const replies = analysis.after.moves
    .filter((each) => each.outcome === "win")
    .map((each) => makeRun(each.move));
  return {
    move: makeRun(move),
    outcome: analysis.outcome,
    replies,
    explanation: moveExplanationText(english, play.id, after.position, analysis),
  };
}

function asJson(
  { outcome, grundy, moves, line, resistance, truncated }: Analysis,
  explanation: string,
  asked: ReturnType<typeof askedMove> | undefined,
): string {
  return JSON.stringify({
    outcome,
    grundy,
    moves: moves.map((each) => ({ ...each, move: makeRun(each.move) })),
    line: line.map(makeRun),
    explanation,
    ...(resistance ? { resistance } : {}),
    ...(asked ? { asked } : {}),
    truncated,
  });
}

function asText(game: GameId, position: TakingPosition, analysis: Analysis, explanation: string): string {
  const { moves, line, grundy, truncated } = analysis;
  const lines = [
    english.text([tableText(english, game, position), takeRulesText(english, game, position.options)]),
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
