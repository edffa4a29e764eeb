import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const zero = (reply: string) => `Dein Gegner nimmt ${reply}, und das XOR ist 0.`;

const columns = {
  "wrong-row": answered(
    () => "Du brauchst eine Reihe mit einer 1 in der ungeraden Spalte ganz links. Diese hat dort eine 0.",
    zero,
  ),
  "kept-column": answered(() => "Die Spalte, die ganz links ungerade war, ist es immer noch.", zero),
  "other-column": answered(
    () => "Die Spalte, die ganz links ungerade war, ist jetzt gerade, aber eine andere ist ungerade.",
    zero,
  ),
};

export const xor: NimLesson<"xor"> = {
  title: "XOR",
  about: "Mit einer kleinen Rechnung findest du bei Nim den Gewinnzug, wie lang die Reihen auch sind.",
  steps: {
    columns: {
      text: "Mit Spalten für 4, 2 und 1 ist fünf 101 und drei 011. Eine 1 unter jeder Spalte mit ungerade vielen Einsen ergibt 110: ihr XOR.",
      task: "Mach jede Spalte gerade, sodass das XOR 0 ist.",
      right:
        "011 und 011: Jede Spalte ist gerade. Wer bei XOR 0 ziehen muss, verliert gegen perfektes Spiel.",
      wrong: columns,
    },
    "any-row": {
      text: "111, 101 und 100: Das XOR ist 110. Nimm aus einer Reihe mit einer 1 in der ungeraden Spalte ganz links; hier haben alle drei eine.",
      task: "Bring das XOR auf 0. Drei Züge schaffen es.",
      right: "Das XOR ist 0. In deiner Reihe haben sich genau die Ziffern in den ungeraden Spalten geändert.",
      wrong: { "kept-column": columns["kept-column"], "other-column": columns["other-column"] },
    },
    eight: {
      text: "Vorn kommt eine Spalte für 8 dazu: 1001, 0101 und 0011, und das XOR ist 1111. Nur eine Reihe hat links eine 1.",
      task: "Ändere in ihr jede Ziffer, die in einer ungeraden Spalte steht, und nimm bis zu dieser Zahl.",
      right: "Aus 1001 wurde 0110, und das ist 6.",
      wrong: columns,
    },
    large: {
      text: "1011, 0111 und 0110: Das XOR ist 1010. Such zuerst die Reihe und dann die Zahl, die bleiben soll.",
      task: "Finde den einzigen Zug, der gewinnt.",
      right: "Aus 1011 wurde 0001: Du hast zehn auf einmal genommen und eins stehen lassen.",
      wrong: columns,
    },
    whole: {
      text: "011, 100 und 101: Das XOR ist 010. Rechne bei jedem Zug neu.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Nach jedem deiner Züge war das XOR 0.",
      wrong: columns,
    },
  },
  last: {
    intro:
      "Du spielst gegen Ida. 1100, 1001 und 0101 haben XOR 0, und du fängst an. Ida rechnet gut mit 4, 2 und 1, aber die Spalte der 8 bringt sie nie in Ordnung.",
    won: "Du hast auch auf die Spalte der 8 geachtet. Ida nicht.",
    lost: "Diesmal gewinnt Ida. Mach die Spalte der 8 ungerade, denn Ida lässt sie so. Bring bei deinem nächsten Zug das XOR auf 0.",
  },
};
