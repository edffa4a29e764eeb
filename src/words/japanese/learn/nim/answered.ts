import { answering } from "../../../learn/nim-course.ts";

export const answered = answering("");

/** After an answer that has turned the game. */
export const nothingWins = (reply: string): string =>
  `相手が${reply}を取ると、あなたにはもう勝てる手がありません。`;
