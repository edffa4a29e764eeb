import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const rules: ReversiCourse["rules"] = {
  title: "Die Regeln",
  about: "Du kannst eine ganze Partie spielen: Steine umdrehen, aussetzen und sehen, wann sie zu Ende ist.",
  steps: {
    first: {
      text: "Du hast Schwarz. Setze so, dass weiße Steine in gerader Linie zwischen deinem neuen und einem anderen deiner Steine liegen: Sie werden umgedreht und gehören dir.",
      task: "Setze auf eines der vier Felder, auf denen das geht.",
      right:
        "Der weiße Stein dazwischen wurde umgedreht. Nun macht Weiß dasselbe mit deinen, und so geht es abwechselnd weiter.",
      wrong: {},
    },
    diagonal: {
      text: "Linien laufen entlang der Reihen und der Spalten, und auch schräg.",
      task: "Drehe Steine in einer schrägen Linie um.",
      right: "Eine schräge Linie zählt wie jede andere, und sie darf so lang sein wie das Brett.",
      wrong: {
        straight: ({ move }) =>
          `${move} dreht nur entlang einer Reihe oder Spalte um. Suche eine Linie, die schräg läuft.`,
      },
    },
    lines: {
      text: "Ein Zug dreht in jeder Linie um, in der er Steine einschließt. Hier kommt es nicht auf die Zahl der Steine an.",
      task: "Finde den Zug, der in drei Linien umdreht.",
      right: "Drei Linien mit einem Zug: Wo immer weiße Steine eingeschlossen sind, werden sie umgedreht.",
      wrong: {
        two: ({ move }) => `${move} dreht in zwei Linien um. Es gibt einen Zug für drei.`,
        one: ({ move }) =>
          `${move} dreht in einer einzigen Linie um. Suche ein Feld, von dem drei Linien zu deinen Steinen führen.`,
      },
    },
    pass: {
      text: "Wer nichts umdrehen kann, setzt aus, und die andere Seite ist noch einmal dran. Freiwillig aussetzen darf niemand.",
      task: "Ziehe so, dass Weiß aussetzen muss.",
      right: "Weiß kann nichts umdrehen und setzt aus. Du bist gleich wieder dran.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber Weiß hat noch einen Zug.${answered(reply)}`,
        answered: ({ move, reply }) => `Nach ${move} hat Weiß noch einen Zug.${answered(reply)}`,
      },
    },
    over: {
      text: "Wenn keine Seite mehr ziehen kann, ist die Partie zu Ende, auch wenn Felder leer sind. Wer mehr Steine hat, gewinnt.",
      task: "Beende die Partie mit einem Zug.",
      right: "Kein weißer Stein ist mehr da, also kann niemand mehr etwas umdrehen. Du hast gewonnen.",
      wrong: {
        answered: ({ move, reply }) =>
          `Nach ${move} hat Weiß einen Zug, und die Partie geht weiter.${answered(reply)}`,
      },
    },
    finish: {
      text: "Wie viele Steine ein Zug umdreht, ist am Ende gleich. Es zählt, wie viele du hast, wenn niemand mehr ziehen kann.",
      task: "Spiele die letzten vier Felder und gewinne.",
      right: "Du hast mehr Steine, und nur das zählt.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, aber damit gewinnst du nicht mehr.${answered(reply)}`,
        lost: ({ move, reply }) => `Mit ${move} gewinnst du nicht mehr.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "Eine ganze Partie: Du hast Schwarz und beginnst. Dein Gegner dreht immer so viele Steine um, wie er kann, und denkt an nichts anderes.",
    won: "Viele Steine am Anfang sind wenig wert. Am Ende hast du sie umgedreht.",
    lost: "Jage in der Mitte der Partie nicht nach Steinen. Suche Felder, auf denen dich niemand umdrehen kann, vor allem die Ecken.",
  },
};
