import { nimLesson } from "./lesson.ts";
import { always, emptied, large, type Made } from "./made.ts";
import { blindTo, fewest, keepingOn, opponentWith, preferred } from "./opponent.ts";
import { rowsOf } from "./table.ts";

const rows = (...lengths: number[]) => rowsOf("taking", lengths, { last: "loses" });

/** Nothing but single sticks. */
const onlyOnes = ({ after }: Made): boolean => large(after) === 0;
const oneLarge = ({ after }: Made): boolean => large(after) === 1;

/** Whoever takes the last one loses: as at Nim until one row with two or more is left. */
export const misere = nimLesson(
  "misere",
  {
    last: { ...rows(2, 1), task: "move", mistakes: { "even-ones": onlyOnes, "one-large": always } },
    odd: { ...rows(3, 1, 1), task: "move", mistakes: { "even-ones": onlyOnes, "one-large": always } },
    turn: { ...rows(4, 1, 1, 1), task: "move", mistakes: { "even-ones": onlyOnes, "one-large": always } },
    "nim-first": { ...rows(4, 2), task: "move", mistakes: { "one-large": oneLarge, unbalanced: always } },
    beside: { ...rows(4, 2, 1, 1), task: "move", mistakes: { "one-large": oneLarge, unbalanced: always } },
    whole: {
      ...rows(5, 3, 1),
      task: "play",
      mistakes: { "took-last": emptied, "even-ones": onlyOnes, "one-large": oneLarge, unbalanced: always },
    },
  },
  {
    ...rows(1, 3, 5, 7),
    seat: 0,
    // It knows the end, but leaves no XOR of 0 while two large rows stand; where that throws the game away, it keeps them standing.
    choose: opponentWith(
      blindTo(
        ({ before }) => large(before) > 1,
        (options) => fewest(keepingOn(preferred(options, ({ after }) => large(after) > 1))),
      ),
    ),
  },
);
