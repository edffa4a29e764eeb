/** Marks for what cannot be seen, each with what the legend calls it. */
export const invisibleMarks = {
  "·": "blank",
  "→": "tab",
  "⏎": "newline",
  "␍": "carriage-return",
  "␀": "nul",
  "⍽": "no-break-space",
  "�": "not-text",
} as const;
export type InvisibleMark = keyof typeof invisibleMarks;

const marks: { readonly [letter: string]: string } = {
  " ": "·",
  "\t": "→",
  "\n": "⏎",
  "\r": "␍",
  "\0": "␀",
  "\u00a0": "⍽",
  "\u007f": "␡",
};

/** A text with a mark for each character that cannot be seen; others without a sign of their own by their numbers. */
export function marked(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, (letter) => {
    const known = marks[letter];
    if (known !== undefined) return known;
    const number = letter.codePointAt(0) ?? 0;
    return number < 32
      ? String.fromCodePoint(0x2400 + number)
      : `[U+${number.toString(16).toUpperCase().padStart(4, "0")}]`;
  });
}

/** The marks a text has, in the order of the legend. */
export function marksIn(...texts: readonly string[]): InvisibleMark[] {
  return (Object.keys(invisibleMarks) as InvisibleMark[]).filter((mark) =>
    texts.some((text) => text.includes(mark)),
  );
}
