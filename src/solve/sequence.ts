import { isTakeList, leastTake } from "../games/index.ts";
import { type Element, nimValue } from "./element.ts";
import { type Period, provenPeriod } from "./period.ts";
import { mostTake, type Rules } from "./rules.ts";
import { RunPairs } from "./run-pairs.ts";
import { normalElement, Successors, tameElement } from "./tame.ts";

/** Without a proven period, runs are answered up to these lengths, exactly, as far as the work below goes. */
const longestFromTheEnd = 100_000;
export const longestFromTheMiddle = 20_000;

/**
 * The most work a sequence is worth, in steps of about a nanosecond, so that whatever is asked is answered within a second. A step
 * is counted and not timed: a game's limit is the same on every machine.
 */
const mostWork = 260_000_000;

/**
 * The elements of runs of 0, 1, 2, … sticks, worked out as far as asked and no further than the limits above, and for ever
 * once a period is proven.
 */
export class ElementSequence {
  readonly rules: Rules;
  /** The longest run that is worked out; it falls when the work is done before. */
  limit: number;
  period: Period | undefined;
  /** The shortest run that is neither fickle nor firm; misère play only. Nothing is known from there on. */
  wildAt = Number.POSITIVE_INFINITY;
  #known = 0;
  #codes: Int32Array;
  readonly #successors: SuccessorSet;
  #nextProof = 64;
  #work = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.limit = limitOf(rules);
    this.#codes = new Int32Array(256);
    this.#successors = successorSet(rules);
  }

  /** Undefined when the run is wild or beyond the limit. */
  at(length: number): Element | undefined {
    if (length >= this.#known && this.period === undefined) this.#extend(length);
    if (length < this.#known) return this.#codes[length];
    if (this.period === undefined) return undefined;
    const { start, length: period } = this.period;
    return this.#codes[start + ((length - start) % period)];
  }

  #extend(length: number): void {
    const least = leastTake(this.rules.take);
    while (this.#known <= Math.min(length, this.limit) && this.#known < this.wildAt) {
      const n = this.#known;
      const successors = this.#successors.of(n, this.#codes);
      const code = this.rules.misere ? tameElement(successors, n >= least) : normalElement(successors);
      if (code === undefined) {
        this.wildAt = n;
        return;
      }
      if (n === this.#codes.length) this.#grow();
      this.#codes[n] = code;
      this.#known++;
      this.#work += this.#successors.workFor(n) + stepsToAsk(this.rules.misere) * nimValue(code);
      if (this.#work > mostWork) this.limit = n;
      if (this.#known === this.#nextProof) {
        this.period = provenPeriod(this.#codes, this.#known, mostTake(this.rules), this.rules.middle);
        this.#nextProof *= 2;
        if (this.period) return;
      }
    }
  }

  #grow(): void {
    const codes = new Int32Array(this.#codes.length * 2);
    codes.set(this.#codes);
    this.#codes = codes;
  }
}

/** What it costs to ask whether a successor has a value; all values up to that of the run are asked for, in misère play twice. */
const stepsToAsk = (misere: boolean): number => (misere ? 3 : 1);

const limitOf = ({ middle }: Rules): number => (middle ? longestFromTheMiddle : longestFromTheEnd);

/** The elements of a run's successors; asked for n = 0, 1, 2, … in order. */
interface SuccessorSet {
  of(n: number, codes: Int32Array): Successors;
  /** The steps that the set of n takes. */
  workFor(n: number): number;
}

function successorSet(rules: Rules): SuccessorSet {
  const { take, middle } = rules;
  if (isTakeList(take)) return middle ? new MiddleList(take, new SumMarks(rules)) : new EndList(take);
  if (middle) return new MiddleRange(take.from, take.to, new SumMarks(rules));
  throw new Error("a range from the end has a closed form");
}

/** When an element was last seen. Elements add without leaving the power of two they are below, so there is always room. */
class Marks {
  protected marks: Int32Array = new Int32Array(4).fill(-1);

  /** Those marked since then. */
  since(mark: number): Successors {
    return new Successors(this.marks, mark);
  }

  mark(code: Element, mark: number): void {
    this.reserve(code);
    this.marks[code] = mark;
  }

  /** Makes room for a new element and all it can add up to. */
  reserve(code: Element): void {
    let room = this.marks.length;
    if (code < room) return;
    while (room <= code) room *= 2;
    const wider = new Int32Array(room).fill(-1);
    wider.set(this.marks);
    this.marks = wider;
  }

  get room(): number {
    return this.marks.length;
  }
}

/** When an element was last seen as that of two runs together. */
class SumMarks extends Marks {
  /** Undefined in misère play: firm runs do not add by XOR alone. */
  readonly #pairs: RunPairs | undefined;

  constructor(rules: Rules) {
    super();
    this.#pairs = rules.misere ? undefined : new RunPairs(limitOf(rules));
  }

  /** Makes a run known; each once. */
  add(run: number, code: Element): void {
    this.reserve(code);
    this.#pairs?.set(run, code);
  }

  /** The steps that marking takes: two pairs in one step where they are packed, else two steps a pair. */
  workFor(stay: number): number {
    return this.#pairs ? stay >> 2 : stay;
  }

  /** Marks what two runs of `stay` sticks in all can be worth. */
  markSums(stay: number, codes: Int32Array): void {
    const marks = this.marks;
    if (this.#pairs) {
      this.#pairs.markSums(stay, marks);
      return;
    }
    for (let left = 0, right = stay; left <= right; left++, right--) {
      const a = codes[left] as number;
      const b = codes[right] as number;
      marks[((a ^ b) & ~1) | ((a | b) & 1)] = stay;
    }
  }
}

/** From the end a run of n has one successor for each count. */
class EndList implements SuccessorSet {
  readonly #counts: readonly number[];
  readonly #seen = new Marks();

  constructor(counts: readonly number[]) {
    this.#counts = counts;
  }

  of(n: number, codes: Int32Array): Successors {
    for (const count of this.#counts) {
      if (count > n) break;
      this.#seen.mark(codes[n - count] as number, n);
    }
    return this.#seen.since(n);
  }

  workFor(): number {
    return 4 * this.#counts.length;
  }
}

/** A window slides over the sticks that stay: an element is there when it was last seen inside the window. */
class MiddleRange implements SuccessorSet {
  readonly #from: number;
  readonly #to: number;
  readonly #seen: SumMarks;

  constructor(from: number, to: number, seen: SumMarks) {
    this.#from = from;
    this.#to = to;
    this.#seen = seen;
  }

  of(n: number, codes: Int32Array): Successors {
    if (n > 0) this.#seen.add(n - 1, codes[n - 1] as number);
    if (n >= this.#from) this.#seen.markSums(n - this.#from, codes);
    return this.#seen.since(Math.max(0, n - this.#to));
  }

  workFor(n: number): number {
    return this.#seen.workFor(n);
  }
}

/** For each number of sticks that stay, the set of elements two runs of that many in all can have; kept as bits. */
class MiddleList implements SuccessorSet {
  readonly #counts: readonly number[];
  readonly #sums: Uint32Array[] = [];
  readonly #seen: SumMarks;
  readonly #found = new Marks();

  constructor(counts: readonly number[], seen: SumMarks) {
    this.#counts = counts;
    this.#seen = seen;
  }

  of(n: number, codes: Int32Array): Successors {
    if (n > 0) this.#seen.add(n - 1, codes[n - 1] as number);
    const [least] = this.#counts as [number];
    if (n >= least) this.#sums.push(this.#sumsOf(n - least, codes));
    const union = new Uint32Array(this.#seen.room >> 5 || 1);
    for (const count of this.#counts) {
      const sums = this.#sums[n - count];
      if (sums === undefined) break;
      for (let word = 0; word < sums.length; word++)
        union[word] = (union[word] as number) | (sums[word] as number);
    }
    this.#found.reserve(this.#seen.room - 1);
    for (let code = 0; code < this.#seen.room; code++) {
      if (((union[code >>> 5] as number) >>> (code & 31)) & 1) this.#found.mark(code, n);
    }
    return this.#found.since(n);
  }

  workFor(n: number): number {
    const { room } = this.#seen;
    return this.#seen.workFor(n) + 8 * room + this.#counts.length * (room >> 5);
  }

  #sumsOf(stay: number, codes: Int32Array): Uint32Array {
    this.#seen.markSums(stay, codes);
    const sums = this.#seen.since(stay);
    const bits = new Uint32Array(this.#seen.room >> 5 || 1);
    for (let code = 0; code < this.#seen.room; code++) {
      if (sums.has(code)) bits[code >>> 5] = (bits[code >>> 5] as number) | (1 << (code & 31));
    }
    return bits;
  }
}
