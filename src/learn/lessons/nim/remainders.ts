import { nimLesson } from "./lesson.ts";
import { always, emptied, type Made, sum } from "./made.ts";
import { blindTo, most, opponentWith } from "./opponent.ts";
import { leftOf, rowsOf } from "./table.ts";

const stones = (count: number) => rowsOf("stones", [count]);

/** Taken fewer than lead to the next number with remainder 1. */
const tooFew = ({ before, count }: Made): boolean => count < (sum(before) - 1) % 4;

const whole = { "took-last": emptied, "too-few": tooFew, "too-many": always };

/** One row, 1 to 3 from its end, the last one loses: lost are 1, 5, 9 and so on. */
export const remainders = nimLesson(
  "remainders",
  {
    one: { ...stones(3), task: "move", mistakes: { "took-last": emptied, "too-few": always } },
    five: { ...stones(7), task: "move", mistakes: { "too-few": tooFew, "too-many": always } },
    end: { ...stones(6), task: "play", mistakes: whole },
    nine: { ...stones(11), task: "move", mistakes: { "too-few": tooFew, "too-many": always } },
    together: { ...leftOf(stones(9), [1, 8]), task: "move", mistakes: { "not-four": always } },
    long: { ...stones(12), task: "play", mistakes: whole },
    opening: {
      ...leftOf(stones(21), [1, 19]),
      task: "move",
      mistakes: { "too-few": tooFew, "too-many": always },
    },
  },
  {
    ...stones(21),
    seat: 0,
    // It knows 1 and 5; of what is left of its moves it takes as many as it can.
    choose: opponentWith(blindTo(({ after }) => sum(after) > 5, most)),
  },
);
