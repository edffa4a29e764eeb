import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const tookLast = () => "That was the last stone, and whoever takes it loses. Leave one.";
const leavesLast = (reply: string) => `The other player takes ${reply}, and the last stone is left for you.`;
const leavesFive = (reply: string) => `The other player takes ${reply} and leaves you the five.`;

export const remainders: NimLesson<"remainders"> = {
  title: "21 stones",
  about: "You know at every turn how many stones to leave, and you win at 21 stones.",
  steps: {
    one: {
      text: "You take turns, and each of you takes 1, 2 or 3 stones. Whoever has to take the last stone loses.",
      task: "Leave just one stone.",
      right:
        "The other player has to take the last stone. With 2, 3 or 4 stones you can always leave just one.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "Two stones are left now.", leavesLast),
      },
    },
    five: {
      text: "With five stones you are stuck: 4, 3 or 2 will be left, and then the other player can leave just one. So give the five away.",
      task: "Here are seven stones. Leave five.",
      right: "Five are left. Whatever the other player takes now, you can leave just one.",
      wrong: {
        "too-few": answered(() => "Six are left, one too many.", leavesFive),
        "too-many": answered(() => "Only four are left.", leavesLast),
      },
    },
    end: {
      text: "First leave five, then leave one. Count before you take.",
      task: "Play to the end from six stones, and win.",
      right: "Won: first five, then one.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "You took too few: more than one stone is left.", leavesLast),
        "too-many": answered(() => "You took too many: fewer than five are left.", leavesLast),
      },
    },
    nine: {
      text: "Five is good to leave. And nine is too: whatever is taken from nine, you can leave five afterwards.",
      task: "Here are eleven stones. Leave nine.",
      right: "Nine now, five at your next turn, and then one.",
      wrong: {
        "too-few": answered(
          () => "Ten are left, one too many.",
          (reply) => `The other player takes ${reply} and leaves you the nine.`,
        ),
        "too-many": answered(() => "Only eight are left.", leavesFive),
      },
    },
    together: {
      text: "You left nine, and the other player took one. Now comes the trick: what the two of you take must make four together.",
      task: "Take so many that they make four with that one stone.",
      right: "One and three make four, and five are left. Answer 1 with 3, 2 with 2 and 3 with 1.",
      wrong: {
        "not-four": answered(
          (move) => `Your ${move} and that one stone do not make four together.`,
          leavesFive,
        ),
      },
    },
    long: {
      text: "The good numbers to leave are 1, 5, 9, 13 and 17: always four more. Whoever leaves one of them can do it again and again.",
      task: "Play to the end from twelve stones, and win.",
      right: "Won: nine, five, one. Your opponent could do nothing about it.",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(
          () => "You took too few to get down to 9, 5 or 1.",
          (reply) => `The other player takes ${reply} and gets there.`,
        ),
        "too-many": answered(
          () => "You took too many and went past the five.",
          (reply) => `The other player takes ${reply} and leaves you the one.`,
        ),
      },
    },
    opening: {
      text: "21 stones: the other player began and took two. Count what is left in fours: 4, 8, 12, 16. Good numbers are one more than that.",
      task: "19 are left. Leave the good number.",
      right:
        "17 is four fours and one over; that one is called the remainder. 21 has remainder 1, too: let others begin there.",
      wrong: {
        "too-few": answered(
          () => "18 are left: four fours and two over.",
          (reply) => `The other player takes ${reply} and leaves you 17.`,
        ),
        "too-many": answered(
          () => "16 are left: four fours and nothing over.",
          (reply) => `The other player takes ${reply} and leaves you 13.`,
        ),
      },
    },
  },
  last: {
    intro:
      "You play against Leo, and you begin at 21. A perfect player would win now. Leo knows the 1 and the 5, but he never leaves 9, 13 or 17.",
    won: "You left 1, 5, 9, 13 or 17 whenever you could. Leo cannot, and you did it from 21.",
    lost: "Leo wins this time. After each of his moves, look for 17, 13, 9, 5 or 1, and take just so many that it is left.",
  },
};
