import { accept, type Result, type Run, refuse, type TakingPosition } from "../games/index.ts";
import { drawRow, runsOf } from "./rows.ts";

/** Rows of sticks, the last row first, each centred in the longest row's width: `1` unmarked, `0` marked. */
export function makeSticksPicture({ rows, options }: TakingPosition): string {
  const width = Math.max(...options.rows);
  let text = "";
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = drawRow(rows[index] as readonly Run[], options.rows[index] as number);
    const before = Math.floor((width - row.length) / 2);
    text += `${" ".repeat(before)}${row.padEnd(width - before)}\n`;
  }
  return text;
}

export function parseSticksPicture(text: string): Result<Run[][]> {
  const lines = text.replace(/\n+$/, "").split("\n").reverse();
  if (!lines.every((line) => /^ *[01]+ *$/.test(line))) {
    return refuse("not-in-notation", { form: "rows-picture", text: "" });
  }
  return accept(lines.map((line) => runsOf(line.trim())));
}

/** Piles as columns of stars, two characters apart, the tallest row first; no line ends in a blank. */
export function makePilesPicture(sizes: readonly number[]): string {
  const tallest = Math.max(0, ...sizes);
  const lines: string[] = [];
  for (let level = tallest; level >= 1; level--) {
    lines.push(
      sizes
        .map((size) => (size >= level ? "*" : " "))
        .join(" ")
        .trimEnd(),
    );
  }
  return lines.join("\n");
}

export function parsePilesPicture(text: string, piles: number): Result<number[]> {
  const sizes = new Array<number>(piles).fill(0);
  for (const line of text === "" ? [] : text.split("\n")) {
    for (let pile = 0; pile < piles && pile * 2 < line.length; pile++)
      if (line[pile * 2] === "*") sizes[pile] = (sizes[pile] as number) + 1;
  }
  if (makePilesPicture(sizes) !== text) {
    return refuse("not-in-notation", { form: "piles-picture", text: "" });
  }
  return accept(sizes);
}

/** One row as Nimsys shows it: ` *` for each stone, or every place of the row as `<n,*>` and `<n,x>`. */
export function makeStars(count: number): string {
  return " *".repeat(count).slice(1);
}

export function makePlaces({ rows, options }: TakingPosition): string {
  const row = drawRow(rows[0] as readonly Run[], options.rows[0] as number);
  return [...row].map((stick, index) => `<${index + 1},${stick === "1" ? "*" : "x"}>`).join(" ");
}

export function parsePlaces(text: string): Result<Run[]> {
  const places = text.split(" ");
  const row = places.map((place, index) =>
    place === `<${index + 1},*>` ? "1" : place === `<${index + 1},x>` ? "0" : "?",
  );
  if (row.includes("?")) return refuse("not-in-notation", { form: "places", text: "" });
  return accept(runsOf(row.join("")));
}
