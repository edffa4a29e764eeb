import { gameTitle, type Language, type LearnSentences, markupTag } from "../../words/index.ts";
import type { Puzzle } from "../puzzle.ts";
import { answerText } from "./answer.ts";
import type { Picture } from "./drawing.ts";
import { drawingOf } from "./drawings.ts";
import { gradeOf } from "./grade.ts";
import { html, type Markup, nothing } from "./markup.ts";
import { style } from "./style.ts";

export interface Sheet {
  readonly puzzles: readonly SheetPuzzle[];
  /** The day that stands on it, `2026-11-18`. */
  readonly date: string;
  /** Its head; otherwise the game that all puzzles are of, or puzzles. */
  readonly title?: string | undefined;
}

export interface SheetPuzzle {
  readonly puzzle: Puzzle;
  /** Why the solution wins: a sentence for the teacher (`withReasons`). */
  readonly reason: string;
}

const perPage = 6;

/**
 * Puzzles for a class as one HTML document that needs nothing else: A4, six a page and none cut by its end, lines for name, class and
 * answers, and the answers on a page of their own.
 */
export function makeSheet(language: Language, say: LearnSentences, sheet: Sheet): string {
  const { sheet: words } = say;
  const title = sheet.title ?? words.title({ game: onlyGame(language, sheet) });
  const rules = new Set(sheet.puzzles.map((each) => rulesOf(language, each)));
  const pairs = sheet.puzzles.flatMap((_, at) => (at % 2 === 0 ? [sheet.puzzles.slice(at, at + 2)] : []));
  // What all puzzles have in common is said once.
  const common = rules.size === 1 ? [...rules] : [];
  const document = html`<!doctype html>
<html lang="${markupTag(language.tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<header>
<div class="head"><h1>${title}</h1><p>${words.date(dayOf(sheet.date))}</p></div>
<div class="who"><p>${words.name}<span class="line"></span></p><p>${words.className}<span class="line"></span></p></div>
<p class="task">${language.text([words.task, ...common])}</p>
</header>
<main>
${pairs.map(
  (pair, at) =>
    html`<div class="${at > 0 && (at * 2) % perPage === 0 ? "pair next" : "pair"}">${pair.map((each, index) =>
      puzzleBox(language, say, each, at * 2 + index + 1, common.length === 0),
    )}</div>
`,
)}</main>
<section class="answers">
<div class="head"><h1>${words.answers({ title })}</h1></div>
<p class="task">${language.text(notationsOf(say, sheet))}</p>
${sheet.puzzles.map((each, at) => answerBox(language, say, each, at + 1))}</section>
</body>
</html>
`;
  return document.markup;
}

function puzzleBox(
  language: Language,
  say: LearnSentences,
  each: SheetPuzzle,
  number: number,
  withRules: boolean,
): Markup {
  const { game, position, rating } = each.puzzle;
  const drawing = drawingOf(game);
  const rules = withRules ? html`<p class="rules">${rulesOf(language, each)}</p>` : nothing;
  return html`<article class="puzzle">
<div class="title"><span class="number">${number}</span><span class="turn">${drawing.turn(language, say, game, position, "paper")}</span><span class="grade">${say.sheet.grades[gradeOf(rating)]}</span></div>${rules}
<div class="board">${svg(drawing.board(game, position, []), drawing.label(language, game, position))}</div>
<div class="fill">${say.sheet.answer}<span class="line"></span></div>
</article>`;
}

function answerBox(
  language: Language,
  say: LearnSentences,
  { puzzle, reason }: SheetPuzzle,
  number: number,
): Markup {
  const { game, position, solutions } = puzzle;
  const drawing = drawingOf(game);
  const answer = answerText(language, say, puzzle);
  return html`<div class="answer"><span class="number">${number}</span><div class="board">${svg(drawing.board(game, position, solutions), answer)}</div><p class="why"><b>${answer}</b>${reason}</p></div>
`;
}

function svg({ width, height, content }: Picture, label: string): Markup {
  return html`<svg role="img" aria-label="${label}" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function rulesOf(language: Language, { puzzle: { game, position } }: SheetPuzzle): string {
  return drawingOf(game).rules(language, game, position);
}

/** How moves are written, said once of each way there is. */
function notationsOf(say: LearnSentences, { puzzles }: Sheet): string[] {
  return [...new Set(puzzles.map(({ puzzle }) => drawingOf(puzzle.game).notation(say)))];
}

function onlyGame(language: Language, { puzzles }: Sheet): string | undefined {
  const games = new Set(puzzles.map(({ puzzle }) => puzzle.game));
  const [game] = games;
  return games.size === 1 && game ? gameTitle(language, game) : undefined;
}

function dayOf(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
