import type { PageSentences } from "../../page-sentences.ts";
import { and, figures, grouped } from "../grammar.ts";

const units = [
  [86_400, { one: "day", other: "days" }],
  [3600, { one: "hour", other: "hours" }],
  [60, { one: "minute", other: "minutes" }],
  [1, { one: "second", other: "seconds" }],
] as const;

/** `1 minute and 30 seconds`. */
function duration(seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([length, forms]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [figures(count, forms)];
  });
  return and(parts);
}

export const clock: PageSentences["clock"] = {
  of({ seconds, added, perMove }) {
    if (perMove) return `${duration(seconds)} a move`;
    return added === 0 ? duration(seconds) : `${duration(seconds)}, ${duration(added)} a move`;
  },
  own: "a time of your own",
  minutes: "Minutes each",
  added: "Seconds a move",
  bounds: ({ minutes, added }) => `0.1 to ${grouped(minutes)} minutes, 0 to ${added} seconds a move`,
  days: ({ days, hours }) => `${days} d ${hours} h`,
  daysSpoken: ({ days, hours }) => duration(days * 86_400 + hours * 3600),
};
