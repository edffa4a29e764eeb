/** The forms of a word, by the plural rules of its language. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What every language needs and `Intl` knows. */
export interface Grammar {
  /** The form that goes with a count. */
  form(count: number, forms: Forms): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
}

export function grammarOf(tag: string): Grammar {
  const plural = new Intl.PluralRules(tag);
  const conjunction = new Intl.ListFormat(tag, { type: "conjunction" });
  const disjunction = new Intl.ListFormat(tag, { type: "disjunction" });
  return {
    form: (count, forms) => forms[plural.select(count)] ?? forms.other,
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}
