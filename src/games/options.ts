import { accept, type Result, refuse } from "./result.ts";

/** Helpers for reading options that came from outside: a command line, a form, a message. */
export type OptionsInput = Readonly<Record<string, unknown>>;

/** `input` as an object that has no key but those named in `known`. */
export function readOptions(input: unknown, known: readonly string[]): Result<OptionsInput> {
  if (input === undefined) return accept({});
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return refuse("options-not-object");
  const unknown = Object.keys(input).find((key) => !known.includes(key));
  if (unknown !== undefined) return refuse("option-unknown", { name: unknown, known: known.join(", ") });
  return accept(input as OptionsInput);
}

export function readInteger(name: string, value: unknown, min: number, max: number): Result<number> {
  if (typeof value !== "number" || !Number.isInteger(value)) return refuse("option-not-integer", { name });
  if (value < min || value > max) return refuse("option-out-of-range", { name, min, max });
  return accept(value);
}

export function readChoice<T extends string | boolean>(
  name: string,
  value: unknown,
  choices: readonly T[],
): Result<T> {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) return refuse("option-not-one-of", { name, choices: choices.join(", ") });
  return accept(found);
}
