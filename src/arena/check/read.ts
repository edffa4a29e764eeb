import { gameOf, type Refusal } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { CheckQuestion } from "./event.ts";

/** Longer lines hold no move, and would only take time. */
const longestLine = 200;
const mostWords = 40;
/** The most words that one move has. */
const wordsOfMove = 2;

export type ReadAnswer =
  | { readonly kind: "legal"; readonly move: string }
  | { readonly kind: "illegal"; readonly move: string; readonly refusal: Refusal }
  | { readonly kind: "malformed" };

/** A line as the referee reads it: the whole of it is the move. */
export function readAnswer({ game, position }: CheckQuestion, line: string): ReadAnswer {
  if (line.length > longestLine) return { kind: "malformed" };
  const move = notationOf(game).parseMove(line, position);
  if (!move.ok) return { kind: "malformed" };
  const played = gameOf(game).play(position, move.value);
  const text = notationOf(game).makeMove(move.value, position);
  return played.ok
    ? { kind: "legal", move: text }
    : { kind: "illegal", move: line.trim(), refusal: played.refusal };
}

/** The move as records write it, where the text is a legal one. */
export function legalMove(question: CheckQuestion, text: string): string | undefined {
  const read = readAnswer(question, text);
  return read.kind === "legal" ? read.move : undefined;
}

/** A legal move that stands somewhere in a line among other words, the last of the longest: `I take 5 2.` */
export function moveWithin(question: CheckQuestion, line: string): string | undefined {
  if (line.length > longestLine) return undefined;
  const words = line
    .split(/[\s,;.!?()[\]<>"'=>]+/)
    .filter(Boolean)
    .slice(-mostWords);
  for (let length = wordsOfMove; length >= 1; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const move = legalMove(question, words.slice(at, at + length).join(" "));
      if (move !== undefined) return move;
    }
  }
  return undefined;
}

/** As much of what a bot has said as is worth telling. */
export function quoted(text: string): string {
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text;
}
