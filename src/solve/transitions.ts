import { leastTake } from "../games/index.ts";
import { type Budget, OutOfBudget } from "./budget.ts";
import { successorElements } from "./oracle.ts";
import { type Bits, hasBit, isWithin, meets, type Quotient, setBit, unite } from "./quotient.ts";
import { countSplits, type Rules } from "./rules.ts";

/**
 * The proof that a quotient tells lost positions from won ones, for all sums of runs up to a length.
 *
 * For a position X let its chances be the set of contexts z in which some move in X leads to a lost element. Then:
 *   (a) no run may have a chance in a context where it is lost itself, so that no move leads from lost to lost;
 *   (b) every position that has a move and is not lost by itself must have a chance in the empty context.
 * (b) speaks of infinitely many positions, but the pairs (element, chances) are finitely many, and a pair matters only if no
 * pair with the same element has fewer chances; so the smallest pairs are followed until no new ones come. By induction on the
 * number of sticks the claim then holds for every sum (compare the transition algebra of Plambeck and Siegel).
 */
export class Transitions {
  quotient: Quotient;
  readonly #lostIn: readonly Bits[];
  #pairs: Pair[][];
  #generators: Pair[] = [];
  readonly #budget: Budget;

  constructor(quotient: Quotient, budget: Budget) {
    budget.spend((quotient.order * quotient.order) / 16);
    this.#budget = budget;
    this.quotient = quotient;
    this.#lostIn = Array.from({ length: quotient.order }, (_, element) => quotient.lostContexts(element));
    this.#pairs = Array.from({ length: quotient.order }, () => []);
  }

  copy(): Transitions {
    const copy = new Transitions(this.quotient, this.#budget);
    copy.#pairs = this.#pairs.map((pairs) => [...pairs]);
    copy.#generators = [...this.#generators];
    return copy;
  }

  /** Goes on with the same monoid that has elements for longer runs. */
  extend(quotient: Quotient): void {
    this.quotient = quotient;
  }

  /** The contexts in which some move in a run of this length leads to a lost element. */
  chances(rules: Rules, run: number): Bits {
    this.#budget.spend(countSplits(rules, run) / 16);
    const bits: Bits = new Uint32Array(Math.ceil(this.quotient.order / 32));
    for (const element of successorElements(rules, this.quotient, run))
      unite(bits, this.#lostIn[element] as Bits);
    return bits;
  }

  /** (a) for one run: a context in which it is lost and yet has a move to a lost element; undefined when there is none. */
  clash(element: number, chances: Bits): number | undefined {
    const lost = this.#lostIn[element] as Bits;
    if (!meets(lost, chances)) return undefined;
    for (let context = 0; ; context++) if (hasBit(lost, context) && hasBit(chances, context)) return context;
  }

  /** Whether sums with this run are covered by sums already followed. */
  isCovered(element: number, chances: Bits): boolean {
    return (this.#pairs[element] as Pair[]).some((pair) => isWithin(pair.chances, chances));
  }

  /** (b) with one more run: the runs of a position that has no chance though it is not lost; undefined when there is none. */
  follow(element: number, chances: Bits, run: number): readonly number[] | undefined {
    const generator: Pair = { element, chances, runs: [run] };
    if (this.isCovered(element, chances)) return undefined;
    const fresh: Pair[] = [generator];
    for (const pairs of this.#pairs) for (const pair of pairs) fresh.push(this.#sum(pair, generator));
    this.#generators.push(generator);
    // Breadth first, so that what breaks the proof is a sum of few runs.
    for (const pair of fresh) {
      if (fresh.length > mostPairs) throw new OutOfBudget();
      if (!this.#keep(pair)) continue;
      if (!this.quotient.isLost(pair.element) && !hasBit(pair.chances, 0)) return pair.runs;
      for (const each of this.#generators) fresh.push(this.#sum(pair, each));
    }
    return undefined;
  }

  #keep(pair: Pair): boolean {
    const pairs = this.#pairs[pair.element] as Pair[];
    this.#budget.spend(1 + pairs.length / 4);
    if (pairs.some((other) => isWithin(other.chances, pair.chances))) return false;
    this.#pairs[pair.element] = [...pairs.filter((other) => !isWithin(pair.chances, other.chances)), pair];
    return true;
  }

  #sum(a: Pair, b: Pair): Pair {
    const { quotient } = this;
    this.#budget.spend(1 + quotient.order / 16);
    const chances: Bits = new Uint32Array(a.chances.length);
    for (let context = 0; context < quotient.order; context++) {
      if (
        hasBit(a.chances, quotient.add(context, b.element)) ||
        hasBit(b.chances, quotient.add(context, a.element))
      ) {
        setBit(chances, context);
      }
    }
    return { element: quotient.add(a.element, b.element), chances, runs: [...a.runs, ...b.runs] };
  }
}

/** The most pairs that are looked at for one more run. */
const mostPairs = 50_000;

interface Pair {
  readonly element: number;
  readonly chances: Bits;
  /** A position with this element and these chances. */
  readonly runs: readonly number[];
}

/** Puts every run up to the quotient's longest to the proof. The runs of a position that breaks it, if there is one. */
export function provenFor(rules: Rules, transitions: Transitions): Broken | undefined {
  const { elements } = transitions.quotient;
  for (let run = leastTake(rules.take); run < elements.length; run++) {
    const element = elements[run] as number;
    const chances = transitions.chances(rules, run);
    const context = transitions.clash(element, chances);
    if (context !== undefined) return { run, context };
    const runs = transitions.follow(element, chances, run);
    if (runs) return { runs };
  }
  return undefined;
}

/** What breaks a proof: a run that goes from lost to lost in a context, or a position without the move it should have. */
export type Broken =
  | { readonly run: number; readonly context: number }
  | { readonly runs: readonly number[] };
