/** A symmetric positive definite matrix, the lower half kept row by row; filled, then factored, then asked. */
export class Cholesky {
  readonly #count: number;
  readonly #rows: Float64Array[];

  constructor(count: number, everywhere: number) {
    this.#count = count;
    this.#rows = Array.from({ length: count }, (_, row) => new Float64Array(row + 1).fill(everywhere));
  }

  /** `row` is not less than `column`. */
  add(row: number, column: number, value: number): void {
    const at = this.#row(row);
    at[column] = (at[column] as number) + value;
  }

  /** Replaces the matrix by the triangle whose square it is. */
  factor(): void {
    for (let row = 0; row < this.#count; row++) {
      const own = this.#row(row);
      for (let column = 0; column <= row; column++) {
        const other = this.#row(column);
        let rest = own[column] as number;
        for (let at = 0; at < column; at++) rest -= (own[at] as number) * (other[at] as number);
        own[column] = column === row ? Math.sqrt(rest) : rest / (other[column] as number);
      }
    }
  }

  /** The factored matrix's inverse times a vector. */
  solve(vector: Float64Array): Float64Array {
    const solved = this.#forward(vector, 0);
    for (let row = this.#count - 1; row >= 0; row--) {
      const own = this.#row(row);
      const value = (solved[row] as number) / (own[row] as number);
      solved[row] = value;
      for (let at = 0; at < row; at++) solved[at] = (solved[at] as number) - (own[at] as number) * value;
    }
    return solved;
  }

  /** The diagonal of the factored matrix's inverse. */
  inverseDiagonal(): Float64Array {
    return Float64Array.from({ length: this.#count }, (_, at) => {
      const unit = new Float64Array(this.#count);
      unit[at] = 1;
      return this.#forward(unit, at).reduce((sum, each) => sum + each * each, 0);
    });
  }

  /** The triangle's inverse times a vector that begins with zeros up to `from`. */
  #forward(vector: Float64Array, from: number): Float64Array {
    const solved = Float64Array.from(vector);
    for (let row = from; row < this.#count; row++) {
      const own = this.#row(row);
      let rest = solved[row] as number;
      for (let at = from; at < row; at++) rest -= (own[at] as number) * (solved[at] as number);
      solved[row] = rest / (own[row] as number);
    }
    return solved;
  }

  #row(row: number): Float64Array {
    return this.#rows[row] as Float64Array;
  }
}
