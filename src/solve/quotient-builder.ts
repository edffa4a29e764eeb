import { leastTake } from "../games/index.ts";
import { Budget, OutOfBudget } from "./budget.ts";
import { ExactOracle, GuessingOracle, type Oracle, successorsOf } from "./oracle.ts";
import { Quotient } from "./quotient.ts";
import { type Rules, SplitTable } from "./rules.ts";
import { keyOf } from "./search.ts";
import { type Broken, provenFor, Transitions } from "./transitions.ts";

/** The largest quotient that is tried. */
const mostElements = 256;

/** How much is done for one game in all, however it is asked for: about a fifth of a second. What fails then fails for good. */
const mostSteps = 1_000_000;

/** How many elements are put to the whole proof for one run; the first is nearly always right. */
const mostTried = 8;

/**
 * Builds the misère quotient of the runs up to a length, one length after another. A new run is first tried with each element
 * there is; where none passes the proof, the quotient is learnt anew by asking for outcomes, in the way automata are learnt
 * from questions (D. Angluin, Learning regular sets from queries and counterexamples, 1987): positions count as equal until a
 * test tells them apart, and a proof that fails gives the next test.
 */
export class QuotientBuilder {
  readonly #rules: Rules;
  readonly #least: number;
  readonly #budget = new Budget(mostSteps);
  #quotient = new Quotient(1, new Uint16Array(1), new Uint8Array(1), [0]);
  #transitions: Transitions;
  /** Run lengths that stand for themselves; any other is equal to a sum of these. */
  #letters: number[] = [];
  #words = new Map<number, readonly number[]>([[0, []]]);
  /** One position for each element, and the positions that tell them apart. */
  #representatives: (readonly number[])[] = [[]];
  #tests: (readonly number[])[] = [[]];
  #oracle: Oracle;
  #rows = new Map<string, string>();
  /** Once a length did not work, no longer one will. */
  failed = false;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#least = leastTake(rules.take);
    this.#transitions = new Transitions(this.#quotient, this.#budget);
    this.#oracle = new ExactOracle(rules, this.#quotient, this.#budget);
  }

  get current(): Quotient {
    return this.#quotient;
  }

  /** The quotient for runs up to `length`; undefined where it was not found within the bounds. */
  upTo(length: number): Quotient | undefined {
    while (!this.failed && this.#quotient.elements.length <= length) this.#addRun();
    return this.#quotient.elements.length > length ? this.#quotient : undefined;
  }

  #addRun(): void {
    const run = this.#quotient.elements.length;
    const found = this.#trying(() => this.#addKnown(run) || this.#addLearnt(run));
    if (!found) this.failed = true;
  }

  /** The new run as something there is already. */
  #addKnown(run: number): boolean {
    const element = run < this.#least ? 0 : this.#knownElement(run);
    if (element === undefined) return false;
    this.#words.set(run, this.#representatives[element] as readonly number[]);
    this.#quotient = this.#quotient.with(element);
    this.#transitions.extend(this.#quotient);
    return true;
  }

  /** The new run as something new: first by guesses, and where they mislead, by the truth. */
  #addLearnt(run: number): boolean {
    const state = {
      letters: this.#letters,
      words: this.#words,
      representatives: this.#representatives,
      tests: this.#tests,
    };
    return [GuessingOracle, ExactOracle].some((oracle) => {
      this.#oracle = new oracle(this.#rules, this.#quotient, this.#budget);
      this.#rows = new Map();
      this.#letters = [...state.letters, run];
      this.#words = new Map(state.words);
      this.#representatives = [...state.representatives];
      this.#tests = [...state.tests];
      return this.#trying(() => this.#learn(run));
    });
  }

  /** False when the work outgrew its bounds. */
  #trying(work: () => boolean): boolean {
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfBudget) return false;
      throw error;
    }
  }

  /** An element there is already that passes the proof as the new run's. */
  #knownElement(run: number): number | undefined {
    const transitions = this.#transitions;
    const chances = transitions.chances(this.#rules, run);
    const fitting: number[] = [];
    for (let element = 0; element < this.#quotient.order; element++) {
      if (transitions.clash(element, chances) !== undefined) continue;
      if (transitions.isCovered(element, chances)) return element;
      fitting.push(element);
    }
    for (const element of fitting.slice(0, mostTried)) {
      const copy = transitions.copy();
      if (copy.follow(element, chances, run) === undefined) {
        this.#transitions = copy;
        return element;
      }
    }
    return undefined;
  }

  #learn(run: number): boolean {
    for (;;) {
      const quotient = this.#hypothesis(run);
      const transitions = new Transitions(quotient, this.#budget);
      const broken = provenFor(this.#rules, transitions);
      if (!broken) {
        this.#quotient = quotient;
        this.#transitions = transitions;
        return true;
      }
      this.#refute(quotient, this.#wrongPosition(quotient, broken));
    }
  }

  /** The smallest quotient that agrees with all tests made so far. */
  #hypothesis(longest: number): Quotient {
    for (;;) {
      const steps = this.#close();
      if (!this.#commutes(steps)) continue;
      const order = this.#representatives.length;
      const walk = (from: number, word: readonly number[]) => {
        let at = from;
        for (const letter of word) at = (steps[at] as Map<number, number>).get(letter) as number;
        return at;
      };
      this.#budget.spend((order * order) / 4);
      const table = new Uint16Array(order * order);
      for (let a = 0; a < order; a++) {
        for (let b = 0; b < order; b++)
          table[a * order + b] = walk(a, this.#representatives[b] as readonly number[]);
      }
      const lost = Uint8Array.from(this.#representatives, (position) =>
        this.#oracle.isLost(position) ? 1 : 0,
      );
      const elements = Array.from({ length: longest + 1 }, (_, run) =>
        walk(0, this.#words.get(run) ?? [run]),
      );
      return new Quotient(order, table, lost, elements);
    }
  }

  /** For each element, where each letter leads; elements are added until every place it leads to is there. */
  #close(): Map<number, number>[] {
    const rows = new Map<string, number>();
    for (const [element, position] of this.#representatives.entries()) rows.set(this.#row(position), element);
    const steps: Map<number, number>[] = [];
    for (let element = 0; element < this.#representatives.length; element++) {
      const step = new Map<number, number>();
      for (const letter of this.#letters) {
        const position = merged(this.#representatives[element] as readonly number[], [letter]);
        const row = this.#row(position);
        let next = rows.get(row);
        if (next === undefined) {
          next = this.#representatives.push(position) - 1;
          if (next >= mostElements) throw new OutOfBudget();
          rows.set(row, next);
        }
        step.set(letter, next);
      }
      steps.push(step);
    }
    return steps;
  }

  /** The outcomes of a position under all tests; what was found before is kept, since tests are only added. */
  #row(position: readonly number[]): string {
    const key = keyOf(position);
    this.#budget.spend(2);
    let row = this.#rows.get(key) ?? "";
    for (let at = row.length; at < this.#tests.length; at++) {
      row += this.#oracle.isLost(merged(position, this.#tests[at] as readonly number[])) ? "1" : "0";
    }
    this.#rows.set(key, row);
    return row;
  }

  /** Letters may be added in any order; where they do not lead to the same element, two new tests tell why. */
  #commutes(steps: readonly Map<number, number>[]): boolean {
    const go = (from: number, letter: number) => (steps[from] as Map<number, number>).get(letter) as number;
    this.#budget.spend((steps.length * this.#letters.length ** 2) / 8);
    for (let from = 0; from < steps.length; from++) {
      for (const a of this.#letters) {
        for (const b of this.#letters) {
          const one = go(go(from, a), b);
          const other = go(go(from, b), a);
          if (one === other) continue;
          const rows = [one, other].map((element) =>
            this.#row(this.#representatives[element] as readonly number[]),
          );
          const test =
            this.#tests[[...(rows[0] as string)].findIndex((mark, at) => mark !== rows[1]?.[at])] ?? [];
          this.#addTest([b, ...test]);
          this.#addTest([a, ...test]);
          return false;
        }
      }
    }
    return true;
  }

  #addTest(test: readonly number[]): void {
    const position = sorted(test);
    const key = keyOf(position);
    if (!this.#tests.some((each) => keyOf(each) === key)) this.#tests.push(position);
  }

  /** A position for which the hypothesis is wrong, from the place where its proof broke. */
  #wrongPosition(quotient: Quotient, broken: Broken): readonly number[] {
    const isWrong = (position: readonly number[]) =>
      quotient.isLost(quotient.of(position)) !== this.#oracle.isLost(position);
    const position = sorted(
      "runs" in broken
        ? broken.runs
        : [broken.run, ...(this.#representatives[broken.context] as readonly number[])],
    );
    if (isWrong(position)) return position;
    for (const successor of successorsOf(new SplitTable(this.#rules), position))
      if (isWrong(successor)) return successor;
    // The oracle guessed wrong somewhere.
    throw new OutOfBudget();
  }

  /** Finds out why the hypothesis is wrong there: a run is not what it was taken for, or a test was missing. */
  #refute(quotient: Quotient, wrong: readonly number[]): void {
    let position = wrong;
    for (const run of wrong) {
      const word = this.#words.get(run);
      if (word === undefined) continue;
      const rest = position.toSpliced(position.indexOf(run), 1);
      const replacedRun = sorted([...rest, ...word]);
      if (this.#oracle.isLost(replacedRun) !== this.#oracle.isLost(position)) {
        this.#words.delete(run);
        this.#letters.push(run);
        this.#addTest(rest);
        return;
      }
      position = replacedRun;
    }
    const lost = this.#oracle.isLost(position);
    for (let count = 1; count <= position.length; count++) {
      const element = quotient.of(position.slice(0, count));
      const rest = position.slice(count);
      if (
        this.#oracle.isLost(sorted([...(this.#representatives[element] as readonly number[]), ...rest])) !==
        lost
      ) {
        this.#addTest(rest);
        return;
      }
    }
    throw new OutOfBudget();
  }
}

function sorted(runs: readonly number[]): number[] {
  return [...runs].sort((a, b) => b - a);
}

/** Two positions as one; all in descending order. */
function merged(a: readonly number[], b: readonly number[]): number[] {
  const sum: number[] = [];
  let at = 0;
  for (const run of a) {
    while (at < b.length && (b[at] as number) > run) sum.push(b[at++] as number);
    sum.push(run);
  }
  while (at < b.length) sum.push(b[at++] as number);
  return sum;
}
