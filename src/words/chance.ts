/**
 * A chance in whole figures, as people say it: `1 in 1,640`, `2 in 3`, `all but 1 in 1,000`. `about` where it is rounded: to the
 * nearest fraction whose lower figure is ten at most, beyond that to three figures. A bound is not rounded to the nearest but
 * upwards, and is then no guess: it is said without `about`.
 */
export type SaidChance =
  | { readonly share: number; readonly of: number; readonly about: boolean }
  /** Nearer to certain than nine in ten: what fails is one in so many. */
  | { readonly allBut: number; readonly about: boolean }
  /** One in `figure` times ten to `power`. */
  | { readonly figure: number; readonly power: number; readonly about: boolean };

interface Known {
  readonly chance: number;
  /** Tells the chance where a double is too small for it. */
  readonly log2: number;
  /** Otherwise the chance is an upper bound. */
  readonly exact: boolean;
}

/** Undefined where nothing can be said: of a bound that says nothing, and of what cannot be told from certainty. */
export function saidChance({ chance, log2, exact }: Known): SaidChance | undefined {
  if (chance > (exact ? 1 - 1e-9 : 0.9995)) return undefined;
  if (log2 < -50) return powerOfTen(-log2 * Math.log10(2), exact);
  if (chance > 0.9) {
    const { many, about } = oneIn(1 / (1 - chance), exact ? Math.round : Math.ceil);
    return { allBut: many, about: about && exact };
  }
  if (chance >= 0.1) return inTenths(chance, exact);
  const { many, about } = oneIn(2 ** -log2, exact ? Math.round : Math.floor);
  return { share: 1, of: many, about: about && exact };
}

/** So near to a round figure a sum of fractions is that figure. */
const nearness = 1e-9;

/** The largest figure that is said whole where it is exact. */
const longestWhole = 1e6;

/** A whole number of three figures, or a longer one where it is exact. */
function oneIn(many: number, round: (value: number) => number): { many: number; about: boolean } {
  const whole = Math.round(many);
  if (whole < longestWhole && Math.abs(many - whole) < nearness * many) return { many: whole, about: false };
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(many)) - 2));
  return { many: Number((round(many / unit) * unit).toPrecision(15)), about: true };
}

/** The fractions that one has a feeling for, each in its lowest terms, ascending. */
const fractions = Array.from({ length: 9 }, (_, index) => index + 2)
  .flatMap((of) => Array.from({ length: of - 1 }, (_, share) => ({ share: share + 1, of })))
  .filter(({ share, of }) => ![2, 3, 5, 7].some((each) => share % each === 0 && of % each === 0))
  .sort((a, b) => a.share / a.of - b.share / b.of);

function inTenths(chance: number, exact: boolean): SaidChance {
  const away = ({ share, of }: { share: number; of: number }) => share / of - chance;
  const allowed = fractions.filter((each) => exact || away(each) > -nearness);
  const best = allowed.reduce((a, b) => (Math.abs(away(b)) < Math.abs(away(a)) ? b : a));
  return { ...best, about: exact && Math.abs(away(best)) > nearness };
}

function powerOfTen(power: number, exact: boolean): SaidChance {
  const whole = Math.floor(power);
  const figure = (exact ? Math.round : Math.floor)(10 ** (power - whole));
  return figure === 10
    ? { figure: 1, power: whole + 1, about: exact }
    : { figure, power: whole, about: exact };
}
