import { answerText, drawingOf, gradeOf, type Puzzle, type SheetPuzzle } from "../learn/index.ts";
import { type CliSentences, gameTitle, type Language, type LearnSentences, wrapTo } from "../words/index.ts";

/** What a text is written with. */
export interface Spoken {
  readonly cli: CliSentences;
  readonly language: Language;
  readonly say: LearnSentences;
}

const width = 80;

/** Each puzzle with its game, its rules and its board, and who is to move. */
export function puzzlesText({ cli, language, say }: Spoken, puzzles: readonly Puzzle[]): string {
  return puzzles
    .map(({ game, position, rating }, at) => {
      const drawing = drawingOf(game);
      const head = { number: at + 1, title: gameTitle(language, game), grade: gradeOf(rating), rating };
      const turn = drawing.turn(language, say, game, position, "terminal");
      return [
        cli.puzzles.head(head),
        wrapTo(drawing.rules(language, game, position), width),
        "",
        drawing.text(game, position),
        "",
        language.text([turn, cli.puzzles.question]),
        "",
      ].join("\n");
    })
    .join("\n");
}

/** The answers under their own head, each with its reason. */
export function answersText({ cli, language, say }: Spoken, solved: readonly SheetPuzzle[]): string {
  const lines = (text: string) => wrapTo(text, width - 3).split("\n");
  const answers = solved.flatMap(({ puzzle, reason }, at) => {
    const [first = "", ...more] = lines(`${at + 1}. ${answerText(language, say, puzzle)}`);
    return [first, ...[...more, ...lines(reason)].map((line) => `   ${line}`)];
  });
  return [cli.puzzles.answers, "", ...answers, ""].join("\n");
}
