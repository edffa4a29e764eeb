import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const paired = (reply: string) => `Dein Gegner nimmt ${reply}, und dann ist kein Teil ohne Partner.`;

const parts = {
  "wrong-row": answered(() => "Der größte Teil ohne Partner steckt in einer anderen Reihe.", paired),
  "left-alone": answered(() => "Der größte Teil ohne Partner hat immer noch keinen.", paired),
  "new-alone": answered(() => "Jetzt ist ein anderer Teil ohne Partner.", paired),
};

export const powers: NimLesson<"powers"> = {
  title: "Vierer, Zweier, Einer",
  about: "Auch bei drei und mehr Reihen siehst du, wer gewinnt, und findest den Zug.",
  steps: {
    split: {
      text: "Denk dir jede Reihe aus Teilen, 4, 2 und 1, jeder höchstens einmal: 3 ist 2 + 1. Gleiche Teile zweier Reihen sind Partner.",
      task: "Die Zweier sind Partner. Nimm den Teil weg, der keinen hat.",
      right:
        "Jeder Teil hat einen Partner. Hinterlass es bei jedem Zug so, dann bekommst du das letzte Hölzchen.",
      wrong: parts,
    },
    four: {
      text: "5 ist 4 + 1, 3 ist 2 + 1, und 2 ist 2. Die Einer sind Partner und die Zweier auch.",
      task: "Nimm den Teil weg, der keinen Partner hat.",
      right: "1, 2 + 1 und 2: Kein Teil ist mehr allein. Jeder Zug trennt jetzt Partner.",
      wrong: parts,
    },
    "two-at-once": {
      text: "7 ist 4 + 2 + 1, 3 ist 2 + 1, und 1 ist 1. Die 4 ist allein, und von den drei Einern ist es auch einer.",
      task: "Nimm beide mit einem Zug weg.",
      right: "2, 2 + 1 und 1. Beide Teile steckten in derselben Reihe, darum reichte ein Zug.",
      wrong: parts,
    },
    exchange: {
      text: "Die 4 ist allein und auch die 2 in 3 = 2 + 1. Sie stecken in verschiedenen Reihen, und du darfst nur aus einer nehmen.",
      task: "Nimm so viel von der 4, dass eine 2 davon bleibt.",
      right:
        "Der größte Teil, der allein ist, sagt dir die Reihe. Was du davon stehen lässt, wird Partner der übrigen.",
      wrong: { "wrong-row": parts["wrong-row"], "new-alone": parts["new-alone"] },
    },
    whole: {
      text: "Das geht immer: Ist ein Teil allein, gibt ein Zug allen einen Partner. Ist keiner allein, trennt jeder Zug Partner.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Was dein Gegner getrennt hat, hast du wieder zusammengebracht.",
      wrong: parts,
    },
  },
  last: {
    intro:
      "Du spielst gegen Otto. Bei 1, 3, 5 und 7 hat jeder Teil einen Partner, und du fängst an. Otto macht Reihen gleich, wo er kann, aber auf die Teile achtet er nie.",
    won: "Du hast jedem Teil einen Partner gegeben. Otto hat nur ganze Reihen gesehen.",
    lost: "Diesmal gewinnt Otto. Lass keinen Teil allein, und hinterlass nichts, woraus er lauter Paare gleicher Reihen machen kann.",
  },
};
