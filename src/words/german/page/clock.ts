import type { PageSentences } from "../../page-sentences.ts";
import { and, figures, grouped } from "../grammar.ts";

const units = [
  [86_400, { one: "Tag", other: "Tage" }],
  [3600, { one: "Stunde", other: "Stunden" }],
  [60, { one: "Minute", other: "Minuten" }],
  [1, { one: "Sekunde", other: "Sekunden" }],
] as const;

/** `1 Minute und 30 Sekunden`. */
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
    if (perMove) return `${duration(seconds)} je Zug`;
    return added === 0 ? duration(seconds) : `${duration(seconds)}, ${duration(added)} je Zug`;
  },
  own: "eine eigene Zeit",
  minutes: "Minuten je Seite",
  added: "Sekunden je Zug",
  bounds: ({ minutes, added }) => `0,1 bis ${grouped(minutes)} Minuten, 0 bis ${added} Sekunden je Zug`,
  days: ({ days, hours }) => `${days} T ${hours} h`,
  daysSpoken: ({ days, hours }) => duration(days * 86_400 + hours * 3600),
};
