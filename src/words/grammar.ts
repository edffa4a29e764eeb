/** The forms of a word, by the plural rules of its language. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What every language needs and `Intl` knows. */
export interface Grammar {
  /** The form that goes with a count. */
  form(count: number, forms: Forms): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** A large number as it is read: `1,000,000`. */
  grouped(value: number): string;
}

export function grammarOf(tag: string): Grammar {
  const plural = once(() => new Intl.PluralRules(tag));
  const conjunction = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  const numbers = once(() => new Intl.NumberFormat(tag));
  return {
    form: (count, forms) => forms[plural().select(count)] ?? forms.other,
    and: (items) => conjunction().format(items),
    or: (items) => disjunction().format(items),
    grouped: (value) => numbers().format(value),
  };
}

/** Made when it is first needed: `Intl` takes its time, and a command that says little should not wait for it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
