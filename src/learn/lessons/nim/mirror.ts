import { nimLesson } from "./lesson.ts";
import { always, arePaired, isSplit, type Made, sum } from "./made.ts";
import { blindTo, fewest, keepingOn, opponentWith } from "./opponent.ts";
import { leftOf, rowsOf } from "./table.ts";

const rows = (...lengths: number[]) => rowsOf("taking", lengths);
const pins = (count: number) => rowsOf("kayles", [count]);

const twoRows = {
  "one-row": ({ after }: Made) => after.length === 1,
  shorter: ({ before, run }: Made) => run === Math.min(...before),
  "not-equal": always,
};

const atAnEnd = (made: Made): boolean => !isSplit(made);
const middleOfEleven = 6;
/** With so few sticks Mia sees everything. */
const fewSticks = 6;

/** What the other does in one of two equal parts is done in the other: first rows, then the two sides of a row of pins. */
export const mirror = nimLesson(
  "mirror",
  {
    equal: { ...rows(4, 2), task: "move", mistakes: twoRows },
    copying: { ...rows(5, 3), task: "play", mistakes: twoRows },
    third: {
      ...rows(4, 2, 4),
      task: "move",
      mistakes: {
        "kept-some": ({ move }) => move.row === 2,
        "new-pair": ({ after }) => after.filter((length) => length === 2).length === 2,
        "broke-pair": always,
      },
    },
    middle: { ...pins(5), task: "move", mistakes: { end: atAnEnd, unequal: always } },
    "middle-two": {
      ...pins(8),
      task: "move",
      mistakes: { end: atAnEnd, "one-pin": ({ count }) => count === 1, unequal: always },
    },
    copy: {
      ...leftOf(pins(11), [1, 2], [4, 2], [7, 5]),
      task: "move",
      mistakes: { "same-side": ({ move }) => move.left < middleOfEleven, "other-way": always },
    },
    pins: {
      ...pins(9),
      task: "play",
      mistakes: {
        end: (made) => made.before.length === 1 && atAnEnd(made),
        unequal: ({ before }) => before.length === 1,
        "not-copied": always,
      },
    },
  },
  {
    ...rows(7, 7),
    seat: 0,
    choose: opponentWith(
      blindTo(
        ({ before, after }) => sum(before) > fewSticks && arePaired(after),
        (options) => fewest(keepingOn(options)),
      ),
    ),
  },
);
