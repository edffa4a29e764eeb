import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const counting: ReversiCourse["counting"] = {
  title: "Das Ende auszählen",
  about: "Du kannst genau ausrechnen, wie die letzten Felder ausgehen.",
  steps: {
    two: {
      text: "Zwei Felder sind übrig, also gibt es zwei Wege: Du nimmst eines, Weiß das andere. Zähle für beide, wie es ausgeht.",
      task: "Du hast Schwarz. Finde den Zug, der gewinnt.",
      right: "Richtig gezählt: Es endet 34 zu 30 für dich. Anders wäre es 31 zu 33.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber Weiß dreht einige zurück, und es endet 31 zu 33.${answered(reply)}`,
      },
    },
    pass: {
      text: "Zähle auch das Aussetzen mit: Wer nichts umdrehen kann, bekommt das letzte Feld nicht.",
      task: "Zwei Felder sind übrig. Finde den Zug, der gewinnt.",
      right: "Weiß muss aussetzen, und du bekommst beide Felder: Es endet 34 zu 30.",
      wrong: {
        missed: ({ move, reply }) =>
          `${move} dreht mehr Steine um, aber dann bekommt Weiß das letzte Feld, und es endet 30 zu 34.${answered(reply)}`,
      },
    },
    three: {
      text: "Bei drei Feldern beginne mit der besten Antwort von Weiß auf jeden deiner Züge. Was dann kommt, ist erzwungen.",
      task: "Finde den Zug, der gewinnt.",
      right: "Es endet 33 zu 31. Die beiden anderen Züge verlieren.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber es endet 27 zu 37.${answered(reply)}`,
        lost: ({ move, reply }) => `Nach ${move} endet es 29 zu 35.${answered(reply)}`,
      },
    },
    corner: {
      text: "Ganz am Ende ist auch eine Ecke nur ein Feld: Es zählt allein die Summe aller Züge.",
      task: "Vier Felder sind übrig. Finde den Zug, der gewinnt.",
      right: "Es endet 34 zu 30. Alle anderen Züge, auch die Ecke, führen nur zum Unentschieden.",
      wrong: {
        corner: ({ move, reply }) =>
          `${move} ist eine Ecke und dreht die meisten Steine um, führt aber nur zum Unentschieden.${answered(reply)}`,
        drawn: ({ move, reply }) => `${move} führt nur zum Unentschieden.${answered(reply)}`,
      },
    },
    draw: {
      text: "Manchmal gewinnt kein Zug mehr. Dann lohnt es sich, für ein Unentschieden zu zählen.",
      task: "Finde den Zug, der das Unentschieden rettet.",
      right: "Es endet 32 zu 32. Die beiden anderen Züge verlieren.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber es endet 31 zu 33.${answered(reply)}`,
        lost: ({ move, reply }) => `Nach ${move} endet es 29 zu 35.${answered(reply)}`,
      },
    },
    discs: {
      text: "In einem Turnier kann zählen, mit wie vielen Steinen du gewinnst. Zähle also weiter, auch wenn du einen Gewinn gefunden hast.",
      task: "Gewinne mit so vielen Steinen wie möglich.",
      right: "Es endet 40 zu 24: Mehr ist nicht möglich.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um und gewinnt, aber nur 34 zu 30.${answered(reply)}`,
        less: ({ move, reply }) => `${move} gewinnt, aber nur 33 zu 31.${answered(reply)}`,
        thrown: ({ move, reply }) => `${move} gibt den Gewinn weg: Es endet 32 zu 32.${answered(reply)}`,
      },
    },
    finish: {
      text: "Nun alles zusammen: fünf Felder, und eines davon ist eine Ecke.",
      task: "Spiele bis zum Ende und gewinne.",
      right: "Bis zum letzten Stein gezählt und gewonnen.",
      wrong: {
        missed: ({ move, reply }) =>
          `Nach einem anderen Zug müsste Weiß aussetzen, nach ${move} nicht.${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber damit gewinnst du nicht mehr.${answered(reply)}`,
        lost: ({ move, reply }) => `Mit ${move} gewinnst du nicht mehr.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "Du hast Schwarz, und 16 Felder sind leer. Dein Gegner spielt gut, aber ab 10 leeren Feldern dreht er nur noch so viele Steine um, wie er kann.",
    won: "Er hat einen Zug gezählt, du hast alle gezählt.",
    lost: "Wenn wenige Felder übrig sind, gehe jeden deiner Züge mit der besten Antwort bis zum letzten Stein durch.",
  },
};
