const newline = 10;

/** Byte from 0, line and column from 1; a column is a character, not a byte. */
export interface Place {
  readonly byte: number;
  readonly line: number;
  readonly column: number;
}

/** The first byte in which two outputs differ, or that only one of them has; undefined where they are the same. */
export function firstDifference(one: Uint8Array, other: Uint8Array): number | undefined {
  const common = Math.min(one.length, other.length);
  for (let at = 0; at < common; at++) if (one[at] !== other[at]) return at;
  return one.length === other.length ? undefined : common;
}

/** Where the line begins that a byte stands in. */
export function lineStart(bytes: Uint8Array, byte: number): number {
  return byte === 0 ? 0 : bytes.lastIndexOf(newline, byte - 1) + 1;
}

/** Where the character begins that a byte belongs to: bytes 10xxxxxx go on. */
function characterStart(bytes: Uint8Array, byte: number, from: number): number {
  let at = byte;
  while (at > from && at > byte - 3 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}

export function placeOf(bytes: Uint8Array, byte: number): Place {
  let line = 1;
  for (let at = bytes.indexOf(newline); at !== -1 && at < byte; at = bytes.indexOf(newline, at + 1)) line++;
  const start = lineStart(bytes, byte);
  const before = bytes.subarray(start, characterStart(bytes, byte, start));
  return { byte, line, column: characters(before) + 1 };
}

/** Counted without making them: an output may be one line of megabytes. */
function characters(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) count++;
  return count;
}

/** The index in the text of the character that a byte belongs to, counted without making it: four bytes are two units of it. */
export function textIndex(bytes: Uint8Array, byte: number): number {
  let index = 0;
  const end = characterStart(bytes, byte, 0);
  for (let at = 0; at < end; at++) {
    const each = bytes[at] ?? 0;
    if ((each & 0xc0) !== 0x80) index += each >= 0xf0 ? 2 : 1;
  }
  return index;
}
