/**
 * What a run is worth as one number: twice its nim-value, plus 1 when it is firm. Normal play knows no firm runs. In misère
 * play of a tame game a run is either fickle, worth 0 or 1 and no more, or firm; a position whose runs are all fickle is
 * decided by the opposite parity (Conway's words, On Numbers and Games, chapter 12).
 */
export type Element = number;

export function element(value: number, firm: boolean): Element {
  return 2 * value + (firm ? 1 : 0);
}

export function nimValue(code: Element): number {
  return Math.floor(code / 2);
}

export function isFirm(code: Element): boolean {
  return code % 2 === 1;
}

/** The worth of two runs together: values by XOR; firm when either is. */
export function add(a: Element, b: Element): Element {
  if (a < small && b < small) return ((a ^ b) & ~1) | ((a | b) & 1);
  const low = (((a % small) ^ (b % small)) & ~1) | ((a | b) & 1);
  const high = Math.floor(a / small) ^ Math.floor(b / small);
  return high * small + (low & (small - 1));
}

/** The bitwise XOR of whole numbers below 2^52. */
export function xor(a: number, b: number): number {
  if (a < small && b < small) return a ^ b;
  return (Math.floor(a / small) ^ Math.floor(b / small)) * small + ((a % small) ^ (b % small));
}

/** Below this JavaScript's own 32-bit operators are exact and never negative. */
const small = 2 ** 30;

/** Whether the side to move has lost. */
export function isLost(code: Element, misere: boolean): boolean {
  return misere ? code === 1 || code === 2 : code === 0;
}
