import { type Book, bookPlies } from "../engine/book.ts";
import { type ReversiPosition, reversi } from "../games/index.ts";
import { drawBoard, makeSquare, parseTranscript, sideSign } from "../notation/index.ts";
import { openingOf } from "../notation/openings.ts";
import { type CliSentences, loadLanguage, openingText, padEnd, padStart } from "../words/index.ts";
import { checkBook } from "./engine-book-check.ts";
import { extendBook } from "./engine-book-extend.ts";
import { type BookOptions, openBook } from "./engine-book-open.ts";
import { signed } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { readOr } from "./refused.ts";

/** The opening book: shown, checked or extended. */
export async function book(
  cli: CliSentences,
  position: string | undefined,
  options: BookOptions,
): Promise<void> {
  const { file, check, extend } = options;
  if (check && extend !== undefined) throw refused("not-both", { one: "--check", other: "--extend" });
  if (extend !== undefined) return extendBook(cli, extend, await openBook(file), options);
  const opened = await openBook(file);
  if (check) return checkBook(cli, opened, options);
  const { positions } = readOr(parseTranscript(position ?? "", reversi.defaults));
  const text = options.json ? asJson(opened, positions) : await asText(cli, opened, positions);
  process.stdout.write(`${text}\n`);
}

/** How many of the positions where the book ends were searched how deep, the deepest last. */
function endsOf({ nodes }: Book): { depth: number; positions: number }[] {
  const counts = new Map<number, number>();
  for (const { edges, depth } of nodes)
    if (edges.length === 0) counts.set(depth, (counts.get(depth) ?? 0) + 1);
  return [...counts].map(([depth, positions]) => ({ depth, positions })).sort((a, b) => a.depth - b.depth);
}

function asJson(book: Book, game: readonly ReversiPosition[]): string {
  const position = lastOf(game);
  const node = book.find(position);
  return JSON.stringify({
    positions: book.nodes.length,
    plies: bookPlies,
    ends: endsOf(book),
    known: node !== undefined,
    score: node?.value ?? null,
    opening: openingOf(game)?.name ?? null,
    moves: book.moves(position).map(({ square, ...move }) => ({ move: makeSquare(square, 8), ...move })),
  });
}

async function asText(cli: CliSentences, book: Book, game: readonly ReversiPosition[]): Promise<string> {
  const { book: say, reversi: board } = cli;
  const position = lastOf(game);
  const opening = openingOf(game);
  const side = position.turn === 0 ? "black" : "white";
  const lines = [
    ...say.holds({ positions: book.nodes.length, plies: bookPlies, ends: endsOf(book) }),
    "",
    drawBoard(position),
    board.toMove({ side, sign: sideSign(position) }),
    ...(opening ? [openingText(await loadLanguage(cli.tag), opening)] : []),
    "",
  ];
  const moves = book.moves(position);
  if (moves.length === 0) return [...lines, book.find(position) ? say.end : say.unknown].join("\n");
  const { heads } = say;
  const rows = moves.map(({ square, score, depth }) => {
    const best = score === moves[0]?.score;
    return [`${best ? "*" : " "} ${makeSquare(square, 8)}`, signed(score), String(depth)] as const;
  });
  for (const [move, score, depth] of [[`  ${heads.move}`, heads.score, heads.depth] as const, ...rows])
    lines.push(`${padEnd(move, 7)} ${padStart(score, 6)}  ${depth}`);
  return [...lines, "", board.scores({ side })].join("\n");
}

/** A game has at least its start. */
function lastOf(game: readonly ReversiPosition[]): ReversiPosition {
  return game.reduce((_, position) => position);
}
