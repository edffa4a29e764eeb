import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const tookLast = () => "Das war der letzte Stein, und wer den nimmt, verliert. Lass einen liegen.";
const leavesLast = (reply: string) => `Dein Gegner nimmt ${reply}, und der letzte Stein bleibt für dich.`;
const leavesFive = (reply: string) => `Dein Gegner nimmt ${reply} und lässt dir die Fünf.`;

export const remainders: NimLesson<"remainders"> = {
  title: "21 Steine",
  about: "Du weißt bei jedem Zug, wie viele Steine du liegen lässt, und gewinnst bei 21 Steinen.",
  steps: {
    one: {
      text: "Ihr nehmt abwechselnd 1, 2 oder 3 Steine. Wer den letzten Stein nehmen muss, verliert.",
      task: "Lass genau einen Stein liegen.",
      right:
        "Dein Gegner muss den letzten Stein nehmen. Bei 2, 3 oder 4 Steinen kannst du immer genau einen liegen lassen.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "Jetzt liegen noch zwei Steine da.", leavesLast),
      },
    },
    five: {
      text: "Bei fünf Steinen sitzt man fest: 4, 3 oder 2 bleiben übrig, und dann kann der andere genau einen liegen lassen. Also gib die Fünf ab.",
      task: "Hier sind sieben Steine. Lass fünf liegen.",
      right: "Fünf bleiben. Was dein Gegner jetzt auch nimmt, du kannst genau einen liegen lassen.",
      wrong: {
        "too-few": answered(() => "Sechs bleiben übrig, einer zu viel.", leavesFive),
        "too-many": answered(() => "Nur vier bleiben übrig.", leavesLast),
      },
    },
    end: {
      text: "Lass zuerst fünf liegen und dann einen. Zähle, bevor du nimmst.",
      task: "Spiel von sechs Steinen bis zum Ende und gewinne.",
      right: "Gewonnen: zuerst fünf, dann einer.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "Du hast zu wenige genommen: Es bleibt mehr als ein Stein.", leavesLast),
        "too-many": answered(() => "Du hast zu viele genommen: Es bleiben weniger als fünf.", leavesLast),
      },
    },
    nine: {
      text: "Fünf ist gut zum Liegenlassen. Und neun auch: Was von neun auch genommen wird, danach kannst du fünf liegen lassen.",
      task: "Hier sind elf Steine. Lass neun liegen.",
      right: "Jetzt neun, bei deinem nächsten Zug fünf und dann einer.",
      wrong: {
        "too-few": answered(
          () => "Zehn bleiben übrig, einer zu viel.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir die Neun.`,
        ),
        "too-many": answered(() => "Nur acht bleiben übrig.", leavesFive),
      },
    },
    together: {
      text: "Du hast neun liegen lassen, und dein Gegner hat einen genommen. Jetzt der Trick: Zusammen nehmt ihr immer vier.",
      task: "Nimm so viele, dass es mit dem einen Stein vier sind.",
      right:
        "Eins und drei sind vier, und fünf bleiben liegen. Auf 1 antworte mit 3, auf 2 mit 2 und auf 3 mit 1.",
      wrong: {
        "not-four": answered(
          (move) => `Deine Wahl, ${move}, und der eine Stein ergeben zusammen nicht vier.`,
          leavesFive,
        ),
      },
    },
    long: {
      text: "Gut zum Liegenlassen sind 1, 5, 9, 13 und 17, immer vier mehr. Wer einmal eine dieser Zahlen liegen lässt, kann es immer wieder.",
      task: "Spiel von zwölf Steinen bis zum Ende und gewinne.",
      right: "Gewonnen: neun, fünf, eins. Dein Gegner konnte nichts dagegen tun.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(
          () => "Du hast zu wenige genommen, um auf 9, 5 oder 1 zu kommen.",
          (reply) => `Dein Gegner nimmt ${reply} und kommt hin.`,
        ),
        "too-many": answered(
          () => "Du hast zu viele genommen und bist an der Fünf vorbei.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir den letzten.`,
        ),
      },
    },
    opening: {
      text: "21 Steine: Dein Gegner hat angefangen und zwei genommen. Zähle den Rest in Vierern: 4, 8, 12, 16. Gut ist immer einer mehr.",
      task: "19 sind noch da. Lass die gute Zahl liegen.",
      right:
        "17 sind vier Vierer, und einer bleibt: Das ist der Rest beim Teilen. Auch 21 hat den Rest 1, also lass dort andere anfangen.",
      wrong: {
        "too-few": answered(
          () => "18 bleiben: vier Vierer, und zwei sind über.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir 17.`,
        ),
        "too-many": answered(
          () => "16 bleiben: vier Vierer, und keiner ist über.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir 13.`,
        ),
      },
    },
  },
  last: {
    intro:
      "Du spielst gegen Leo und fängst bei 21 an. Wer perfekt spielt, würde jetzt gegen dich gewinnen. Leo kennt die 1 und die 5, aber 9, 13 oder 17 lässt er nie liegen.",
    won: "Du hast 1, 5, 9, 13 oder 17 liegen lassen, sooft es ging. Leo kann das nicht, und so hast du von 21 aus gewonnen.",
    lost: "Diesmal gewinnt Leo. Such nach jedem seiner Züge die 17, 13, 9, 5 oder 1 und nimm genau so viele, dass sie übrig bleibt.",
  },
};
