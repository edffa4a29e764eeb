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

/** Made when first needed: a list format alone costs half of a console's start. */
export function grammarOf(tag: string): Grammar {
  let plural: Intl.PluralRules | undefined;
  let conjunction: Intl.ListFormat | undefined;
  let disjunction: Intl.ListFormat | undefined;
  let number: Intl.NumberFormat | undefined;
  return {
    form(count, forms) {
      plural ??= new Intl.PluralRules(tag);
      return forms[plural.select(count)] ?? forms.other;
    },
    and(items) {
      conjunction ??= new Intl.ListFormat(tag, { type: "conjunction" });
      return conjunction.format(items);
    },
    or(items) {
      disjunction ??= new Intl.ListFormat(tag, { type: "disjunction" });
      return disjunction.format(items);
    },
    grouped(value) {
      number ??= new Intl.NumberFormat(tag);
      return number.format(value);
    },
  };
}
