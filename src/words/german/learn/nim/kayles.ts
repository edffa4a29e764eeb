import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const takesRest = (reply: string) => `Dein Gegner nimmt ${reply}, und das war alles.`;
const cancels = (reply: string) => `Dein Gegner nimmt ${reply}, und was bleibt, hebt sich auf.`;

export const kayles: NimLesson<"kayles"> = {
  title: "Kayles und seine Tabelle",
  about: "Du weißt, was jede Reihe Kegel wert ist, und gewinnst auch mit mehreren Reihen.",
  steps: {
    two: {
      text: "Eine Reihe ist so viel wert wie die kleinste Zahl, zu der kein Zug in ihr führt. Kein Kegel: 0. Ein Kegel führt nur zu 0, also 1. Zwei führen zu 0 und 1, also 2.",
      task: "Lass zwei Reihen mit gleichem Wert: Sie heben sich auf wie gleiche Reihen.",
      right: "1 und 1 heben sich auf.",
      wrong: {
        "took-both": answered(() => "Ein einzelner Kegel bleibt, und der ist 1 wert.", takesRest),
        "took-single": answered(() => "Die Reihe mit zwei bleibt, und sie ist 2 wert.", takesRest),
      },
    },
    three: {
      text: "Drei Kegel führen zu 2, zu 1 und zu 0, denn 1 neben 1 hebt sich auf. Kein Zug führt zu 3, also sind drei Kegel 3 wert.",
      task: "Lass zwei Reihen mit gleichem Wert.",
      right: "2 und 2 heben sich auf.",
      wrong: {
        split: answered(
          () => "Die beiden einzelnen Kegel heben sich auf, und die Reihe mit zwei ist über.",
          cancels,
        ),
        "too-many": answered(() => "Jetzt sind die Reihen 1 und 2 wert.", cancels),
        "other-row": answered(
          () => "Du hast aus der Reihe mit zwei genommen; die mit drei ist immer noch 3 wert.",
          cancels,
        ),
      },
    },
    four: {
      text: "Vier Kegel führen zu 3 und 2 und, geteilt in 1 und 1, zu 0. Kein Zug führt zu 1, also sind vier Kegel nur 1 wert.",
      task: "Lass Reihen, die sich aufheben.",
      right: "Sie heben sich auf. Eine Reihe mit vier zählt nicht mehr als ein einzelner Kegel.",
      wrong: {
        end: answered(() => "Drei Kegel sind 3 wert, die andere Reihe aber nur 2.", cancels),
        split: answered(() => "Die Teile der Vierer-Reihe ergeben zusammen nicht 2.", cancels),
        "took-both": answered(() => "Die Reihe mit vier bleibt allein, und sie ist 1 wert.", cancels),
      },
    },
    parts: {
      text: "Teile zählen zusammen wie Reihen bei Nim: 1 und 3 ergeben 2, denn 3 ist 2 + 1, und die Einer heben sich auf. Sechs Kegel sind 3 wert.",
      task: "Mach aus der Reihe mit sechs eine 2.",
      right: "1 und 3 ergeben 2, so viel wie die andere Reihe.",
      wrong: {
        end: answered(
          () =>
            "Vom Ende aus kommst du zu fünf Kegeln, die 4 wert sind, oder zu vier, die 1 wert sind. Du brauchst 2.",
          cancels,
        ),
        split: answered(() => "Diese beiden Teile ergeben nicht 2.", cancels),
        "other-row": answered(
          () => "Die Reihe mit sechs ist immer noch 3 wert, die andere weniger.",
          cancels,
        ),
      },
    },
    table: {
      text: "Reihen mit 1 bis 8 Kegeln sind 1, 2, 3, 1, 4, 3, 2, 1 wert. So geht es weiter, und ab 71 Kegeln wiederholt es sich alle 12.",
      task: "Reihen mit sieben und fünf, 2 und 4 wert: Lass, was sich aufhebt.",
      right: "Was bleibt, hebt sich auf. Die Tabelle hat dir erspart, alles durchzuprobieren.",
      wrong: {
        end: answered(
          () => "Die Reihe, die du gekürzt hast, ist nicht so viel wert wie die andere.",
          cancels,
        ),
        split: answered(
          () => "Die beiden Teile sind zusammen nicht so viel wert wie die andere Reihe.",
          cancels,
        ),
      },
    },
    whole: {
      text: "Reihen mit vier und drei, 1 und 3 wert. Merken musst du dir nur 1, 2, 3, 1.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Was du hinterlassen hast, hob sich jedes Mal auf.",
      wrong: {
        row: answered(
          () => "Du hast alles abgeräumt, was nebeneinander stand. Was bleibt, hebt sich nicht auf.",
          cancels,
        ),
        end: answered(() => "Du hast am Ende genommen. Was bleibt, hebt sich nicht auf.", cancels),
        split: answered(() => "Du hast eine Reihe geteilt. Was bleibt, hebt sich nicht auf.", cancels),
      },
    },
  },
  last: {
    intro:
      "Du spielst gegen Emil. Sieben, sechs und vier Kegel sind 2, 3 und 1 wert: Sie heben sich auf, und du fängst an. Emil kennt die Tabelle, aber er teilt nie eine Reihe.",
    won: "Du hast Reihen geteilt, wo es nötig war. Emil konnte das nicht.",
    lost: "Diesmal gewinnt Emil. Sieh die Werte nach, und lass ihm Reihen, bei denen nur Teilen helfen würde.",
  },
};
