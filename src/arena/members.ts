/** Readers for the members of data that came from outside: undefined for what is not of the kind. */
export function asObject(data: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? new Map(Object.entries(data))
    : undefined;
}

export function asWhole(data: unknown, min: number, max: number): number | undefined {
  return typeof data === "number" && Number.isInteger(data) && data >= min && data <= max ? data : undefined;
}

/** Control characters, halves of a character, line ends and what turns the direction of a text: they would break lines and tables. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unprintables = new RegExp(unprintable, "gu");

/** A text in one line, not empty, with blanks taken off its ends. */
export function asText(data: unknown, most: number): string | undefined {
  if (typeof data !== "string") return undefined;
  const text = data.trim();
  return text === "" || text.length > most || unprintable.test(text) ? undefined : text;
}

/** Any text as one that can be shown in a line, cut where it is too long. */
export function asShown(text: string, most = 40): string {
  const line = text
    .slice(0, 4 * most)
    .replace(unprintables, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(/\p{Cs}/gu, "")
        .trimEnd()}…`;
}

export function asChoice<T extends string>(data: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === data);
}
