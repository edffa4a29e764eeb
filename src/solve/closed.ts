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

export function closedForm({ takes, middle }: Rules): ClosedForm | undefined {
  if (takes.kind !== "range") return undefined;
  if (takes.to === Number.POSITIVE_INFINITY) return { unit: takes.from, modulus: takes.to };
  return middle ? undefined : { unit: takes.from, modulus: takes.from + takes.to };
}

export function closedElement({ unit, modulus }: ClosedForm, misere: boolean, length: number): Element {
  const value = Math.floor((modulus === Number.POSITIVE_INFINITY ? length : length % modulus) / unit);
  return element(value, misere && value >= 2);
}

/** Units up to this are walked one by one to find every take that leaves a wanted value; beyond it one take is found. */
const mostWalked = 1_000;

/**
 * Takes off the end that leave one run with the value wanted: all of them, or of very many one. Smaller values are always
 * within reach; larger ones only where the remainder goes round, by taking more than the remainder.
 */
export function* splitsTo(form: ClosedForm, length: number, wanted: Element): Generator<Split> {
  const { unit, modulus } = form;
  if (unit > mostWalked) {
    const split = splitTo(form, length, nimValue(wanted));
    if (split) yield split;
    return;
  }
  const lowest = nimValue(wanted) * unit;
  for (let goal = lowest; goal < lowest + unit && goal < modulus; goal++) {
    const take = modulus === Number.POSITIVE_INFINITY ? length - goal : (length + modulus - goal) % modulus;
    const split = leaving(form, length, take);
    if (split) yield split;
  }
}

function splitTo(form: ClosedForm, length: number, value: number): Split | undefined {
  const { unit, modulus } = form;
  const lowest = value * unit;
  if (modulus === Number.POSITIVE_INFINITY) return leaving(form, length, length - lowest);
  const remainder = length % modulus;
  if (lowest + unit <= remainder) return leaving(form, length, Math.min(modulus - unit, remainder - lowest));
  const goal = Math.max(lowest, remainder + unit);
  if (goal >= modulus || goal >= lowest + unit) return undefined;
  return leaving(form, length, remainder + modulus - goal);
}

function leaving({ unit, modulus }: ClosedForm, length: number, take: number): Split | undefined {
  if (take < unit || take > Math.min(length, modulus - unit)) return undefined;
  return { take, left: 0, right: length - take, equal: 1 };
}
