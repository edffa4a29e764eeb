import { asShown, type Head, longestName, rate } from "../arena/index.ts";
import { type CliSentences, padEnd, padStart, widthOf } from "../words/index.ts";
import { refused } from "./errors.ts";
import { readInput } from "./read-input.ts";

export interface RateOptions {
  readonly prior: boolean;
  readonly json?: true;
}

/** Ratings of all at once from their results against each other. */
export async function rateFile(cli: CliSentences, file: string, { prior, json }: RateOptions): Promise<void> {
  const { names, heads } = readResults(file, await readInput(file));
  const rated = rate(heads, { prior }).map((each) => ({
    ...each,
    rating: each.rating === null ? null : rounded(each.rating, 1e9),
    error: each.error === null ? null : rounded(each.error, 1e9),
  }));
  if (json) {
    // A name may be `__proto__`: the object is made of entries.
    const entries = rated.map(({ bot, rating, error }) => [names[bot] ?? "", { rating, error }] as const);
    process.stdout.write(`${JSON.stringify(Object.fromEntries(entries))}\n`);
    return;
  }
  const sorted = [...rated].sort((a, b) => a.group - b.group || (b.rating ?? 0) - (a.rating ?? 0));
  const rows = sorted.map(({ bot, rating, error, group }) => [
    asShown(names[bot] ?? "", longestName),
    rating === null ? "?" : rounded(rating, 10).toFixed(1),
    error === null ? "?" : `± ${error.toFixed(1)}`,
    ...(sorted.some((each) => each.group > 0) ? [String(group + 1)] : []),
  ]);
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] as number)).join("  ");
  process.stdout.write(`${rows.map(line).join("\n")}\n`);
  if (sorted.some((each) => each.group > 0)) process.stdout.write(`${cli.arena.groups}\n`);
}

/** To so many parts of one, and never to less than nothing that is nothing. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}

/** Lines `A,B,winsA,draws,winsB`; a name with a comma stands in quotation marks, as in every CSV. */
function readResults(file: string, text: string): { names: string[]; heads: Head[] } {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  const heads: Head[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const cells = cellsOf(line);
    const [a = "", b = "", ...counts] = cells.map((cell) => cell.trim());
    const isHead = index === 0 && counts.length === 3 && counts.every((count) => /^[a-z_ ]+$/i.test(count));
    if (isHead) continue;
    const isRight =
      a !== "" &&
      b !== "" &&
      a !== b &&
      counts.length === 3 &&
      counts.every((count) => /^[0-9]{1,12}$/.test(count));
    if (!isRight) throw refused("results-line", { file, line: index + 1, text: line });
    const [winsA = 0, draws = 0, winsB = 0] = counts.map(Number);
    heads.push({ a: numberOf(a), b: numberOf(b), winsA, draws, winsB });
  }
  if (heads.length === 0) throw refused("results-line", { file, line: 1, text: "" });
  return { names, heads };
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))(?=,|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
