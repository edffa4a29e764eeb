import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const twoRows = {
  "one-row": answered(
    () => "Only one row is left.",
    (reply) => `The other player takes ${reply}, and that was everything.`,
  ),
  shorter: answered(
    () => "You made the shorter row shorter still.",
    (reply) => `The other player takes ${reply}, and the rows are equal.`,
  ),
  "not-equal": answered(
    () => "The rows are not equal.",
    (reply) => `The other player takes ${reply} and makes them equal.`,
  ),
};
const inOnePiece = () => "You took from an end, so the row is still in one piece.";
const makesEqual = (reply: string) =>
  `The other player knocks down ${reply}, and two equal parts are left for you.`;

export const mirror: NimLesson<"mirror"> = {
  title: "Copying",
  about: "You win with two equal rows, and at Kayles, by doing what the other player does.",
  steps: {
    equal: {
      text: "This is Nim: take as many sticks as you like, but from one row only. Whoever takes the last stick wins.",
      task: "Make the two rows equal.",
      right:
        "Whatever the other player takes from one row now, you take from the other. So the last stick is yours.",
      wrong: twoRows,
    },
    copying: {
      text: "Make the rows equal, then copy: as many as the other player takes from one row, you take from the other.",
      task: "Play to the end and win.",
      right: "Won. Whoever copies always has one more move.",
      wrong: twoRows,
    },
    third: {
      text: "Two rows of four are a pair: there you can copy. The row of two between them has no partner.",
      task: "Leave nothing but the pair.",
      right: "Only the pair is left, and there you copy.",
      wrong: {
        "kept-some": answered(
          () => "One stick between the fours is still there.",
          (reply) => `The other player takes ${reply}, and the pair is left for you.`,
        ),
        "new-pair": answered(
          () => "The twos are a pair now, but a four has no partner.",
          (reply) => `The other player takes ${reply}, and the pair is left for you.`,
        ),
        "broke-pair": answered(() => "You broke up the pair of fours.", nothingWins),
      },
    },
    middle: {
      text: "This is Kayles: knock down one pin, or two side by side. Whoever knocks down the last pin wins.",
      task: "Split the row into two equal parts.",
      right: "Two pins on either side. From now on, copy on one side what happens on the other.",
      wrong: {
        end: answered(inOnePiece, makesEqual),
        unequal: answered(() => "The two parts are not equal.", makesEqual),
      },
    },
    "middle-two": {
      text: "Eight pins have no single pin in the middle. But you may knock down two.",
      task: "Split the row into two equal parts.",
      right:
        "Three on either side. In a single row whoever begins can always do that: one from the middle, or two.",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        "one-pin": answered(
          () => "One pin fewer leaves seven, and seven do not make two equal parts.",
          nothingWins,
        ),
        unequal: answered(() => "The two parts are not equal.", nothingWins),
      },
    },
    copy: {
      text: "You took the middle of eleven pins. Then the other player took the middle of the five on the left.",
      task: "Do the same on the right.",
      right: "Both sides look alike again. That is all there is to do.",
      wrong: {
        "same-side": answered(
          () => "That was on the left, where the other player has just been. The right side is still whole.",
          nothingWins,
        ),
        "other-way": answered(
          () => "The right side does not look like the left one: two pins, a gap, two pins.",
          nothingWins,
        ),
      },
    },
    pins: {
      text: "Nine pins. First the middle, then copy.",
      task: "Play to the end and win.",
      right: "Won. You had an answer to every move.",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        unequal: answered(() => "The two parts are not equal.", nothingWins),
        "not-copied": answered(() => "What is left does not match any more.", nothingWins),
      },
    },
  },
  last: {
    intro:
      "You play against Mia. The rows are equal and you begin, so a player who copies would win. Mia never copies until six sticks or fewer are left.",
    won: "You made the rows equal when Mia did not, and then you copied to the end.",
    lost: "Mia wins this time. Make the rows equal as soon as they differ, and never take a whole row while the other stands.",
  },
};
