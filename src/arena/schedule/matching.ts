import { type Blossom, Forest } from "./forest.ts";

/**
 * The perfect matching of least cost among `size` vertices, kept up while edges are taken away. Costs are whole numbers from 0 on, Infinity
 * where two cannot be paired; where all are 0 this is maximum matching. An edge that goes leaves the duals feasible, so that the search goes
 * on from the matching before: mostly it is one augmentation, or none.
 */
export class Matching {
  readonly size: number;
  readonly #costs: Float64Array;
  #mate: Int32Array;
  #dual: Float64Array;
  #blossoms: readonly Blossom[] = [];
  /** What was forbidden since an attempt began. */
  #undo: { readonly place: number; readonly cost: number }[] | undefined;

  /** `likely` is a matching to begin with, as far as it may be: the mate of each vertex, or -1. */
  constructor(size: number, cost: (left: number, right: number) => number, likely?: ArrayLike<number>) {
    this.size = size;
    this.#costs = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
    this.#dual = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    for (let left = 0; left < size; left++) {
      for (let right = left + 1; right < size; right++) {
        const value = cost(left, right);
        this.#costs[left * size + right] = value;
        this.#costs[right * size + left] = value;
        if (value / 2 < (this.#dual[left] as number)) this.#dual[left] = value / 2;
        if (value / 2 < (this.#dual[right] as number)) this.#dual[right] = value / 2;
      }
    }
    this.#mate = likely ? Int32Array.from(likely) : new Int32Array(size).fill(-1);
  }

  cost(left: number, right: number): number {
    return this.#costs[left * this.size + right] as number;
  }

  mate(vertex: number): number {
    return this.#mate[vertex] as number;
  }

  /** What the matching costs. */
  get total(): number {
    let total = 0;
    this.#mate.forEach((mate, vertex) => {
      if (mate > vertex) total += this.cost(vertex, mate);
    });
    return total;
  }

  forbid(left: number, right: number): void {
    for (const place of [left * this.size + right, right * this.size + left]) {
      const cost = this.#costs[place] as number;
      if (cost === Number.POSITIVE_INFINITY) continue;
      this.#undo?.push({ place, cost });
      this.#costs[place] = Number.POSITIVE_INFINITY;
    }
  }

  /** Forbids a vertex all others but those that may stay. */
  keep(vertex: number, stays: (other: number) => boolean): void {
    for (let other = 0; other < this.size; other++) {
      if (!stays(other)) this.forbid(vertex, other);
    }
  }

  /** Makes the matching perfect and as cheap as can be; false when there is none within the limit. */
  solve(limit = Number.POSITIVE_INFINITY): boolean {
    if (this.#dual.includes(Number.POSITIVE_INFINITY)) return false;
    const mate = this.#mate.slice();
    const dual = this.#dual.slice();
    mate.forEach((other, vertex) => {
      if (other !== -1 && this.#slack(dual, vertex, other) > 0) mate[vertex] = -1;
    });
    if (!mate.includes(-1)) {
      // Tight edges throughout: the duals prove it the cheapest, and no blossom is needed for that.
      this.#blossoms = [];
      this.#mate = mate;
      return true;
    }
    const forest = new Forest(this.size, this.#costs, mate, dual);
    if (!forest.complete(limit)) return false;
    this.#blossoms = forest.blossoms();
    // Without the blossoms the slack of the edges that leave them grows: the duals stay feasible.
    for (const { weight, vertices } of this.#blossoms) {
      for (const vertex of vertices) dual[vertex] = (dual[vertex] as number) - weight;
    }
    this.#mate = mate;
    this.#dual = dual;
    return true;
  }

  /** Forbids some edges for good if a matching is left that costs no more; otherwise none. */
  attempt(change: () => void): boolean {
    const limit = this.total;
    this.#undo = [];
    change();
    const done = this.solve(limit);
    if (!done) for (const { place, cost } of this.#undo) this.#costs[place] = cost;
    this.#undo = undefined;
    return done;
  }

  /** Whether an edge has no slack by the duals alone: in a graph without odd cycles the cheapest matchings are those of such edges. */
  tight(left: number, right: number): boolean {
    return this.#slack(this.#dual, left, right) === 0;
  }

  /**
   * Small costs with the same cheapest matchings: Infinity for an edge with slack, otherwise the number of blossoms that it leaves. By
   * complementary slackness a matching is cheapest when it has no edge with slack and leaves each blossom once. What is forbidden
   * afterwards is Infinity here too.
   */
  face(): (left: number, right: number) => number {
    const dual = this.#dual;
    const blossoms = this.#blossoms.map(({ weight, vertices }) => ({ weight, inside: new Set(vertices) }));
    return (left, right) => {
      let slack = this.#slack(dual, left, right);
      let leaves = 0;
      for (const { weight, inside } of blossoms) {
        if (inside.has(left) === inside.has(right)) continue;
        slack -= weight;
        leaves++;
      }
      return slack === 0 ? leaves : Number.POSITIVE_INFINITY;
    };
  }

  #slack(dual: Float64Array, left: number, right: number): number {
    return this.cost(left, right) - (dual[left] as number) - (dual[right] as number);
  }
}
