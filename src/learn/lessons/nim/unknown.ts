import { nimLesson } from "./lesson.ts";
import { always, arePaired, emptied, isSplit, type Made, sum } from "./made.ts";
import { opponentWith } from "./opponent.ts";
import { leftOf, rowsOf } from "./table.ts";

/** Exactly three side by side: the octal game 0.007. */
const threes = (count: number) =>
  rowsOf("taking", [count], { take: { from: 3, to: 3 }, middle: true, last: "wins" });
/** Kayles in which the last one loses. */
const pins = (count: number) => rowsOf("kayles", [count], { last: "loses" });

const splits = { end: (made: Made) => !isSplit(made), unequal: always };
const onlyOnes = ({ after }: Made): boolean => after.every((length) => length === 1);
/** The two fours with which the step begins. */
const isFirst = ({ before }: Made): boolean => sum(before) === 8;
/** With so few pins Hugo sees everything. */
const fewPins = 6;

/** Where no rule is known, or none that is simple. */
export const unknown = nimLesson(
  "unknown",
  {
    three: { ...threes(7), task: "move", mistakes: splits },
    even: { ...threes(10), task: "move", mistakes: splits },
    ten: {
      ...pins(10),
      task: "move",
      mistakes: { "two-end": (made) => !isSplit(made), "two-split": always },
    },
    six: {
      ...pins(6),
      task: "play",
      mistakes: { "took-last": emptied, "even-ones": onlyOnes, "not-lost": always },
    },
    "copy-fails": {
      ...leftOf(pins(9), [1, 4], [6, 4]),
      task: "play",
      mistakes: {
        "first-end": (made) => isFirst(made) && !isSplit(made),
        "first-split": isFirst,
        "took-last": emptied,
        "even-ones": onlyOnes,
        "not-lost": always,
      },
    },
  },
  {
    ...pins(12),
    seat: 0,
    // It copies, right or wrong; apart from that it is perfect.
    choose: opponentWith((options) => {
      const copies = options.filter(({ before, after }) => sum(before) > fewPins && arePaired(after));
      return copies.length > 0 ? copies : options.filter(({ best }) => best);
    }),
  },
);
