import { nimLesson } from "./lesson.ts";
import { always, type Made, xorOf } from "./made.ts";
import { blindTo, fewest, keepingOn, type Option, opponentWith, preferred } from "./opponent.ts";
import { stillAlone, wrongRow } from "./powers.ts";
import { rowsOf } from "./table.ts";

const rows = (...lengths: number[]) => rowsOf("taking", lengths);

const columns = { "wrong-row": wrongRow, "kept-column": stillAlone, "other-column": always };

/** Whether the column of the eights is odd. */
const oddEights = (lengths: readonly number[]): boolean => (xorOf(lengths) & 8) !== 0;
const keepsEights = ({ before, after }: Made): boolean => oddEights(before) === oddEights(after);
const evenBelow = ({ after }: Option): boolean => xorOf(after) % 8 === 0;

/** The same as columns of binary digits. */
export const xor = nimLesson(
  "xor",
  {
    columns: { ...rows(5, 3), task: "move", mistakes: columns },
    "any-row": {
      ...rows(7, 5, 4),
      task: "move",
      mistakes: { "kept-column": stillAlone, "other-column": always },
    },
    eight: { ...rows(9, 5, 3), task: "move", mistakes: columns },
    large: { ...rows(11, 7, 6), task: "move", mistakes: columns },
    whole: { ...rows(3, 4, 5), task: "play", mistakes: columns },
  },
  {
    ...rows(12, 9, 5),
    seat: 0,
    // It leaves the column of the eights as it is and makes the others even.
    choose: opponentWith(
      blindTo(
        ({ before }) => oddEights(before),
        (options) => fewest(preferred(keepingOn(preferred(options, keepsEights)), evenBelow)),
      ),
    ),
  },
);
