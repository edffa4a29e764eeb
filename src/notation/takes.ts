import { accept, maxRow, maxTakeList, type Result, refuse, type Take } from "../games/index.ts";
import { groupedIn, parseNumber } from "./numbers.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * What one move may take: `any`, or numbers and ranges side by side, `1-3` (or `1 to 3`), `1, 3, 4`, `1-3, 5`. Whether it can be
 * played the rules say.
 */
export function parseTake(text: string): Result<Take> {
  const trimmed = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (trimmed === "any" || trimmed === "") return accept("any");
  const grouped = groupedIn(trimmed);
  if (grouped !== undefined) return refuse("number-grouped", grouped);
  const parts = trimmed.replace(/ ?(?:[-\u2013]|\bto\b) ?/g, "-").split(/ ?[,;/] ?| /);
  if (parts.length > maxTakeList) return refuse("take-list-too-long", { max: maxTakeList });
  const ranges: Range[] = [];
  for (const part of parts) {
    if (!/^[0-9.]+(?:-[0-9.]+)?$/.test(part)) return refuse("not-in-notation", { form: "take", text });
    const range = parseRange(part);
    if (!range.ok) return range;
    ranges.push(range.value);
  }
  if (!parts.some((part) => part.includes("-"))) return accept(ranges.map(({ from }) => from));
  return united(ranges);
}

function parseRange(part: string): Result<Range> {
  const ends: number[] = [];
  for (const word of part.split("-")) {
    const bounds = { min: 1, max: maxRow };
    const number = parseNumber(word, bounds);
    if (!number.ok) return number;
    if (number.value > maxRow) return refuse("number-not-whole", { text: word, ...bounds });
    ends.push(number.value);
  }
  const [from = 1, to = from] = ends;
  return from <= to ? accept({ from, to }) : refuse("range-backwards", { from, to });
}

/** One range where they leave no gap, otherwise the list of their numbers. */
function united(ranges: readonly Range[]): Result<Take> {
  const apart: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && range.from <= last.to + 1)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else apart.push(range);
  }
  const [only, ...others] = apart;
  if (only && others.length === 0) return accept(only);
  const count = apart.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (count > maxTakeList) return refuse("take-list-too-long", { max: maxTakeList });
  return accept(apart.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
}

export function makeTake(take: Take): string {
  if (take === "any") return "any";
  return "from" in take ? `${take.from}-${take.to}` : take.join(", ");
}
