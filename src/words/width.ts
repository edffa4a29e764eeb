/** What is two columns wide at a terminal: the signs of Chinese, Japanese and Korean, and their punctuation. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/** How many columns a text takes at a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += columnsOf(sign);
  return width;
}

function columnsOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0;
  return wide.test(sign) ? 2 : 1;
}

/** As `padEnd`, by columns. */
export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** As `padStart`, by columns. */
export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** As much of the beginning of a text as the columns hold. */
export function cutTo(text: string, width: number): string {
  let left = width;
  let kept = "";
  for (const sign of text) {
    left -= columnsOf(sign);
    if (left < 0) break;
    kept += sign;
  }
  return kept;
}

/** What may not begin a line, and what may not end one. */
const clings = /^[、。，．：；？！）」』】〉》…‥ー〜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)\]}]/u;
const opens = /[（「『【〈《([{]$/u;

/** A text in lines of at most so many columns: broken at blanks, and where a language has none between its signs. */
export function wrapTo(text: string, width: number): string {
  return text
    .split(/\r?\n/)
    .map((line) => wrapLine(line, width))
    .join("\n");
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let now = "";
  for (const piece of piecesOf(line)) {
    if (now === "" || widthOf(now) + widthOf(piece.trimEnd()) <= width) now += piece;
    else {
      lines.push(now.trimEnd());
      now = piece.trimStart();
    }
  }
  return [...lines, now.trimEnd()].join("\n");
}

/** What is not broken: a word with the blanks before it, or one wide sign with what clings to it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const sign of line.match(/\s*[\u0021-\u1099\u1160-\u2e7f]+|\s*\S|\s+$/gu) ?? []) {
    const last = pieces.length - 1;
    const before = pieces[last] ?? "";
    if (before !== "" && (clings.test(sign) || (opens.test(before) && !/^\s/.test(sign))))
      pieces[last] = before + sign;
    else pieces.push(sign);
  }
  return pieces;
}
