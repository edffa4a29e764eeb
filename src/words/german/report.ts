import type { ReportSentences } from "../language.ts";
import { figures, has, name, subject } from "./grammar.ts";

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
  side: "Seite",
  accuracy: "Genauigkeit",
  percent: ({ good, among }) => (among === 0 ? "keine Wahl" : `${Math.round((100 * good) / among)} %`),
  given: "Verschenkt",
  givenWins: ({ given, among }) =>
    among === 0
      ? "stand nie auf Gewinn"
      : `${given} von ${figures(among, { one: "Gewinnstellung", other: "Gewinnstellungen" })}`,
  givenDiscs: ({ discs, exact }) =>
    `${exact || discs === 0 ? "" : "etwa "}${figures(discs, { one: "Stein", other: "Steine" })}`,
  marks: { slip: "etwas verschenkt", mistake: "Fehler" },
  noMistakes: "Niemand hat eine gewonnene Partie verschenkt.",
  tryIt: "Selbst versuchen",
  tryAt: ({ number }) => `Vor Zug ${number} selbst versuchen`,
};
