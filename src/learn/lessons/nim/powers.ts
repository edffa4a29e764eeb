import { nimLesson } from "./lesson.ts";
import { always, arePaired, type Made, topOf, xorOf } from "./made.ts";
import { blindTo, fewest, keepingOn, opponentWith } from "./opponent.ts";
import { rowsOf } from "./table.ts";

const rows = (...lengths: number[]) => rowsOf("taking", lengths);

/** The largest power of two that has no partner. */
const aloneIn = (lengths: readonly number[]): number => topOf(xorOf(lengths));

/** The row that was taken from does not have it. */
export const wrongRow = ({ before, run }: Made): boolean => (run & aloneIn(before)) === 0;
/** It is still without a partner. */
export const stillAlone = ({ before, after }: Made): boolean => (xorOf(after) & aloneIn(before)) !== 0;

const parts = { "wrong-row": wrongRow, "left-alone": stillAlone, "new-alone": always };

/** Rows as sums of powers of two: lost where all of them go in pairs. */
export const powers = nimLesson(
  "powers",
  {
    split: { ...rows(3, 2), task: "move", mistakes: parts },
    four: { ...rows(5, 3, 2), task: "move", mistakes: parts },
    "two-at-once": { ...rows(7, 3, 1), task: "move", mistakes: parts },
    exchange: { ...rows(4, 3, 1), task: "move", mistakes: { "wrong-row": wrongRow, "new-alone": always } },
    whole: { ...rows(5, 3, 1), task: "play", mistakes: parts },
  },
  {
    ...rows(1, 3, 5, 7),
    seat: 0,
    // Equal rows it makes; a sum that is even otherwise it does not see.
    choose: opponentWith(
      blindTo(
        ({ after }) => !arePaired(after),
        (options) => fewest(keepingOn(options)),
      ),
    ),
  },
);
