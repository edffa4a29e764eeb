import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const twoRows = {
  "one-row": answered(
    () => "Nur eine Reihe ist noch da.",
    (reply) => `Dein Gegner nimmt ${reply}, und das war alles.`,
  ),
  shorter: answered(
    () => "Du hast die kürzere Reihe noch kürzer gemacht.",
    (reply) => `Dein Gegner nimmt ${reply}, und die Reihen sind gleich.`,
  ),
  "not-equal": answered(
    () => "Die Reihen sind nicht gleich.",
    (reply) => `Dein Gegner nimmt ${reply} und macht sie gleich.`,
  ),
};
const inOnePiece = () => "Du hast am Ende genommen, also hängt die Reihe noch zusammen.";
const notEqual = () => "Die beiden Teile sind nicht gleich.";
const makesEqual = (reply: string) => `Dein Gegner nimmt ${reply} und lässt dir zwei gleiche Teile.`;

export const mirror: NimLesson<"mirror"> = {
  title: "Nachmachen",
  about: "Du gewinnst mit zwei gleichen Reihen und bei Kayles, indem du alles nachmachst.",
  steps: {
    equal: {
      text: "Das ist Nim: Nimm so viele Hölzchen, wie du willst, aber nur aus einer Reihe. Wer das letzte nimmt, gewinnt.",
      task: "Mach die beiden Reihen gleich.",
      right:
        "Was dein Gegner jetzt aus der einen Reihe nimmt, nimmst du aus der anderen. So bekommst du das letzte Hölzchen.",
      wrong: twoRows,
    },
    copying: {
      text: "Mach die Reihen gleich, dann mach nach: Nimm so viele, wie dein Gegner genommen hat, aber aus der anderen Reihe.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Wer nachmacht, hat immer noch einen Zug.",
      wrong: twoRows,
    },
    third: {
      text: "Zwei Reihen mit vier sind ein Paar: Dort kannst du nachmachen. Die Reihe mit zwei dazwischen hat keinen Partner.",
      task: "Lass nur das Paar übrig.",
      right: "Nur das Paar ist noch da, und dort machst du nach.",
      wrong: {
        "kept-some": answered(
          () => "Zwischen den Vierern liegt noch ein Hölzchen.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir das Paar.`,
        ),
        "new-pair": answered(
          () => "Die Zweier sind jetzt ein Paar, aber eine Reihe mit vier hat keinen Partner.",
          (reply) => `Dein Gegner nimmt ${reply} und lässt dir das Paar.`,
        ),
        "broke-pair": answered(() => "Du hast das Paar der Vierer getrennt.", nothingWins),
      },
    },
    middle: {
      text: "Das ist Kayles: Wirf einen Kegel um oder zwei nebeneinander. Wer den letzten umwirft, gewinnt.",
      task: "Teile die Reihe in zwei gleiche Teile.",
      right:
        "Auf jeder Seite zwei Kegel. Mach ab jetzt auf der einen Seite nach, was auf der anderen passiert.",
      wrong: {
        end: answered(inOnePiece, makesEqual),
        unequal: answered(notEqual, makesEqual),
      },
    },
    "middle-two": {
      text: "Bei acht Kegeln steht kein einzelner in der Mitte. Aber du darfst ja zwei umwerfen.",
      task: "Teile die Reihe in zwei gleiche Teile.",
      right:
        "Auf jeder Seite drei. Bei einer einzigen Reihe geht das für den, der anfängt, immer: einer aus der Mitte oder zwei.",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        "one-pin": answered(
          () => "Einer weniger sind sieben, und sieben lassen sich nicht in zwei gleiche Teile teilen.",
          nothingWins,
        ),
        unequal: answered(notEqual, nothingWins),
      },
    },
    copy: {
      text: "Du hast von elf Kegeln den mittleren genommen. Dann nahm dein Gegner links von fünf Kegeln den mittleren.",
      task: "Mach rechts dasselbe.",
      right: "Beide Seiten sehen wieder gleich aus. Mehr ist nicht zu tun.",
      wrong: {
        "same-side": answered(
          () => "Das war links, wo dein Gegner gerade war. Die rechte Seite ist noch ganz.",
          nothingWins,
        ),
        "other-way": answered(
          () => "Rechts sieht es nicht aus wie links: zwei Kegel, eine Lücke, zwei Kegel.",
          nothingWins,
        ),
      },
    },
    pins: {
      text: "Neun Kegel. Zuerst die Mitte, dann nachmachen.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Du hattest auf jeden Zug eine Antwort.",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        unequal: answered(notEqual, nothingWins),
        "not-copied": answered(() => "Was übrig ist, passt nicht mehr zueinander.", nothingWins),
      },
    },
  },
  last: {
    intro:
      "Du spielst gegen Mia. Die Reihen sind gleich, und du fängst an: Wer nachmacht, würde gewinnen. Mia macht erst nach, wenn höchstens sechs Hölzchen da sind.",
    won: "Du hast die Reihen gleich gemacht, als Mia es nicht tat, und dann bis zum Ende nachgemacht.",
    lost: "Diesmal gewinnt Mia. Mach die Reihen gleich, sobald sie verschieden sind, und nimm nie eine ganze Reihe, solange die andere noch da ist.",
  },
};
