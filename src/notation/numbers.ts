import { accept, maxRows, type Result, refuse } from "../games/index.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whole numbers side by side, one a row: `9/7/5`, `9, 7, 5` or `9 7 5`. */
export function parseNumbers(text: string, bounds: Bounds): Result<number[]> {
  const grouped = groupedIn(text);
  if (grouped !== undefined) return refuse("number-grouped", grouped);
  const words = text.trim().split(/\s*[/,;]\s*|\s+/);
  if (words.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  const numbers: number[] = [];
  for (const word of words) {
    if (!looksNumeric(word)) return refuse("not-in-notation", { form: "counts", text });
    const number = parseNumber(word, bounds);
    if (!number.ok) return number;
    if (number.value > bounds.max)
      return refuse("row-too-long", { row: numbers.length + 1, max: bounds.max });
    numbers.push(number.value);
  }
  return accept(numbers);
}

/**
 * A whole number as it is counted with: no sign, no fraction, and no nought before it, for `0999` and `0110` mean something
 * else. It may be larger than `max`, which the refusal names.
 */
export function parseNumber(word: string, { min, max }: Bounds): Result<number> {
  if (!/^[0-9]+$/.test(word) || Number(word) < min)
    return refuse("number-not-whole", { text: word, min, max });
  if (/^0./.test(word)) return refuse("number-with-nought", { text: word });
  return accept(Number(word));
}

/** Whether somebody meant a number: `-3`, `1.5` and `1e3` are among them. */
function looksNumeric(word: string): boolean {
  return /^[-+\u2212]?[0-9.][0-9.]*(?:e[-+]?[0-9]+)?$/i.test(word);
}

/**
 * The first number that is written in groups of three, `1,000` or `1.500.000`. With a comma or a blank it is one only where a group
 * begins with a nought: `12,345` are two numbers.
 */
export function groupedIn(text: string): { text: string; plain: string } | undefined {
  const found = text.match(/(?<![0-9.,'\u2019_])[1-9][0-9]{0,2}(?:[,\s.'\u2019_][0-9]{3})+(?![0-9])/g);
  const grouped = found?.find((number) => /[.'\u2019_]|[,\s]0/.test(number));
  return grouped === undefined ? undefined : { text: grouped, plain: grouped.replace(/[^0-9]/g, "") };
}
