import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const takesRest = (reply: string) => `The other player knocks down ${reply}, and that was everything.`;
const cancels = (reply: string) => `The other player answers with ${reply}, and what is left then cancels.`;

export const kayles: NimLesson<"kayles"> = {
  title: "Kayles and its table",
  about: "You know what each row of pins is worth, and you win with several rows.",
  steps: {
    two: {
      text: "A row is worth the smallest number that no move in it leads to. No pin is worth 0; one pin leads to 0 only: 1; two lead to 0 and 1: 2.",
      task: "Leave two rows of equal worth: they cancel, as equal rows do.",
      right: "1 and 1 cancel.",
      wrong: {
        "took-both": answered(() => "A single pin is left, worth 1.", takesRest),
        "took-single": answered(() => "The row of two is left, worth 2.", takesRest),
      },
    },
    three: {
      text: "Three pins lead to 2, to 1 and to 0, for 1 beside 1 cancels. No move leads to 3, so three pins are worth 3.",
      task: "Leave two rows of equal worth.",
      right: "2 and 2 cancel.",
      wrong: {
        split: answered(() => "The two single pins cancel, and the row of two is left over.", cancels),
        "too-many": answered(() => "Now the rows are worth 1 and 2.", cancels),
        "other-row": answered(
          () => "You took from the row of two; the row of three is still worth 3.",
          cancels,
        ),
      },
    },
    four: {
      text: "Four pins lead to 3 and 2, and split into 1 and 1 to 0. No move leads to 1, so four pins are worth only 1.",
      task: "Leave rows that cancel.",
      right: "They cancel. A row of four counts no more than a single pin.",
      wrong: {
        end: answered(() => "Three pins are worth 3, and the other row only 2.", cancels),
        split: answered(() => "The parts of the row of four do not make 2.", cancels),
        "took-both": answered(() => "The row of four is left alone, worth 1.", cancels),
      },
    },
    parts: {
      text: "The worths of parts add up as rows of Nim do: 1 and 3 make 2, for 3 is 2 + 1 and the ones cancel. Six pins are worth 3.",
      task: "Make 2 out of the row of six.",
      right: "1 and 3 make 2, as much as the other row.",
      wrong: {
        end: answered(() => "From an end you get five pins, worth 4, or four, worth 1. You need 2.", cancels),
        split: answered(() => "These two parts do not make 2.", cancels),
        "other-row": answered(() => "The row of six is still worth 3, and the other one less.", cancels),
      },
    },
    table: {
      text: "Rows of 1 to 8 pins are worth 1, 2, 3, 1, 4, 3, 2, 1. It goes on like that, and from 71 pins on it repeats every 12.",
      task: "Rows of seven and five, worth 2 and 4: leave what cancels.",
      right: "What is left cancels. The table saved you trying everything.",
      wrong: {
        end: answered(() => "The row you shortened is worth something else than the other.", cancels),
        split: answered(() => "The two parts together are worth something else than the other row.", cancels),
      },
    },
    whole: {
      text: "Rows of four and three, worth 1 and 3. The numbers to know are 1, 2, 3, 1.",
      task: "Play to the end and win.",
      right: "Won. What you left cancelled at every turn.",
      wrong: {
        row: answered(
          () => "You cleared away all that stood side by side. What is left does not cancel.",
          cancels,
        ),
        end: answered(() => "You took from an end. What is left does not cancel.", cancels),
        split: answered(() => "You split a row. What is left does not cancel.", cancels),
      },
    },
  },
  last: {
    intro:
      "You play against Emil. Seven, six and four pins are worth 2, 3 and 1: they cancel, and you begin. Emil knows the table, but he never splits a row.",
    won: "You split rows where it was needed. Emil could not.",
    lost: "Emil wins this time. Look up the worths, and leave him rows where only a split would help.",
  },
};
