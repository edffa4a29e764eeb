import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const lastIsYours = (reply: string) => `The other player takes ${reply}, and the last stick is left for you.`;
const oddOnes = (reply: string) =>
  `The other player takes ${reply} and leaves you an odd number of single sticks.`;
const oneLarge = answered(() => "One large row is left, and it is the other player's turn.", oddOnes);
const evenOnes = answered(
  () => "That is an even number of single sticks, and so the last one will be yours.",
  (reply) => `The other player takes ${reply}.`,
);

export const misere: NimLesson<"misere"> = {
  title: "The last one loses",
  about: "You win when whoever takes the last stick loses.",
  steps: {
    last: {
      text: "From now on whoever takes the last stick loses. That is called misère. All else is as before.",
      task: "Leave one single stick.",
      right: "The other player has to take it.",
      wrong: {
        "even-ones": answered(() => "Two single sticks are left.", lastIsYours),
        "one-large": answered(() => "The row of two is left.", lastIsYours),
      },
    },
    odd: {
      text: "Single sticks go one at a time. If you leave an odd number of them, the other player gets the last.",
      task: "Leave an odd number of single sticks.",
      right: "Three single sticks: the other player, you, the other player.",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    turn: {
      text: "A row with two or more is large. Here is just one, and it is your turn: you may take it all, or all but one stick.",
      task: "Leave an odd number of single sticks.",
      right:
        "Whoever moves when just one row is large wins: by taking it all or leaving one, whichever makes the number odd.",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    "nim-first": {
      text: "With two large rows or more, play as if the last stick won: leave XOR 0, equal rows for example.",
      task: "Leave XOR 0.",
      right: "Sooner or later the other player leaves you just one large row, and then you decide.",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "The rows are not equal.",
          (reply) => `The other player takes ${reply} and makes them equal.`,
        ),
      },
    },
    beside: {
      text: "Single sticks count in the XOR, too. Here they are a pair, beside two large rows.",
      task: "Leave XOR 0.",
      right: "Play as at Nim until just one large row is left; then leave an odd number of single sticks.",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "The XOR is not 0.",
          (reply) => `The other player takes ${reply}, and then it is.`,
        ),
      },
    },
    whole: {
      text: "Five, three and one: you know these rows. But now the last stick loses.",
      task: "Play to the end and win.",
      right: "Won. First as at Nim, then an odd number of single sticks.",
      wrong: {
        "took-last": () => "That was the last stick, and here it loses.",
        "even-ones": evenOnes,
        "one-large": oneLarge,
        unbalanced: answered(
          () => "Two large rows are left, and the XOR is not 0.",
          (reply) => `The other player takes ${reply}, and then it is.`,
        ),
      },
    },
  },
  last: {
    intro:
      "You play against Nora. 1, 3, 5 and 7 have XOR 0, and you begin. Nora knows the end, but with two large rows or more she never leaves XOR 0.",
    won: "You played as at Nim until just one large row was left. Nora thought it had to be the other way round.",
    lost: "Nora wins this time. Leave XOR 0 while two rows or more are large, then an odd number of single sticks.",
  },
};
