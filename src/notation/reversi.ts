import { accept, type Result, type ReversiOptions, refuse, reversi } from "../games/index.ts";
import { makeBoard, parseBoard } from "./board.ts";
import { parseGgf } from "./ggf.ts";
import type { Notation, ParsedGame } from "./notation.ts";
import { parseObfLine } from "./obf.ts";
import { makeSquare, parseRowColumn, parseSquare } from "./squares.ts";
import { parseTranscript } from "./transcript.ts";

export const reversiNotation: Notation<"reversi"> = {
  example: "f5",
  parseMove(text, { options: { size } }) {
    return /^\s*[+-]?[0-9]/.test(text) ? parseRowColumn(text, size) : parseSquare(text, size);
  },
  makeMove: (square, { options }) => makeSquare(square, options.size),
  joinMoves: (texts) => texts.join(""),
  splitMoves: (text) => text.match(/[a-z]+[0-9]+/gi) ?? [],
  parsePosition(text, options) {
    const game = parseGame(text, options);
    if (!game.ok) return game;
    let position = game.value.start;
    for (const square of game.value.moves) {
      const next = reversi.play(position, square);
      if (!next.ok) return next;
      position = next.value;
    }
    return accept(position);
  },
  makePosition: makeBoard,
  parseGame,
};

function parseGame(text: string, options: ReversiOptions): Result<ParsedGame<"reversi">> {
  if (/^\s*\(;/.test(text)) {
    const game = parseGgf(text);
    if (!game.ok) return game;
    const squares = game.value.moves.map(({ square }) => square).filter((square) => square !== undefined);
    return accept({ start: game.value.start, moves: squares });
  }
  // A semicolon alone may end any board; with something behind it the line is an OBF entry.
  if (/[;%]\s*\S/.test(text)) {
    const entry = parseObfLine(text);
    return entry.ok ? accept({ start: entry.value.position, moves: [] }) : entry;
  }
  if (isTranscript(text)) {
    const transcript = parseTranscript(text, options);
    if (!transcript.ok) return transcript;
    return accept({ start: reversi.start(options), moves: transcript.value.moves });
  }
  const board = parseBoard(text, options.start);
  if (board.ok) return accept({ start: board.value, moves: [] });
  // With a square in it, it was to be a transcript: that says which part is wrong.
  const transcript = /[a-z][0-9]/i.test(text) ? parseTranscript(text, options) : board;
  if (!transcript.ok && transcript !== board) return transcript;
  return looksLikeBoard(text) ? board : refuse("not-in-notation", { form: "game", text });
}

/** Whether most of it could be squares of a board. */
function looksLikeBoard(text: string): boolean {
  const signs = text.replace(/\s+/g, "");
  return signs.replace(/[-._xob*w@#●○]/gi, "").length <= signs.length / 2;
}

/** Squares and passes, whatever stands between them. Word by word: `passa1` in one pattern could be read in two ways, and so in 2ⁿ. */
function isTranscript(text: string): boolean {
  const words = text.match(/\s+|[a-z]+[0-9]*|--|[\s\S]/gi) ?? [];
  return words.every((word) => /^(?:\s+|--|[a-z]+[0-9]+|(?:pass)+)$/i.test(word));
}
