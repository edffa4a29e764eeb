import { type GlossarySentences, type TermId, termIds } from "./glossary.ts";

/** A piece of a text: a word of the glossary where there is a term, else what stands between. */
export interface TextPart {
  readonly text: string;
  readonly term?: TermId;
}

/** A text in pieces: the first place of each word of the glossary is a piece of its own. Joined they are the text. */
export function findTerms({ terms }: GlossarySentences, text: string): readonly TextPart[] {
  const places = termIds
    .flatMap((term) => {
      const found = firstPlace(text, terms[term].forms);
      return found ? [{ ...found, term }] : [];
    })
    // Of two that overlap the longer one is meant: “misère quotient” is not “misère”.
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, to, term } of places) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), term });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function firstPlace(text: string, forms: readonly string[]): Stretch | undefined {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length).map(pattern);
  const match = new RegExp(longestFirst.join("|"), "iu").exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}

const latin = "[\\p{Script=Latin}\\p{M}\\p{N}]";
const han = "\\p{Script=Han}";

/**
 * Only whole words: beside a Latin letter stands none. Words in other scripts have no blanks around them; but a word of a single Chinese
 * character is one only where no other stands beside it.
 */
function pattern(form: string): string {
  const letter = form.length === 1 ? han : latin;
  const isLetter = (sign: string | undefined) => sign !== undefined && new RegExp(letter, "u").test(sign);
  const before = isLetter(form[0]) ? `(?<!${letter})` : "";
  const behind = isLetter(form.at(-1)) ? `(?!${letter})` : "";
  return `${before}${form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}${behind}`;
}
