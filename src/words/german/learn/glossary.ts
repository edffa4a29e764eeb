import type { GlossarySentences } from "../../learn/glossary.ts";

export const glossary: GlossarySentences = {
  title: "Wörter",
  about: "Die Wörter dieser Spiele, jedes mit einem Beispiel und der Lektion, die es erklärt.",
  inLesson: ({ title }) => `Lektion: ${title}`,
  all: "Alle Wörter",
  terms: {
    misere: {
      word: "Misère",
      forms: ["Misère", "Misère-Spiel"],
      meaning:
        "Eine Spielweise, bei der verliert, wer das letzte Stück nimmt. Im normalen Spiel gewinnt der Letzte.",
      example: "Hölzchen wird so gespielt: Ist nur noch eines da, hat verloren, wer es nehmen muss.",
    },
    remainder: {
      word: "Rest",
      forms: ["Rest", "Reste"],
      meaning: "Was übrig bleibt, wenn man eine Zahl gleichmäßig aufteilt.",
      example: "21 Steine sind fünfmal vier, und 1 bleibt: Der Rest ist 1.",
    },
    run: {
      word: "Gruppe",
      forms: ["Gruppe", "Gruppen"],
      meaning: "Stücke, die in einer Reihe ohne Lücke nebeneinander liegen.",
      example: "Nimm von fünf Kegeln den mittleren: Es bleiben zwei Gruppen zu zweien.",
    },
    power: {
      word: "Zweierpotenz",
      forms: ["Zweierpotenz", "Zweierpotenzen", "binär", "Binärzahl", "Binärzahlen"],
      meaning:
        "1, 2, 4, 8, 16: jede das Doppelte der vorigen. Jede Zahl ist eine Summe verschiedener Zweierpotenzen; so geschrieben heißt sie binär.",
      example: "13 = 8 + 4 + 1, binär 1101.",
    },
    xor: {
      word: "XOR, die Nim-Summe",
      forms: ["XOR", "Nim-Summe"],
      meaning:
        "Schreibe Zahlen als Zweierpotenzen und streiche, was doppelt dasteht. Was bleibt, ist ihr XOR, auch Nim-Summe genannt.",
      example: "3 ist 2 + 1, und 5 ist 4 + 1. Die Einsen heben sich auf: 3 XOR 5 = 4 + 2 = 6.",
    },
    mex: {
      word: "Mex",
      forms: ["Mex"],
      meaning: "Die kleinste der Zahlen 0, 1, 2, 3 und so weiter, die in einer Liste fehlt.",
      example: "Der Mex von 0, 1 und 3 ist 2.",
    },
    "grundy-value": {
      word: "Grundy-Wert",
      forms: ["Grundy-Wert", "Grundy-Werte", "Grundy-Werten"],
      meaning:
        "Die Größe des Nim-Haufens, dem eine Stellung gleichkommt. Er ist der Mex der Werte, zu denen man ziehen kann; bei 0 verliert, wer am Zug ist.",
      example:
        "Darf man einen Kegel oder zwei benachbarte nehmen, ist eine Dreiergruppe 3 wert, eine Vierergruppe nur 1.",
    },
    quotient: {
      word: "Misère-Quotient",
      forms: ["Misère-Quotient", "Misère-Quotienten", "Quotient", "Quotienten"],
      meaning:
        "Eine Tabelle für das Misère-Spiel. Stellungen, die sich in jeder Summe vertreten können, sind ein Eintrag, und die Tabelle sagt, welche Einträge verloren sind.",
      example: "Im Misère-Nim zählen zwei Haufen mit einem Stück wie nichts, zwei Haufen mit zweien nicht.",
    },
    "x-square": {
      word: "X-Feld",
      forms: ["X-Feld", "X-Felder", "X-Feldern"],
      meaning: "Ein Feld schräg neben einer Ecke. Ein Stein dort lässt die andere Seite oft in die Ecke.",
      example: "b2, g2, b7 und g7.",
    },
    "c-square": {
      word: "C-Feld",
      forms: ["C-Feld", "C-Felder", "C-Feldern"],
      meaning: "Ein Feld am Rand, direkt neben einer Ecke.",
      example: "a2 und b1 liegen neben der Ecke a1.",
    },
    stable: {
      word: "Fester Stein",
      forms: ["fester Stein", "feste Steine", "festen Stein", "festen Steine", "festen Steinen", "stabil"],
      meaning: "Ein Stein, den niemand mehr umdrehen kann.",
      example: "Ein Stein in der Ecke ist fest, ebenso einer gleicher Farbe daneben am Rand.",
    },
    mobility: {
      word: "Beweglichkeit",
      forms: ["Beweglichkeit", "Mobilität"],
      meaning:
        "Wie viele Züge eine Seite zur Wahl hat. Wer wenige hat, muss bald dorthin ziehen, wo es wehtut.",
      example: "Am Anfang hat jede Seite vier Züge zur Wahl.",
    },
    frontier: {
      word: "Front",
      forms: ["Front", "Frontstein", "Frontsteine", "Frontsteinen"],
      meaning: "Die Steine, neben denen ein leeres Feld liegt. Eine lange Front gibt der anderen Seite Züge.",
      example: "Am Anfang liegen alle vier Steine an der Front.",
    },
    quiet: {
      word: "Ruhiger Zug",
      forms: ["ruhiger Zug", "ruhige Züge", "ruhigen Zug", "ruhigen Züge", "ruhigen Zügen", "Tempo"],
      meaning:
        "Ein Zug, der der anderen Seite nichts Neues öffnet. Er gewinnt ein Tempo: Sie muss ziehen und hat keinen Zug dazubekommen.",
      example: "Ein Zug, der einen einzigen Stein umdreht, neben dem kein leeres Feld liegt.",
    },
    parity: {
      word: "Parität",
      forms: ["Parität"],
      meaning:
        "Ob eine Zahl gerade oder ungerade ist. Wer in einem Teil des Bretts zuletzt zieht, muss dort keine Antwort fürchten.",
      example: "In einem Teil mit drei leeren Feldern zieht, wer dort anfängt, auch zuletzt.",
    },
  },
};
