import { answering } from "../../../learn/nim-course.ts";

export const answered = answering("");

/** After an answer that has turned the game; the name of a move begins with its verb. */
export const nothingWins = (reply: string): string => `对方${reply}之后，你怎么走都赢不了。`;
