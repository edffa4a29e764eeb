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
  /** When something was, seen from now: the time of today, else the day. */
  moment(at: number, now: number): string;
}

export function grammarOf(tag: string): Grammar {
  const plural = once(() => new Intl.PluralRules(tag));
  const conjunction = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  const numbers = once(() => new Intl.NumberFormat(tag));
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: "short" }));
  const day = once(() => new Intl.DateTimeFormat(tag, { day: "numeric", month: "short" }));
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium" }));
  return {
    form: (count, forms) => forms[plural().select(count)] ?? forms.other,
    and: (items) => conjunction().format(items),
    or: (items) => disjunction().format(items),
    grouped: (value) => numbers().format(value),
    moment(at, now) {
      const [then, today] = [new Date(at), new Date(now)];
      if (then.toDateString() === today.toDateString()) return time().format(then);
      return (then.getFullYear() === today.getFullYear() ? day() : date()).format(then);
    },
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

/** To a tenth, and never −0: what is nearly nothing has no sign. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
