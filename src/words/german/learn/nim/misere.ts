import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const lastIsYours = (reply: string) => `Dein Gegner nimmt ${reply}, und das letzte bleibt für dich.`;
const oneLarge = answered(
  () => "Eine große Reihe ist noch da, und dein Gegner ist am Zug.",
  (reply) => `Er nimmt ${reply} und lässt dir eine ungerade Zahl einzelner Hölzchen.`,
);
const evenOnes = answered(
  () => "Das ist eine gerade Zahl einzelner Hölzchen, und so wird das letzte deins.",
  (reply) => `Dein Gegner nimmt ${reply}.`,
);

export const misere: NimLesson<"misere"> = {
  title: "Das letzte verliert",
  about: "Du gewinnst auch dann, wenn verliert, wer das letzte Hölzchen nimmt.",
  steps: {
    last: {
      text: "Ab jetzt verliert, wer das letzte Hölzchen nimmt. Das heißt Misère. Alles andere bleibt gleich.",
      task: "Lass ein einziges Hölzchen übrig.",
      right: "Dein Gegner muss es nehmen.",
      wrong: {
        "even-ones": answered(() => "Zwei einzelne Hölzchen sind übrig.", lastIsYours),
        "one-large": answered(() => "Die Reihe mit zwei ist übrig.", lastIsYours),
      },
    },
    odd: {
      text: "Einzelne Hölzchen gehen eins nach dem anderen weg. Lässt du eine ungerade Zahl davon übrig, bekommt dein Gegner das letzte.",
      task: "Lass eine ungerade Zahl einzelner Hölzchen übrig.",
      right: "Drei einzelne Hölzchen: dein Gegner, du, dein Gegner.",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    turn: {
      text: "Eine Reihe mit zwei oder mehr ist groß. Hier ist nur eine, und du bist am Zug: Du kannst sie ganz nehmen oder bis auf ein Hölzchen.",
      task: "Lass eine ungerade Zahl einzelner Hölzchen übrig.",
      right:
        "Wer zieht, wenn nur noch eine Reihe groß ist, gewinnt: Er nimmt sie ganz oder lässt ein Hölzchen, je nachdem, was ungerade ergibt.",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    "nim-first": {
      text: "Bei zwei großen Reihen oder mehr spiel so, als würde das letzte Hölzchen gewinnen: Hinterlass XOR 0, zum Beispiel gleiche Reihen.",
      task: "Hinterlass XOR 0.",
      right: "Irgendwann lässt dir dein Gegner nur noch eine große Reihe, und dann entscheidest du.",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "Die Reihen sind nicht gleich.",
          (reply) => `Dein Gegner nimmt ${reply} und macht sie gleich.`,
        ),
      },
    },
    beside: {
      text: "Auch einzelne Hölzchen zählen beim XOR mit. Hier sind sie ein Paar neben zwei großen Reihen.",
      task: "Hinterlass XOR 0.",
      right:
        "Spiel wie bei Nim, bis nur noch eine große Reihe da ist; dann lass eine ungerade Zahl einzelner Hölzchen.",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "Das XOR ist nicht 0.",
          (reply) => `Dein Gegner nimmt ${reply}, und dann ist es 0.`,
        ),
      },
    },
    whole: {
      text: "Fünf, drei und eins: Diese Reihen kennst du. Aber jetzt verliert, wer das letzte Hölzchen nimmt.",
      task: "Spiel bis zum Ende und gewinne.",
      right: "Gewonnen. Zuerst wie bei Nim, dann eine ungerade Zahl einzelner Hölzchen.",
      wrong: {
        "took-last": () => "Das war das letzte Hölzchen, und hier verliert es.",
        "even-ones": evenOnes,
        "one-large": oneLarge,
        unbalanced: answered(
          () => "Zwei große Reihen sind übrig, und das XOR ist nicht 0.",
          (reply) => `Dein Gegner nimmt ${reply}, und dann ist es 0.`,
        ),
      },
    },
  },
  last: {
    intro:
      "Du spielst gegen Nora. 1, 3, 5 und 7 haben XOR 0, und du fängst an. Nora kennt den Schluss, aber bei zwei großen Reihen oder mehr hinterlässt sie nie XOR 0.",
    won: "Du hast wie bei Nim gespielt, bis nur noch eine große Reihe da war. Nora dachte, es müsse umgekehrt sein.",
    lost: "Diesmal gewinnt Nora. Hinterlass XOR 0, solange zwei Reihen oder mehr groß sind, dann eine ungerade Zahl einzelner Hölzchen.",
  },
};
