import type { Language } from "../language.ts";

export const games: Language["games"] = {
  reversi: { about: "Enclose discs and they are yours. The most at the end win." },
  sticks: { about: "Mark any neighbouring sticks. Whoever marks the last loses." },
  stones: { about: "Take one to three from the end. The last stone loses." },
  kayles: { about: "Knock one pin or two neighbours. The last pin wins." },
  piles: { about: "Take one to three coins from a pile. The last coin wins." },
  taking: { about: "Rows, takes and endings of your own." },
};
