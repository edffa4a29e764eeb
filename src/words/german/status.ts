import type { Ended } from "../facts.ts";
import type { StatusSentences } from "../language.ts";
import { has, is, name } from "./grammar.ts";

/** How it ended for whoever reads it, or for others: `Du hast verloren`, `Ann hat gewonnen`. */
export function result({ winner, loser }: Ended): string {
  return loser.you ? "Du hast verloren" : winner.you ? "Du hast gewonnen" : `${winner.name} hat gewonnen`;
}

const judgements = {
  wins: " gewinnt",
  resists: " leistet am längsten Widerstand",
  certain: ", und das ist sicher",
} as const;

export const status: StatusSentences = {
  seatOpen: "Schicke jemandem den Link zum Spiel.",
  thinking: ({ name }) => `${name} denkt nach.`,
  watching: ({ name }) => `${name} ist am Zug. Du schaust zu.`,
  waiting: ({ name }) => `Warten auf den Zug von ${name}.`,
  passed: ({ passes, again }) => `${passes} kann nicht ziehen; ${again} ist noch einmal am Zug.`,
  lookingBack: ({ move, moves }) =>
    `Du siehst die Partie ${move === 0 ? "vor dem ersten Zug" : `nach Zug ${move}`} von ${moves}. An ihr selbst ändert sich nichts.`,
  takenBack: ({ move }) => `Zurückgenommen bis Zug ${move}.`,
  hint: ({ move, judged }) => `Tipp: ${move}${judged ? judgements[judged] : ""}.`,
  won: (ended) => `${result(ended)}.`,
  resigned: (ended) => `${result(ended)}: ${name(ended.loser)} ${has(ended.loser)} aufgegeben.`,
  timeOut: (ended) =>
    `${result(ended)}: ${ended.loser.you ? "deine Zeit" : `die Zeit von ${ended.loser.name}`} ist abgelaufen.`,
  claimed: (ended) =>
    `${result(ended)}: ${name(ended.loser)} ${is(ended.loser)} gegangen, und ${name(ended.winner)} ${has(ended.winner)} den Sieg beansprucht.`,
  drawn: "Unentschieden.",
};
