import { nimLesson } from "./lesson.ts";
import { always, isSplit, isWholeRun, type Made } from "./made.ts";
import { keepingOn, opponentWith, preferred } from "./opponent.ts";
import { rowsOf } from "./table.ts";

const rows = (...lengths: number[]) => rowsOf("kayles", lengths);

/** Taken from the row of that number. */
const inRow =
  (row: number) =>
  ({ move }: Made): boolean =>
    move.row === row;

/** Rows of pins by what they are worth: the table of the Grundy values, the least number that no move leads to. */
export const kayles = nimLesson(
  "kayles",
  {
    two: { ...rows(2, 1), task: "move", mistakes: { "took-both": inRow(1), "took-single": always } },
    three: {
      ...rows(3, 2),
      task: "move",
      mistakes: { "other-row": inRow(2), split: isSplit, "too-many": always },
    },
    four: {
      ...rows(4, 2),
      task: "move",
      mistakes: { "took-both": inRow(2), split: isSplit, end: always },
    },
    parts: {
      ...rows(6, 2),
      task: "move",
      mistakes: { "other-row": inRow(2), split: isSplit, end: always },
    },
    table: { ...rows(7, 5), task: "move", mistakes: { split: isSplit, end: always } },
    whole: { ...rows(4, 3), task: "play", mistakes: { row: isWholeRun, split: isSplit, end: always } },
  },
  {
    ...rows(7, 6, 4),
    seat: 0,
    // It never splits a row, whatever that costs.
    choose: opponentWith((options) => {
      const ends = options.filter((option) => !isSplit(option));
      const best = ends.filter((option) => option.best);
      return best.length > 0 ? best : keepingOn(preferred(ends, ({ wins }) => !wins));
    }),
  },
);
