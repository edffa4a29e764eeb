import { answering } from "../../../learn/nim-course.ts";

export const answered = answering(" ");

/** After an answer that has turned the game. */
export const nothingWins = (reply: string): string =>
  `Dein Gegner nimmt ${reply}, und danach gewinnt keiner deiner Züge mehr.`;
