import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const analysis: PageSentences["analysis"] = {
  title: "Analyse",
  working: "Es wird gerechnet.",
  failed: "Das konnte nicht berechnet werden.",
  wins: "Wer am Zug ist, kann gewinnen",
  loses: "Wer am Zug ist, hat verloren",
  moves: "Züge",
  chip: ({ move, wins }) => (wins ? `${move} gewinnt` : `${move} verliert`),
  alike: ({ count }) => `und ${figures(count, { one: "gleicher", other: "gleiche" })}`,
  moreKinds: ({ count }) =>
    `und ${figures(count, { one: "weitere Art", other: "weitere Arten" })} von Zügen.`,
  chosen: ({ move, text }) => `${move}: ${text}`,
  layers: { why: "Warum", proof: "Der Beweis", smaller: "An einer kleineren" },
  report: "Bericht",
  looking: "Es wird gesucht, wo es entschieden wurde.",
  lookingFailed: "Wo es entschieden wurde, konnte nicht berechnet werden.",
};

export const xor: PageSentences["xor"] = {
  label: "Die Gruppen als Binärzahlen",
  caption: ({ plain }) =>
    plain
      ? "Jede Gruppe als Binärzahl; eine Spalte mit ungerade vielen Einsen ist ungerade."
      : "Der Grundy-Wert einer Gruppe ist die Größe des einzelnen Haufens, dem sie gleichkommt; hier stehen die Werte binär.",
  rule: ({ misere }) =>
    misere
      ? "Solange eine Gruppe mit Wert zwei oder mehr da ist, gewinnt, wer alle Spalten gerade hinterlässt."
      : "Wer alle Spalten gerade hinterlässt, gewinnt.",
  run: "Gruppe",
  value: "Wert",
  odd: "ungerade",
  even: "gerade",
};

export const engine: PageSentences["engine"] = {
  looking: "Die Engine rechnet",
  valuesAppear: "Die Werte erscheinen auf den Feldern, sobald sie gefunden sind.",
  progress: "Wie weit die Suche ist",
  bestPlay: ({ moves }) => `Bestes Spiel: ${moves.join(" ")}`,
  squareValue: ({ square, value }) => `${square}, Wert ${value}`,
  reviewed: "Angesehene Stellungen",
  reviewing: "Alle Stellungen werden angesehen, die letzte zuerst.",
  noSlips: "Kein Zug hat zwei Steine oder mehr gekostet.",
  slips: "Züge, die zwei oder mehr Steine kosteten, der letzte zuerst:",
};
