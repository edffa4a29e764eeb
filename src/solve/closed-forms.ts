import { isTakeList } from "../games/index.ts";
import { type Element, element, nimValue } from "./element.ts";
import type { Rules, Split } from "./rules.ts";

/**
 * Games with a closed form. Let q(n) = ⌊(n mod modulus) / unit⌋, the modulus infinite where there is no limit to a take.
 *
 * Taking `from` to `to` off the end: unit `from`, modulus `from + to`. Taking at least `from`, off the end or out of the
 * middle: unit `from`, no modulus. A run of n has the nim-value q(n); in misère play the game is tame and a run is fickle when
 * q(n) ≤ 1. The proof is in docs/solve.md; the tests hold it against plain search.
 */
export interface ClosedForm {
  readonly unit: number;
  readonly modulus: number;
}

export function closedForm({ take, middle }: Rules): ClosedForm | undefined {
  if (isTakeList(take)) return undefined;
  if (take.to === Number.POSITIVE_INFINITY) return { unit: take.from, modulus: take.to };
  return middle ? undefined : { unit: take.from, modulus: take.from + take.to };
}

export function closedElement({ unit, modulus }: ClosedForm, misere: boolean, length: number): Element {
  const value = Math.floor((modulus === Number.POSITIVE_INFINITY ? length : length % modulus) / unit);
  return element(value, misere && value >= 2);
}

/** Units up to this are walked one by one to find every take that leaves a wanted value; beyond it one take is found. */
export const mostWalked = 1_000;

/** Takes off the end that leave one run with the value wanted: all of them, or of very many one. */
export function* splitsTo(form: ClosedForm, length: number, wanted: Element): Generator<Split> {
  const { unit, modulus } = form;
  if (unit > mostWalked) {
    const take = splitTo(form, length, nimValue(wanted));
    if (take > 0) yield leaving(length, take);
    return;
  }
  const lowest = nimValue(wanted) * unit;
  const goals = Math.min(unit, modulus - lowest);
  const most = Math.min(length, modulus - unit);
  // The take for the lowest goal, one less for each goal above it, round the modulus where it would be below 0.
  const first = modulus === Number.POSITIVE_INFINITY ? length - lowest : mod(length - lowest, modulus);
  for (let take = Math.min(first, most); take >= unit && take > first - goals; take--)
    yield leaving(length, take);
  const round = first + modulus;
  for (let take = Math.min(modulus - 1, most); take >= unit && take > round - goals; take--)
    yield leaving(length, take);
}

const mod = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;

/**
 * A take off the end that leaves one run with the value wanted, 0 when there is none. Smaller values are always within reach;
 * larger ones only where the remainder goes round, by taking more than the remainder.
 */
export function splitTo(form: ClosedForm, length: number, value: number): number {
  const { unit, modulus } = form;
  const lowest = value * unit;
  let take = length - lowest;
  if (modulus !== Number.POSITIVE_INFINITY) {
    const remainder = length % modulus;
    if (lowest + unit <= remainder) {
      take = Math.min(modulus - unit, remainder - lowest);
    } else {
      const goal = Math.max(lowest, remainder + unit);
      if (goal >= modulus || goal >= lowest + unit) return 0;
      take = remainder + modulus - goal;
    }
  }
  return isAllowed(form, length, take) ? take : 0;
}

function isAllowed({ unit, modulus }: ClosedForm, length: number, take: number): boolean {
  return take >= unit && take <= Math.min(length, modulus - unit);
}

function leaving(length: number, take: number): Split {
  return { take, left: 0, right: length - take, equal: 1 };
}
