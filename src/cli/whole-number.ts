import { refused } from "./errors.ts";

/** A whole number that was typed, within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw refused("number-needed", { name, min, max, text });
}
