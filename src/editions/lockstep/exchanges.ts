import type { Followed, Session } from "./followed.ts";

/** A line that was typed, with what had been printed since the one before it, and what it was answered. */
export interface Exchange {
  /** From 1. */
  readonly number: number;
  readonly typed: string;
  /** What stood there when it was read: the text since the line before. */
  readonly before: string;
  readonly answer: string;
}

/** A session line by line, as far as its input was read. Of what is read word by word, a line's words are answered together. */
export function exchangesOf({ input }: Session, { pieces, linesRead }: Followed): Exchange[] {
  const answers = new Array<string>(linesRead + 1).fill("");
  for (const { text, line } of pieces) answers[line] += text;
  const lines = input.split("\n");
  return answers.slice(1).map((answer, index) => ({
    number: index + 1,
    typed: (lines[index] ?? "").replace(/\r$/, ""),
    before: answers[index] as string,
    answer,
  }));
}
