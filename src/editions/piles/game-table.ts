import { piles } from "../../games/index.ts";
import { makePilesPicture } from "../../notation/index.ts";
import { NimError } from "./nim-error.ts";
import { Pile } from "./pile.ts";

/** The piles side by side, numbered from 0. */
export class GameTable {
  static readonly numberOfPiles = piles.defaults.rows.length;

  readonly #piles = Array.from({ length: GameTable.numberOfPiles }, () => new Pile());

  /** The pile itself, not a copy; throws a NimError when there is none of that number. */
  getPile(n: number): Pile {
    if (!this.pileExists(n)) {
      throw new NimError(`there is no such pile: the table has ${GameTable.numberOfPiles}`);
    }
    return this.#piles[n] as Pile;
  }

  /** As `Pile.remove`, from the pile of that number. */
  removeItem(fromPile: number, howMany: number): void {
    this.getPile(fromPile).remove(howMany);
  }

  restart(): void {
    for (const pile of this.#piles) pile.refill();
  }

  /** The sizes as digits, `999` at first. */
  showPiles(): string {
    return this.#sizes().join("");
  }

  /** Columns of stars, as many rows as the tallest pile has objects; nothing at all for an empty table. */
  toString(): string {
    return makePilesPicture(this.#sizes());
  }

  isEmpty(): boolean {
    return this.#piles.every((pile) => pile.isEmpty());
  }

  pileExists(i: number): boolean {
    return Number.isInteger(i) && i >= 0 && i < GameTable.numberOfPiles;
  }

  /** A table of its own with piles of the same sizes. */
  clone(): GameTable {
    const copy = new GameTable();
    for (const [n, pile] of this.#piles.entries()) copy.getPile(n).setSize(pile.getSize());
    return copy;
  }

  #sizes(): number[] {
    return this.#piles.map((pile) => pile.getSize());
  }
}
