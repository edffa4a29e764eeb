import type { Element } from "./element.ts";

/** The elements that a run's successors have: those whose mark is not older than `since`. */
export class Successors {
  readonly #marks: Int32Array;
  readonly #since: number;

  constructor(marks: Int32Array, since: number) {
    this.#marks = marks;
    this.#since = since;
  }

  has(code: Element): boolean {
    return (this.#marks[code] ?? -1) >= this.#since;
  }
}

/** Normal play: the least value that no successor has. */
export function normalElement(successors: Successors): Element {
  let code = 0;
  while (successors.has(code)) code += 2;
  return code;
}

/**
 * Misère play: the element of a run whose successors have these elements, or undefined when the run is wild.
 *
 * Let a position be called lost when its runs are all fickle with XOR 1, or some run is firm and the XOR is 0. Then the claim
 * "lost positions are those the mover loses" holds for all sums of runs as soon as each run h of value g passes these tests:
 *   1. no successor has value g, and every value below g is some successor's;
 *   2. h fickle (g ≤ 1, it has a move): some fickle successor has value 1 − g, no firm successor has;
 *   3. h firm, g ≤ 1: no fickle successor has value 1 − g;
 *   4. h firm: for r = 0, 1 with r ≠ g some firm successor has value r or some fickle successor value 1 − r.
 * Proof by induction. From a lost position no move leads to a lost one: all runs fickle, by 1 and 2; some firm, by 1, and
 * where the last firm run becomes fickle, by 3. From any other position with a move some move does: all fickle, by 2; several
 * firm runs left, by 1 as in Nim; one firm run h beside fickle runs of XOR r ≠ g, by 4 in h. These are Conway's tame games
 * (On Numbers and Games, chapter 12; Winning Ways, chapter 13), stated so that a program can check them run by run.
 */
export function tameElement(successors: Successors, hasMove: boolean): Element | undefined {
  if (!hasMove) return 0;
  const has = (code: Element) => successors.has(code);
  let value = 0;
  while (has(2 * value) || has(2 * value + 1)) value++;
  if (value <= 1) {
    const other = 1 - value;
    if (has(2 * other) && !has(2 * other + 1)) return 2 * value;
    return !has(2 * other) && has(2 * other + 1) ? 2 * value + 1 : undefined;
  }
  return (has(1) || has(2)) && (has(3) || has(0)) ? 2 * value + 1 : undefined;
}
