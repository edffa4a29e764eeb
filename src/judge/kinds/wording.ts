import { type Detector, type Found, isBlank } from "./view.ts";

/** The same line in other letters or signs. */
export const wording: Detector = (view) => {
  const [ours = "", yours = ""] = [view.expected[0], view.got[0]];
  if (isBlank(ours) || isBlank(yours)) return undefined;
  // The console's bare prompt is a sign, too.
  if (ours === `$${yours}`) return { kind: "prompt-missing", facts: { prompt: "$" } };
  return letterCase(ours, yours) ?? plural(ours, yours) ?? punctuation(ours, yours);
};

function letterCase(ours: string, yours: string): Found | undefined {
  if (ours.toLowerCase() !== yours.toLowerCase()) return undefined;
  return { kind: "letter-case", facts: firstWords(ours, yours) };
}

/** `1 stone` where `1 stones` belongs, or the other way round. */
function plural(ours: string, yours: string): Found | undefined {
  const singular = (line: string) => line.replace(/(\p{L})s\b/gu, "$1");
  if (singular(ours) !== singular(yours)) return undefined;
  return { kind: "singular", facts: firstWords(ours, yours) };
}

/** Signs that are no letters, digits or blanks; stars are stones. */
const sign = /[^\p{L}\p{N}\s*]/gu;

function punctuation(ours: string, yours: string): Found | undefined {
  const letters = (line: string) => line.replace(sign, " ").replace(/\s+/g, " ").trim();
  if (letters(ours) !== letters(yours) && ours.replace(sign, "") !== yours.replace(sign, ""))
    return undefined;
  const [wanted, there] = [ours.match(sign) ?? [], yours.match(sign) ?? []];
  const at = wanted.findIndex((each, index) => each !== there[index]);
  const from = at < 0 ? wanted.length : at;
  const rest = (signs: readonly string[], start: number) => signs.slice(start).join("");
  const [expected = "", got = ""] = [wanted[from], there[from]];
  if (rest(wanted, from + 1) === rest(there, from))
    return { kind: "punctuation", facts: { expected, got: "" } };
  if (rest(wanted, from) === rest(there, from + 1))
    return { kind: "punctuation", facts: { expected: "", got } };
  return { kind: "punctuation", facts: { expected, got } };
}

/** The first two words that differ. */
function firstWords(ours: string, yours: string): { readonly expected: string; readonly got: string } {
  const words = (line: string) => line.split(/\s+/);
  const [one, other] = [words(ours), words(yours)];
  const at = one.findIndex((word, index) => word !== other[index]);
  const from = at < 0 ? one.length : at;
  return { expected: one[from] ?? "", got: other[from] ?? "" };
}

/** So many letters of a word may be wrong, as a share of the longer line. */
const mostWrong = 0.34;
const longestSpelled = 400;

/** The line that was meant, misspelt. */
export const spelling: Detector = ({ expected, got }) => {
  const [ours = "", yours = ""] = [expected[0], got[0]];
  const length = Math.max(ours.length, yours.length);
  if (length > longestSpelled || distance(ours, yours) > length * mostWrong) return undefined;
  const words = firstWords(ours, yours);
  const at = [...words.expected].findIndex((letter, index) => letter !== [...words.got][index]);
  const [letter = "", instead = ""] = [[...words.expected][at], [...words.got][at]];
  // Letters of another alphabet and typographic signs look the same: only their numbers tell.
  const alike = [letter, instead].some((each) => (each.codePointAt(0) ?? 0) > 127);
  return {
    kind: "spelling",
    facts: { ...words, letter: alike ? codePoint(letter) : "", instead: alike ? codePoint(instead) : "" },
  };
};

function codePoint(letter: string): string {
  const number = letter.codePointAt(0);
  return number === undefined ? "" : `U+${number.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** How many letters must be changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
