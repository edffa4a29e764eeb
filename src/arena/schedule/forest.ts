/** Two vertices that are joined: the first lies in the part that is named first. */
type Joint = readonly [number, number];

export interface Blossom {
  readonly weight: number;
  readonly vertices: readonly number[];
}

const free = 0;
const even = 1;
const odd = 2;

/**
 * One run of Edmonds' algorithm for the perfect matching of least cost ("Maximum matching and a polyhedron with 0,1-vertices", 1965): an
 * alternating tree is grown from each single vertex along edges without slack; an odd cycle becomes a blossom, one node of the tree; where
 * the tree is stuck the duals give way. What a blossom needs is counted in the duals of its vertices, so that the slack between two nodes
 * is what their vertices say. Nodes below `size` are vertices, the others blossoms. All numbers are multiples of a half, hence exact.
 */
export class Forest {
  readonly #size: number;
  readonly #costs: Float64Array;
  readonly #mate: Int32Array;
  readonly #dual: Float64Array;
  /** The outermost node that holds a vertex. */
  readonly #top: Int32Array;
  readonly #parent: Int32Array;
  /** The vertex by which a node is matched to the outside. */
  readonly #base: Int32Array;
  /** The dual of a blossom. */
  readonly #weight: Float64Array;
  /** The odd cycle of a blossom from the node with its base on; `joints[i]` leads from part i to the next. */
  readonly #parts: (readonly number[])[] = [];
  readonly #joints: (readonly Joint[])[] = [];
  readonly #unused: number[] = [];
  /** Blossoms that no other holds. */
  readonly #outermost = new Set<number>();
  /** Vertices without a mate, but for the root. */
  readonly #exposed: number[] = [];
  readonly #label: Uint8Array;
  /** Where a node of the tree hangs: from a vertex outside to one inside. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** Even vertices whose edges have not been looked at, from `#next` on. */
  #queue: number[] = [];
  #next = 0;
  /** What every perfect matching costs at least, by the duals. */
  #bound: number;

  constructor(size: number, costs: Float64Array, mate: Int32Array, dual: Float64Array) {
    this.#size = size;
    this.#costs = costs;
    this.#mate = mate;
    this.#dual = dual;
    this.#top = Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.#parent = new Int32Array(2 * size).fill(-1);
    this.#base = Int32Array.from({ length: 2 * size }, (_, node) => node);
    this.#weight = new Float64Array(2 * size);
    this.#label = new Uint8Array(2 * size);
    this.#from = new Int32Array(2 * size).fill(-1);
    this.#to = new Int32Array(2 * size).fill(-1);
    for (let node = 2 * size - 1; node >= size; node--) this.#unused.push(node);
    this.#bound = dual.reduce((sum, value) => sum + value, 0);
  }

  /** Matches every vertex; false when that is impossible, or costs more than `limit`. */
  complete(limit: number): boolean {
    for (let vertex = 0; vertex < this.#size; vertex++)
      if (this.#mate[vertex] === -1) this.#exposed.push(vertex);
    for (let root = this.#exposed.shift(); root !== undefined; root = this.#exposed.shift()) {
      if (!this.#matchRoot(root, limit)) return false;
    }
    return true;
  }

  /** The blossoms with a dual of their own, the inner ones too: every cheapest matching leaves each by one edge only. */
  blossoms(): Blossom[] {
    const found: Blossom[] = [];
    this.#weight.forEach((weight, node) => {
      if (weight > 0) found.push({ weight, vertices: this.#leaves(node) });
    });
    return found;
  }

  /** Grows the tree of an exposed vertex until it is matched. */
  #matchRoot(root: number, limit: number): boolean {
    this.#label.fill(free);
    this.#queue = [];
    this.#next = 0;
    this.#setEven(this.#top[root] as number, -1, -1);
    for (;;) {
      const reached = this.#grow();
      if (reached) {
        this.#augment(reached);
        this.#exposed.splice(this.#exposed.indexOf(reached[1]), 1);
        this.#dissolveIdle();
        return true;
      }
      if (!this.#relax(limit)) return false;
    }
  }

  /**
   * Follows edges without slack; the edge to an exposed node when there is one. Odd cycles wait until nothing else is left: where many
   * edges have no slack hardly any is needed.
   */
  #grow(): Joint | undefined {
    for (const cycles of [false, true]) {
      if (cycles) this.#restart();
      while (this.#next < this.#queue.length) {
        const vertex = this.#queue[this.#next++] as number;
        const found = this.#exposed.find((other) => this.#meets(vertex, other));
        if (found !== undefined) return [vertex, found];
        const row = vertex * this.#size;
        const dual = this.#dual[vertex] as number;
        for (let other = 0; other < this.#size; other++) {
          if ((this.#costs[row + other] as number) > dual + (this.#dual[other] as number)) continue;
          const node = this.#top[other] as number;
          const label = this.#label[node];
          if (label === odd || node === this.#top[vertex]) continue;
          if (label === free) this.#setOdd(node, vertex, other);
          else if (cycles) this.#shrink(vertex, other);
        }
      }
    }
    return undefined;
  }

  /** Whether an edge without slack leads from an even vertex to an exposed one outside the tree. */
  #meets(vertex: number, other: number): boolean {
    if (this.#label[this.#top[other] as number] !== free) return false;
    const sum = (this.#dual[vertex] as number) + (this.#dual[other] as number);
    return (this.#costs[vertex * this.#size + other] as number) <= sum;
  }

  /** All even vertices are to be looked at anew. */
  #restart(): void {
    this.#queue = [];
    this.#next = 0;
    for (let vertex = 0; vertex < this.#size; vertex++) {
      if (this.#label[this.#top[vertex] as number] === even) this.#queue.push(vertex);
    }
  }

  #setEven(node: number, from: number, to: number): void {
    this.#label[node] = even;
    this.#from[node] = from;
    this.#to[node] = to;
    for (const leaf of this.#leaves(node)) this.#queue.push(leaf);
  }

  /** An odd node and the even one that it is matched to. */
  #setOdd(node: number, from: number, to: number): void {
    this.#label[node] = odd;
    this.#from[node] = from;
    this.#to[node] = to;
    const base = this.#base[node] as number;
    const mate = this.#mate[base] as number;
    this.#setEven(this.#top[mate] as number, base, mate);
  }

  #leaves(node: number): number[] {
    if (node < this.#size) return [node];
    const leaves: number[] = [];
    const open = [node];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next < this.#size) leaves.push(next);
      else open.push(...(this.#parts[next] as readonly number[]));
    }
    return leaves;
  }

  /** The nodes from that of a vertex up to the root. */
  #way(vertex: number): number[] {
    const way = [this.#top[vertex] as number];
    for (;;) {
      const from = this.#from[way.at(-1) as number] as number;
      if (from === -1) return way;
      way.push(this.#top[from] as number);
    }
  }

  /** Makes a blossom of the cycle that an edge between two even nodes closes. */
  #shrink(left: number, right: number): void {
    const down = this.#way(left);
    const up = this.#way(right);
    while (down.length > 1 && up.length > 1 && down.at(-2) === up.at(-2)) {
      down.pop();
      up.pop();
    }
    // Now both ways end at the nearest node that they share; it begins the cycle.
    const meeting = down.pop() as number;
    up.pop();
    down.reverse();
    const hang = (node: number): Joint => [this.#from[node] as number, this.#to[node] as number];
    const joints: Joint[] = [...down.map(hang), [left, right]];
    for (const node of up) joints.push([this.#to[node] as number, this.#from[node] as number]);

    const blossom = this.#unused.pop() as number;
    const parts = [meeting, ...down, ...up];
    this.#parts[blossom] = parts;
    this.#joints[blossom] = joints;
    this.#weight[blossom] = 0;
    this.#base[blossom] = this.#base[meeting] as number;
    this.#parent[blossom] = -1;
    this.#label[blossom] = even;
    [this.#from[blossom], this.#to[blossom]] = hang(meeting);
    this.#outermost.add(blossom);
    for (const part of parts) {
      this.#outermost.delete(part);
      this.#parent[part] = blossom;
      for (const leaf of this.#leaves(part)) {
        this.#top[leaf] = blossom;
        if (this.#label[part] === odd) this.#queue.push(leaf);
      }
    }
  }

  /** Changes the duals by the least that lets the tree grow on; false when nothing does, or the limit is passed. */
  #relax(limit: number): boolean {
    const blossoms = [...this.#outermost];
    const idle = blossoms.some((node) => this.#label[node] === odd && this.#weight[node] === 0);
    // Every other change costs something.
    if (this.#bound >= limit && !idle) return false;
    let step = Number.POSITIVE_INFINITY;
    const evens: number[] = [];
    const odds: number[] = [];
    for (let vertex = 0; vertex < this.#size; vertex++) {
      const label = this.#label[this.#top[vertex] as number];
      if (label === even) evens.push(vertex);
      if (label === odd) odds.push(vertex);
    }
    for (const vertex of evens) {
      const row = vertex * this.#size;
      for (let other = 0; other < this.#size; other++) {
        const cost = this.#costs[row + other] as number;
        if (cost === Number.POSITIVE_INFINITY) continue;
        const node = this.#top[other] as number;
        const label = this.#label[node];
        if (label === odd || node === this.#top[vertex]) continue;
        const slack = cost - (this.#dual[vertex] as number) - (this.#dual[other] as number);
        step = Math.min(step, label === even ? slack / 2 : slack);
      }
    }
    for (const node of blossoms) {
      if (this.#label[node] === odd) step = Math.min(step, this.#weight[node] as number);
    }
    if (step === Number.POSITIVE_INFINITY || this.#bound + step > limit) return false;

    this.#bound += step;
    for (const vertex of evens) this.#dual[vertex] = (this.#dual[vertex] as number) + step;
    for (const vertex of odds) this.#dual[vertex] = (this.#dual[vertex] as number) - step;
    for (const node of blossoms) {
      if (this.#label[node] === even) this.#weight[node] = (this.#weight[node] as number) + step;
      if (this.#label[node] === odd) this.#weight[node] = (this.#weight[node] as number) - step;
    }
    for (const node of blossoms) {
      if (this.#label[node] === odd && this.#weight[node] === 0) this.#expand(node);
    }
    this.#restart();
    return true;
  }

  /** Opens an odd blossom of the tree: the even way round its cycle from where it hangs to its base stays in the tree. */
  #expand(blossom: number): void {
    const parts = this.#parts[blossom] as readonly number[];
    const joints = this.#joints[blossom] as readonly Joint[];
    const [from, to] = [this.#from[blossom] as number, this.#to[blossom] as number];
    this.#open(blossom);
    for (const part of parts) this.#label[part] = free;

    let at = parts.indexOf(this.#top[to] as number);
    const forward = at % 2 === 1;
    const hang = (node: number, [outside, inside]: Joint) => {
      this.#label[node] = odd;
      this.#from[node] = outside;
      this.#to[node] = inside;
    };
    hang(parts[at] as number, [from, to]);
    while (at % parts.length !== 0) {
      const base = this.#base[parts[at] as number] as number;
      const mate = this.#mate[base] as number;
      this.#setEven(this.#top[mate] as number, base, mate);
      const [first, second] = (forward ? joints[at + 1] : joints[at - 2]) as Joint;
      at += forward ? 2 : -2;
      hang(parts[at % parts.length] as number, forward ? [first, second] : [second, first]);
    }
  }

  /** The parts of a blossom stand for themselves again. */
  #open(blossom: number): void {
    for (const part of this.#parts[blossom] as readonly number[]) {
      this.#parent[part] = -1;
      if (part >= this.#size) this.#outermost.add(part);
      for (const leaf of this.#leaves(part)) this.#top[leaf] = part;
    }
    this.#outermost.delete(blossom);
    this.#weight[blossom] = 0;
    this.#unused.push(blossom);
  }

  /** What a tree leaves behind: blossoms that cost nothing, and then those that were within. */
  #dissolveIdle(): void {
    for (const node of this.#outermost) if (this.#weight[node] === 0) this.#open(node);
  }

  /** Changes the matching along the way from an exposed node over an edge to the root. */
  #augment([last, exposed]: Joint): void {
    this.#rebase(this.#top[exposed] as number, exposed);
    this.#mate[exposed] = last;
    let [vertex, mate] = [last, exposed];
    for (;;) {
      const node = this.#top[vertex] as number;
      this.#rebase(node, vertex);
      this.#mate[vertex] = mate;
      const below = this.#from[node] as number;
      if (below === -1) return;
      const inner = this.#top[below] as number;
      const [outside, inside] = [this.#from[inner] as number, this.#to[inner] as number];
      this.#rebase(inner, inside);
      this.#mate[inside] = outside;
      [vertex, mate] = [outside, inside];
    }
  }

  /** Matches the inside of a blossom so that a vertex is its base. */
  #rebase(node: number, vertex: number): void {
    if (node === vertex) return;
    let part = vertex;
    while (this.#parent[part] !== node) part = this.#parent[part] as number;
    this.#rebase(part, vertex);
    const parts = this.#parts[node] as readonly number[];
    const joints = this.#joints[node] as readonly Joint[];
    const at = parts.indexOf(part);
    const couple = (joint: number) => {
      const [left, right] = joints[joint] as Joint;
      this.#rebase(parts[joint] as number, left);
      this.#rebase(parts[(joint + 1) % parts.length] as number, right);
      this.#mate[left] = right;
      this.#mate[right] = left;
    };
    if (at % 2 === 1) for (let joint = at + 1; joint < parts.length; joint += 2) couple(joint);
    else for (let joint = at - 2; joint >= 0; joint -= 2) couple(joint);
    this.#parts[node] = [...parts.slice(at), ...parts.slice(0, at)];
    this.#joints[node] = [...joints.slice(at), ...joints.slice(0, at)];
    this.#base[node] = vertex;
  }
}
