import type { IdeaWords } from "../../learn/ideas-words.ts";
import { many, or, rowForms, takenThings, thingsInDative } from "../grammar.ts";

export const ideas: IdeaWords = {
  of: {
    remainder: {
      name: "Rest",
      about: "Eine Reihe, und der Rest beim Teilen ihrer Länge entscheidet.",
      hint: "Manche Zahlen sind verloren, wenn man von ihnen nehmen muss, und sie kehren in gleichen Abständen wieder. Lass eine solche Zahl übrig.",
    },
    mirror: {
      name: "Spiegel",
      about: "Stelle zwei gleiche Seiten her und wiederhole dann jeden Zug auf der anderen.",
      hint: "Lass zwei gleiche Seiten übrig: Dann lässt sich jeder Zug auf der anderen Seite ebenso beantworten.",
    },
    xor: {
      name: "XOR",
      about: "Was die Reihen wert sind, wird ohne Übertrag addiert: Lass 0 übrig.",
      hint: "Schreibe, was jeder Teil wert ist, als Summe aus 1, 2, 4 und 8. Lass jede davon in gerader Anzahl übrig.",
    },
    "misere-turn": {
      name: "Misère-Wende",
      about: "Wer zuletzt nimmt, verliert: Kurz vor dem Ende kehrt sich das Spiel um.",
      hint: "Wer zuletzt nimmt, verliert. Denk an den Augenblick, in dem nur noch einzelne Züge übrig sind: Wie viele willst du übrig lassen?",
    },
    parity: {
      name: "Parität",
      about: "Lass eine Zahl von Zügen übrig, an der niemand mehr etwas ändert.",
      hint: "Nach dem richtigen Zug steht fest, wie viele Züge noch folgen. Zähle sie.",
    },
    corner: {
      name: "Ecke",
      about: "Gewinne eine Ecke, ohne eine herzugeben.",
      hint: "Steine in einer Ecke werden nie umgedreht. Sieh nach, wohin die andere Seite nach jedem Zug kommt.",
    },
    quiet: {
      name: "Ruhiger Zug",
      about: "Ein Zug, der der anderen Seite nichts öffnet.",
      hint: "Suche einen Zug, der der anderen Seite wenig Gutes lässt: Er dreht wenige Steine um und keine am Rand der Menge.",
    },
    "parity-move": {
      name: "Paritätszug",
      about: "Wähle das Gebiet, in dem du zuletzt ziehst.",
      hint: "Zähle die leeren Felder jedes Gebiets. Wer in einem Gebiet zuletzt zieht, gewinnt dort etwas.",
    },
  },
  where: {
    row: ({ kind, number }) =>
      `Sieh dir ${kind === "row" ? "die" : "den"} ${rowForms[kind].one} ${number} an.`,
    runs: ({ thing, length, count }) =>
      count === 1
        ? `Sieh dir die Gruppe mit ${thingsInDative(length, thing)} an.`
        : `Sieh dir eine Gruppe mit ${thingsInDative(length, thing)} an; es ist gleich, welche.`,
    take: ({ thing, count }) => `Nimm ${takenThings(count, thing)}.`,
    leave: ({ thing, modulus, remainders }) =>
      remainders.some((remainder) => remainder > 0)
        ? `Lass so viele ${many(thing)} übrig, dass beim Teilen durch ${modulus} ein Rest von ${or(remainders.map(String))} bleibt.`
        : `Lass so viele ${many(thing)} übrig, dass sie sich ohne Rest durch ${modulus} teilen lassen.`,
    quarter: ({ top, left }) =>
      `Sieh dir das Viertel ${top ? "oben" : "unten"} ${left ? "links" : "rechts"} auf dem Brett an.`,
  },
};
