import { sticks, type TakingOptions } from "../../games/index.ts";

/** Rows 9, 7, 5, 3 and 1, any run out of one of them, and whoever takes the last stick loses. */
export function isCompetition({ rows, take, middle, last, swap }: TakingOptions): boolean {
  const own = sticks.defaults;
  return (
    rows.join() === own.rows.join() &&
    take === own.take &&
    middle === own.middle &&
    last === own.last &&
    swap === undefined
  );
}

/** One stone or two adjacent ones, from anywhere in the only row, and whoever takes the last stone wins. */
export function isAdvanced({ rows, take, middle, last, swap }: TakingOptions): boolean {
  return (
    rows.length === 1 &&
    typeof take === "object" &&
    "from" in take &&
    take.from === 1 &&
    take.to === 2 &&
    middle &&
    last === "wins" &&
    swap === undefined
  );
}
