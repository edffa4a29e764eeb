import type { ChompSentences } from "../chomp-sentences.ts";

export const chomp: ChompSentences = {
  rules: "Ein Stück mit allem abbeißen, was darunter und rechts davon ist. Das erste Stück ist vergiftet.",
  rest: "Der Rest gehört der anderen Seite.",
  goal: "Wer das erste Stück isst, verliert.",
  turn: ({ who, squares }) => `${who.name} ist am Zug; Stücke: ${squares}.`,
  bites: ({ who, square, eaten }) => `${who.name} beißt bei ${square} ab; gegessen: ${eaten}.`,
  poisoned: ({ loser }) => `Das vergiftete Stück traf: ${loser.name}.`,
  left: ({ squares }) => `Noch da: ${squares}`,
};
