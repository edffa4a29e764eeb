import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const lastThree = (reply: string) => `The other player takes ${reply}, and you cannot take any more.`;
const evenOnes = answered(
  () => "That is an even number of single pins, and so the last one will be yours.",
  (reply) => `The other player answers with ${reply}.`,
);
const tookLast = () => "That was the last pin, and here it loses.";
const notLost = answered(() => "What you left is won for whoever moves.", nothingWins);

export const unknown: NimLesson<"unknown"> = {
  title: "What nobody knows",
  about: "You see where the theory ends, and how to win there by counting.",
  steps: {
    three: {
      text: "A new game: take exactly three sticks that stand side by side. Whoever cannot do so loses.",
      task: "Split the row into equal parts.",
      right:
        "The other player cannot take any more. From an odd number, three or more, the middle three always win.",
      wrong: {
        end: answered(() => "Four are left side by side.", lastThree),
        unequal: answered(() => "Three are left side by side.", lastThree),
      },
    },
    even: {
      text: "Ten have no middle three. Computed one after another, rows of 1 to 10 are worth 0, 0, 1, 1, 1, 2, 2, 0, 3, 3.",
      task: "Leave two parts of equal worth.",
      right:
        "3 and 4 are worth 1 each. Do these worths ever repeat? People have asked since 1956, and nobody knows.",
      wrong: {
        end: answered(() => "A row of seven is left, worth 2.", nothingWins),
        unequal: answered(() => "One part is worth 0, the other is not.", nothingWins),
      },
    },
    ten: {
      text: "Kayles where the last pin loses: a single row is lost for whoever moves at 1, 4, 9, 12 and 20 pins, and at no other. That was published in 1992.",
      task: "Here are ten. Use that list.",
      right: "Nine are left, and nine are lost here, whether in one piece or in two.",
      wrong: {
        "two-end": answered(() => "Eight are left in one row, and 8 is not on the list.", nothingWins),
        "two-split": answered(
          () => "Eight are left in two parts, and they are won for whoever moves.",
          nothingWins,
        ),
      },
    },
    six: {
      text: "Six pins, and the last one loses. A row of four is lost for whoever moves, and so are two and two.",
      task: "Play to the end and win.",
      right: "Won. What is small enough can be worked out to the end.",
      wrong: { "took-last": tookLast, "even-ones": evenOnes, "not-lost": notLost },
    },
    "copy-fails": {
      text: "Of nine pins someone took the middle one and wants to copy. Where the last one loses, that fails: a four and two single pins are lost.",
      task: "Leave a four and two single pins, and play to the end.",
      right: "Won. With 4 and 4, or with 5 and 5, whoever wants to copy loses here.",
      wrong: {
        "first-end": answered(
          () => "Taken from an end, 4 and 3 or 4 and 2 are left, and both are won for whoever moves.",
          nothingWins,
        ),
        "first-split": answered(
          () => "4, 2 and 1 are left, and they are won for whoever moves.",
          nothingWins,
        ),
        "took-last": tookLast,
        "even-ones": evenOnes,
        "not-lost": notLost,
      },
    },
  },
  last: {
    intro:
      "You play against Hugo, and you begin at 12 pins, a lost row; the last pin loses. While more than six stand, Hugo makes pairs of equal parts whenever he can.",
    won: "You led Hugo to copy where copying loses.",
    lost: "Hugo wins this time. Leave him 4 and 6, or 5 and 6: he makes them equal. From 5 and 5 leave 5 and 4; from 4 and 4 a four and two single pins.",
  },
};
