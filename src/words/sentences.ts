/** Sentences one after another, whatever the language: behind a full-width stop stands no blank. */
export function inOneText(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, next) => (text === "" || /[。？！」）]$/u.test(text) ? text + next : `${text} ${next}`),
    "",
  );
}

/** A language, by one of its sentences. */
interface Punctuated {
  readonly verdicts: { readonly OK: (facts: object) => string };
}

/** What ends a sentence, as the judge's own sentences end, and what stands between the items of a list. */
export function punctuationOf({ verdicts }: Punctuated): { readonly stop: string; readonly comma: string } {
  const stop = verdicts.OK({}).slice(-1);
  return { stop, comma: stop === "." ? ", " : "、" };
}
