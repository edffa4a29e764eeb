/**
 * PostgreSQL keeps neither U+0000 nor half a surrogate pair, and one of them would fail everything that is written together
 * with it. Both become U+FFFD, as half a pair does in UTF-8 anyway.
 */
export function plain(text: string): string {
  return text.includes("\0") || !isWellFormed(text) ? text.replace(/\0|\p{Surrogate}/gu, "\ufffd") : text;
}

/** The same within JSON, where they stand as escapes. */
export function plainJson(text: string): string {
  return text.includes("\\u") ? JSON.stringify(JSON.parse(text, plainValue)) : text;
}

function plainValue(_: string, value: unknown): unknown {
  return typeof value === "string" ? plain(value) : value;
}

const surrogate = /\p{Surrogate}/u;

function isWellFormed(text: string): boolean {
  return !surrogate.test(text);
}
