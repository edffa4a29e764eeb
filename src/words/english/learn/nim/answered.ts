import { answering } from "../../../learn/nim-course.ts";

export const answered = answering(" ");

/** After an answer that has turned the game. */
export const nothingWins = (reply: string): string =>
  `The other player answers with ${reply}, and then no move of yours wins.`;
