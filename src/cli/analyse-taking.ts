import { followMoves, type PlayOf } from "../match/index.ts";
import { makeRun, makeShortRun } from "../notation/index.ts";
import { type Analysis, analyse, analyseMove, longestLine, mostKinds } from "../solve/index.ts";
import {
  type CliSentences,
  english,
  explanationText,
  type Language,
  moveExplanationText,
  tableText,
  takeRulesText,
} from "../words/index.ts";
import { type AnalyseInput, allowOnly } from "./analyse-input.ts";
import { asDrawing, takingFrom } from "./analyse-taking-position.ts";
import { readOr } from "./refused.ts";

/** The answer for one position of the Nim family, as text or as one JSON object. */
export function analyseTaking(input: AnalyseInput): string {
  allowOnly(input, ["rows", "take", "middle", "end", "misere", "normal", "swap", "move"]);
  const play = takingFrom(input);
  const { id: game, position } = play;
  const { json, move } = input.options;
  // Programs read the JSON: it is the same in every language.
  const language = json ? english : input.language;
  const analysis = readOr(analyse(position), { game });
  const explanation = explanationText(language, game, position, analysis);
  const understood = language.text([
    tableText(language, game, position),
    takeRulesText(language, game, position.options),
  ]);
  const asked = move === undefined ? undefined : askedMove(language, play, move);
  if (json) return asJson(analysis, understood, explanation, asked);
  const drawing = asDrawing(input, position.options);
  const head = drawing === undefined ? [understood] : [understood, input.cli.taking.asDrawing({ drawing })];
  const text = asText(input, head, analysis, explanation);
  return asked ? `${text}\n\n${asked.move}: ${asked.explanation}` : text;
}

/** What one move does: its outcome for the side that plays it, and the answers that win against it. */
function askedMove(language: Language, play: PlayOf<"taking">, text: string) {
  const { id: game } = play;
  const after = readOr(followMoves(play, [text]), { game });
  const move = after.moves.at(-1);
  if (!move) throw new Error("a move was entered and is not there");
  const analysis = readOr(analyseMove(play.position, move), { game });
  const replies = analysis.after.moves
    .filter((each) => each.outcome === "win")
    .map((each) => makeRun(each.move));
  return {
    move: makeRun(move),
    outcome: analysis.outcome,
    replies,
    explanation: moveExplanationText(language, game, after.position, analysis),
  };
}

function asJson(
  { outcome, grundy, moves, line, resistance, truncated }: Analysis,
  understood: string,
  explanation: string,
  asked: ReturnType<typeof askedMove> | undefined,
): string {
  return JSON.stringify({
    understood,
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

function asText(
  { cli }: AnalyseInput,
  head: readonly string[],
  analysis: Analysis,
  explanation: string,
): string {
  const { moves, line, grundy, truncated } = analysis;
  const { taking: say } = cli;
  const lines = [...head, "", explanation];
  if (grundy !== null) lines.push(say.grundyValue({ value: grundy }));
  if (moves.length > 0) lines.push("", ...movesTable(cli, analysis));
  if (line.length > 0) lines.push("", say.bestLine({ line: line.map(makeShortRun).join(" ") }));
  if (truncated) lines.push("", say.cut({ kinds: mostKinds, moves: longestLine }));
  return lines.join("\n");
}

/** A line for each kind of move: the best first, marked with a star. */
function movesTable({ taking: say }: CliSentences, { moves }: Analysis): string[] {
  const rows = moves.map(({ move, equal, outcome, grundy: value, best }) => [
    `${best ? "*" : " "} ${makeShortRun(move)}`,
    String(equal),
    say.outcomes[outcome],
    value === null ? "" : String(value),
  ]);
  const { heads } = say;
  // While a swap is possible the position has no value, and what moves lead to has one.
  const values = moves.some((each) => each.grundy !== null);
  const head = [`  ${heads.move}`, heads.equal, heads.outcome, values ? heads.value : ""];
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
