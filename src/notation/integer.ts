/** An optional sign and digits, nothing else; undefined for any other text and beyond what a number holds exactly. */
export function parseInteger(text: string): number | undefined {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) return undefined;
  return value === 0 ? 0 : value;
}

/** The integers of a text split at white space, when it consists of exactly `count` of them. */
export function parseIntegers(text: string, count: number): number[] | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length !== count) return undefined;
  const values: number[] = [];
  for (const word of words) {
    const value = parseInteger(word);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}
