import { sticksLeft, type TakingPosition } from "../../games/index.ts";
import type { Nouns } from "../../words/index.ts";

const signs: { readonly [T in Nouns["thing"]]: string } = { stone: "o", pin: "i", stick: "|", coin: "o" };

/** A line of a terminal without what stands before the row. */
const width = 72;

/** Rows one below the other. Where the middle may be taken, places have their numbers; elsewhere things stand in fives, to be counted. */
export function rowsInText({ thing }: Nouns, position: TakingPosition): string {
  const { options, rows } = position;
  const longest = Math.max(...options.rows);
  const head = rows.length > 1 ? String(rows.length).length + 3 : 2;
  const named = (row: number) => (rows.length > 1 ? `${row + 1}: ` : "").padStart(head);
  const sign = signs[thing];
  if (!options.middle) {
    return rows
      .map((runs, row) => {
        const count = sticksLeft({ rows: [runs] });
        return `${named(row)}${`${inFives(sign, count)} (${count})`.trimStart()}`;
      })
      .join("\n");
  }
  const field = String(longest).length + 1;
  const perLine = Math.floor(width / field);
  const lines: string[] = [];
  for (const [row, runs] of rows.entries()) {
    const stands = (place: number) => runs.some((run) => place >= run.left && place < run.left + run.length);
    const length = options.rows[row] ?? 0;
    for (let from = 1; from <= length; from += perLine) {
      const places = Array.from({ length: Math.min(perLine, length - from + 1) }, (_, at) => from + at);
      const line = places.map((place) => (stands(place) ? sign : ".").padStart(field)).join("");
      lines.push(`${from === 1 ? named(row) : " ".repeat(head)}${line}`);
      // Below rows that stand one below the other once is enough.
      if (row === rows.length - 1 || longest > perLine)
        lines.push(
          `${" ".repeat(head)}${numbers(places[0] ?? 1, longest > perLine ? places.length : longest, field)}`,
        );
    }
  }
  return lines.join("\n");
}

function inFives(sign: string, count: number): string {
  const fives = Array.from({ length: Math.ceil(count / 5) }, (_, at) =>
    sign.repeat(Math.min(5, count - at * 5)),
  );
  return fives.join(" ");
}

function numbers(from: number, count: number, field: number): string {
  return Array.from({ length: count }, (_, at) => String(from + at).padStart(field)).join("");
}
