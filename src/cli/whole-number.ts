import { refused } from "./errors.ts";

/** A whole number that was typed, within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = parseWhole(text, min, max);
  if (value === undefined) throw refused("number-needed", { name, min, max, text });
  return value;
}

/** The same; undefined when it is none. */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
