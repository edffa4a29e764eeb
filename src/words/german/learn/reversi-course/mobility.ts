import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const mobility: ReversiCourse["mobility"] = {
  title: "Beweglichkeit",
  about: "Du kannst deinem Gegner die Züge nehmen, solange das Brett noch halb leer ist.",
  steps: {
    few: {
      text: "In der Mitte der Partie ist es gut, wenige Steine zu haben. Dann findet Weiß wenig umzudrehen, und du findest viel.",
      task: "Du hast Schwarz. Mache den Zug, der die wenigsten Steine umdreht.",
      right: "Er hat einen einzigen Stein umgedreht, und hier ist er der beste Zug.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, und das ist Weiß gerade recht: Nun gibt es mehr zurückzudrehen.${answered(reply)}`,
        more: ({ move, reply }) => `${move} dreht mehr Steine um als nötig.${answered(reply)}`,
      },
    },
    replies: {
      text: "Wie viele Züge eine Seite zur Wahl hat, ist ihre Beweglichkeit. Wer wenige hat, muss bald einen schlechten machen.",
      task: "Mache den Zug, der Weiß die wenigsten Züge lässt.",
      right: "Weiß hat noch 6 Züge zur Wahl. Nach jedem anderen Zug von dir wären es mindestens 8.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um und lässt Weiß von allen die meisten Züge zur Wahl.${answered(reply)}`,
        more: ({ move, reply }) => `${move} lässt Weiß mehr Züge als nötig.${answered(reply)}`,
      },
    },
    frontier: {
      text: "Deine Steine neben leeren Feldern sind deine Front. Weiß kann nur setzen, wo es solche Steine findet, also halte sie klein.",
      task: "Mache den Zug, nach dem deine Front am kleinsten ist.",
      right: "Nur noch 8 deiner Steine liegen neben leeren Feldern.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, und zu viele deiner Steine liegen dann neben leeren Feldern.${answered(reply)}`,
        wall: ({ move, reply }) =>
          `${move} baut eine Mauer: eine lange Reihe deiner Steine neben leeren Feldern, gegen die Weiß spielen kann.${answered(reply)}`,
        more: ({ move, reply }) => `Nach ${move} ist deine Front größer als nötig.${answered(reply)}`,
      },
    },
    inside: {
      text: "Am besten spielt man innen: Man dreht Steine um, neben denen kein Feld leer ist. So ein Zug öffnet Weiß nichts Neues.",
      task: "Drehe nur Steine um, neben denen kein Feld leer ist.",
      right: "Du hast drei Steine umgedreht, und keiner davon liegt neben einem leeren Feld.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, und einige davon liegen neben leeren Feldern.${answered(reply)}`,
        outside: ({ move, reply }) =>
          `${move} dreht Steine um, die neben leeren Feldern liegen.${answered(reply)}`,
      },
    },
    squeeze: {
      text: "Dafür ist das alles gut: Wer keine guten Züge mehr hat, muss am Ende neben eine leere Ecke setzen.",
      task: "Lass Weiß nur Züge neben eine leere Ecke.",
      right: "Wo immer Weiß jetzt setzt, ist es neben einer leeren Ecke.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} dreht die meisten Steine um, und Weiß hat wieder die Wahl.${answered(reply)}`,
        beside: ({ move, reply }) =>
          `${move} liegt selbst neben einer leeren Ecke. Das sollte Weiß tun.${answered(reply)}`,
        quiet: ({ move, reply }) =>
          `Nach ${move} hat Weiß einen Zug, der nicht neben einer leeren Ecke liegt.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "Eine ganze Partie: Du hast Schwarz und beginnst. Bis 10 Felder übrig sind, baut dein Gegner die längste Mauer: möglichst viele seiner Steine neben leeren Feldern.",
    won: "Gegen eine Mauer findest du immer Züge, und wer sie gebaut hat, dem gehen sie aus.",
    lost: "Drehe wenige Steine um, und zwar innen. Am Ende bekommt die Ecken, wer mehr Züge zur Wahl hat.",
  },
};
