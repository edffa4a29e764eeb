import { llr, type Results, type Sprt, type SprtState, sprtBounds, sprtState } from "../statistics/index.ts";

/** More points of the course are not kept: of a longer one every second, every fourth and so on. */
const mostPoints = 200;

/** A sequential test as the pairs come in, and the course of its log likelihood ratio. */
export class TestCourse {
  readonly #sprt: Sprt;
  readonly #lower: number;
  readonly #upper: number;
  #points: number[] = [];
  #every = 1;
  #pairs = 0;

  constructor(sprt: Sprt) {
    this.#sprt = sprt;
    const { lower, upper } = sprtBounds(sprt);
    this.#lower = lower;
    this.#upper = upper;
  }

  /** One pair more; the decision, once there is one. */
  add(results: Results): "H0" | "H1" | null {
    const now = llr(results, this.#sprt);
    this.#pairs++;
    if (this.#pairs % this.#every === 0) this.#points.push(now);
    if (this.#points.length > mostPoints - 1) {
      this.#points = this.#points.filter((_, index) => index % 2 === 1);
      this.#every *= 2;
    }
    return now >= this.#upper ? "H1" : now <= this.#lower ? "H0" : null;
  }

  /** The last point of the history is how it stands. */
  state(results: Results): SprtState & { readonly history: readonly number[] } {
    const state = sprtState(results, this.#sprt);
    const isLast = this.#pairs % this.#every === 0;
    return {
      ...state,
      history: isLast || this.#pairs === 0 ? [...this.#points] : [...this.#points, state.llr],
    };
  }
}
