import type { ReportSentences } from "../language.ts";
import { has, name, subject } from "./grammar.ts";

export const report: ReportSentences = {
  neverWinning: (loser) =>
    `${subject(loser)} ${loser.you ? "hattest" : "hatte"} nie einen Gewinnzug: Die Partie war entschieden, bevor sie begann.`,
  stillWinning: (loser) =>
    `${subject(loser)} ${loser.you ? "hättest" : "hätte"} am Ende noch gewinnen können.`,
  gaveAway({ number, who, played, better, before }) {
    const when =
      before === 0
        ? "Mit dem letzten Zug"
        : before === 1
          ? "Einen Zug vor dem Ende"
          : `${before} Züge vor dem Ende`;
    return `${when}, bei Zug ${number}, ${who.you ? "hättest" : "hätte"} ${name(who)} noch gewinnen können: ${better} statt ${played}.`;
  },
  mistake: ({ number, who, played, better }) =>
    `Zug ${number}: ${name(who)} ${has(who)} ${played} gespielt; ${better} hätte gewonnen`,
  slip: ({ number, who, played, better, cost, exact }) =>
    `Zug ${number}: ${name(who)} ${has(who)} ${played} gespielt; ${better} war ${exact ? "" : "etwa "}${cost === 1 ? "einen Stein" : `${cost} Steine`} besser`,
};
