import { proofOf } from "../learn/layers/proof.ts";
import { smallerOf } from "../learn/layers/smaller.ts";
import { followMoves, type PlayOf } from "../match/index.ts";
import { makeRun, makeShortRun, notationOf } from "../notation/index.ts";
import { type Analysis, analyse, analyseMove, groundsOf, longestLine, mostKinds } from "../solve/index.ts";
import {
  type CliSentences,
  english,
  explanationText,
  type Language,
  type LearnSentences,
  loadLearnSentences,
  moveExplanationText,
  padEnd,
  tableText,
  takeRulesText,
  widthOf,
} from "../words/index.ts";
import { type AnalyseInput, allowOnly } from "./analyse-input.ts";
import { asDrawing, takingFrom } from "./analyse-taking-position.ts";
import { readOr } from "./refused.ts";

/** The answer for one position of the Nim family, as text or as one JSON object. */
export async function analyseTaking(input: AnalyseInput): Promise<string> {
  allowOnly(input, ["rows", "take", "middle", "end", "misere", "normal", "swap", "move", "proof"]);
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
  const proven = input.options.proof
    ? prove(language, await loadLearnSentences(language.tag), play, analysis)
    : undefined;
  if (json) return asJson(analysis, understood, explanation, asked, proven);
  const drawing = asDrawing(input, position.options);
  const head = drawing === undefined ? [understood] : [understood, input.cli.taking.asDrawing({ drawing })];
  const lines = [asText(input, head, analysis, explanation)];
  if (asked) lines.push(language.titled({ title: asked.move, text: asked.explanation }));
  if (proven) lines.push(...provenText(language, proven));
  return lines.join("\n\n");
}

/** The proof sentence by sentence, and a smaller position as it may be typed. */
function prove(
  language: Language,
  say: LearnSentences,
  { id: game, position }: PlayOf<"taking">,
  analysis: Analysis,
) {
  const grounds = readOr(groundsOf(position), { game });
  const proof = proofOf(say, game, position, analysis, grounds).map(({ text }) => text);
  const smaller = smallerOf(position);
  if (!smaller) return { proof, smaller: null, note: say.layers.smaller.none };
  const found = readOr(analyse(smaller), { game });
  return {
    proof,
    smaller: {
      position: notationOf(game).makePosition(smaller),
      explanation: explanationText(language, game, smaller, found),
    },
    note: say.layers.smaller.intro,
  };
}

function provenText(language: Language, { proof, smaller, note }: ReturnType<typeof prove>): string[] {
  const titles = language.page.analysis.layers;
  return [
    [language.titled({ title: titles.proof }), ...proof].join("\n"),
    smaller
      ? [language.titled({ title: titles.smaller, text: smaller.position }), note, smaller.explanation].join(
          "\n",
        )
      : language.titled({ title: titles.smaller, text: note }),
  ];
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
  proven: ReturnType<typeof prove> | undefined,
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
    ...(proven ? { proof: proven.proof, smaller: proven.smaller } : {}),
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
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => padEnd(cell, widths[column] as number))
      .join("  ")
      .trimEnd(),
  );
}
