import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const zero = (reply: string) => `The other player takes ${reply}, and the XOR is 0.`;

const columns = {
  "wrong-row": answered(
    () => "You need a row with a 1 in the leftmost odd column. This one has a 0 there.",
    zero,
  ),
  "kept-column": answered(() => "The column that was the leftmost odd one is odd still.", zero),
  "other-column": answered(() => "The leftmost odd column is even now, but another one is odd.", zero),
};

export const xor: NimLesson<"xor"> = {
  title: "XOR",
  about: "You find the winning move at Nim with one small sum, however long the rows are.",
  steps: {
    columns: {
      text: "With columns for 4, 2 and 1, five is 101 and three is 011. A 1 under each column with an odd number of ones gives 110: their XOR.",
      task: "Make every column even, so that the XOR is 0.",
      right: "011 and 011: every column is even. Whoever has to move at XOR 0 loses against perfect play.",
      wrong: columns,
    },
    "any-row": {
      text: "111, 101 and 100: the XOR is 110. Take from a row with a 1 in the leftmost odd column; here all three have one.",
      task: "Make the XOR 0. Three moves do it.",
      right: "The XOR is 0. In the row you chose, the digits in the odd columns have changed, and no others.",
      wrong: { "kept-column": columns["kept-column"], "other-column": columns["other-column"] },
    },
    eight: {
      text: "A column for 8 comes in front: 1001, 0101 and 0011, and the XOR is 1111. Only one row has a 1 in the leftmost column.",
      task: "Change each of its digits that stands in an odd column, and take down to that number.",
      right: "1001 became 0110, and that is 6.",
      wrong: columns,
    },
    large: {
      text: "1011, 0111 and 0110: the XOR is 1010. First the row, then the number to leave.",
      task: "Find the only move that wins.",
      right: "1011 became 0001: you took ten at once and left one.",
      wrong: columns,
    },
    whole: {
      text: "011, 100 and 101: the XOR is 010. Work it out anew at every turn.",
      task: "Play to the end and win.",
      right: "Won. You left XOR 0 at every turn.",
      wrong: columns,
    },
  },
  last: {
    intro:
      "You play against Ida. 1100, 1001 and 0101 have XOR 0, and you begin. Ida works well with 4, 2 and 1, but never puts the column of 8 right.",
    won: "You looked at the column of 8, too. Ida did not.",
    lost: "Ida wins this time. Make the column of 8 odd, for she leaves it so. At your next turn make the XOR 0.",
  },
};
