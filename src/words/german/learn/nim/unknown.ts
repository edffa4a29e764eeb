import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const lastThree = (reply: string) => `Dein Gegner nimmt ${reply}, und du kannst nicht mehr nehmen.`;
const evenOnes = answered(
  () => "Das ist eine gerade Zahl einzelner Kegel, und so wird der letzte deiner.",
  (reply) => `Dein Gegner nimmt ${reply}.`,
);
const tookLast = () => "Das war der letzte Kegel, und hier verliert er.";
const notLost = answered(() => "Mit dem, was du übrig lässt, gewinnt, wer am Zug ist.", nothingWins);

export const unknown: NimLesson<"unknown"> = {
  title: "Was niemand weiß",
  about: "Du siehst, wo die Theorie aufhört und wie man dort mit Nachzählen gewinnt.",
  steps: {
    three: {
      text: "Ein neues Spiel: Nimm genau drei Hölzchen, die nebeneinander stehen. Wer das nicht kann, verliert.",
      task: "Teile die Reihe in gleiche Teile.",
      right:
        "Dein Gegner kann nicht mehr nehmen. Bei einer ungeraden Zahl ab drei gewinnen die mittleren drei immer.",
      wrong: {
        end: answered(() => "Vier stehen noch nebeneinander.", lastThree),
        unequal: answered(() => "Drei stehen noch nebeneinander.", lastThree),
      },
    },
    even: {
      text: "Zehn haben keine mittleren drei. Der Reihe nach ausgerechnet sind Reihen mit 1 bis 10 so viel wert: 0, 0, 1, 1, 1, 2, 2, 0, 3, 3.",
      task: "Lass zwei Teile mit gleichem Wert.",
      right:
        "3 und 4 sind je 1 wert. Ob sich diese Werte je wiederholen, fragt man seit 1956, und niemand weiß es.",
      wrong: {
        end: answered(() => "Eine Reihe mit sieben bleibt, und sie ist 2 wert.", nothingWins),
        unequal: answered(() => "Ein Teil ist 0 wert, der andere nicht.", nothingWins),
      },
    },
    ten: {
      text: "Kayles, wo der letzte Kegel verliert: Wer bei einer einzigen Reihe mit 1, 4, 9, 12 oder 20 Kegeln ziehen muss, hat verloren, sonst nie. So steht es in einer Arbeit von 1992.",
      task: "Hier sind zehn. Nutze die Liste.",
      right: "Neun bleiben, und neun sind hier verloren, ob in einem Stück oder in zweien.",
      wrong: {
        "two-end": answered(
          () => "Acht bleiben in einer Reihe, und 8 steht nicht auf der Liste.",
          nothingWins,
        ),
        "two-split": answered(
          () => "Acht bleiben in zwei Teilen, und damit gewinnt, wer am Zug ist.",
          nothingWins,
        ),
      },
    },
    six: {
      text: "Sechs Kegel, und der letzte verliert. Wer bei einer Reihe mit vier ziehen muss, verliert, und bei zwei und zwei auch.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Was klein genug ist, lässt sich bis zum Ende ausrechnen.",
      wrong: { "took-last": tookLast, "even-ones": evenOnes, "not-lost": notLost },
    },
    "copy-fails": {
      text: "Jemand hat von neun Kegeln den mittleren genommen und will nachmachen. Wo der letzte verliert, geht das schief: Vier und zwei einzelne sind verloren.",
      task: "Lass vier und zwei einzelne Kegel übrig, und spiel bis zum Ende.",
      right: "Gewonnen. Bei 4 und 4 oder 5 und 5 verliert hier, wer nachmachen will.",
      wrong: {
        "first-end": answered(
          () => "Vom Ende genommen bleiben 4 und 3 oder 4 und 2, und damit gewinnt, wer am Zug ist.",
          nothingWins,
        ),
        "first-split": answered(() => "4, 2 und 1 bleiben, und damit gewinnt, wer am Zug ist.", nothingWins),
        "took-last": tookLast,
        "even-ones": evenOnes,
        "not-lost": notLost,
      },
    },
  },
  last: {
    intro:
      "Du spielst gegen Hugo und fängst bei 12 Kegeln an, einer verlorenen Reihe; der letzte verliert. Solange mehr als sechs stehen, macht Hugo Paare gleicher Teile, wo er kann.",
    won: "Du hast Hugo dazu gebracht, nachzumachen, wo Nachmachen verliert.",
    lost: "Diesmal gewinnt Hugo. Lass ihm 4 und 6 oder 5 und 6: Er macht sie gleich. Aus 5 und 5 mach 5 und 4, aus 4 und 4 eine Vier und zwei einzelne.",
  },
};
