import { piles } from "../../games/index.ts";
import { NimError } from "./nim-error.ts";

/** A heap of objects that can be taken from and filled up again. */
export class Pile {
  static readonly fullPileSize: number = piles.defaults.rows[0] as number;

  #size: number = Pile.fullPileSize;

  getSize(): number {
    return this.#size;
  }

  setSize(size: number): void {
    if (!Number.isInteger(size) || size < 0) throw new NimError("a pile's size is a whole number from 0 on");
    this.#size = size;
  }

  /** Takes that many away; does nothing when there are not enough left, or when it is no number of objects. */
  remove(howMany: number): void {
    if (Number.isInteger(howMany) && howMany >= 0 && howMany <= this.#size) this.#size -= howMany;
  }

  refill(): void {
    this.#size = Pile.fullPileSize;
  }

  isEmpty(): boolean {
    return this.#size === 0;
  }
}
