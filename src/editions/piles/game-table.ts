import { piles } from "../../games/index.ts";
import { makePilesPicture } from "../../notation/index.ts";
import type { Print } from "../dialogue.ts";
import { lineDialogue } from "../line-dialogue.ts";
import { NimError } from "./nim-error.ts";
import { Pile } from "./pile.ts";

/** The piles side by side, numbered from 0. */
export class GameTable {
  static readonly numberOfPiles: number = piles.defaults.rows.length;

  readonly #piles: readonly Pile[] = Array.from({ length: GameTable.numberOfPiles }, () => new Pile());
  readonly #print: Print;

  /** `print` is where `showPiles` prints: to the console unless said. */
  constructor(print: Print = lineDialogue().print) {
    this.#print = print;
  }

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

  /** Prints the sizes as digits, `999` at first, and a newline. */
  showPiles(): void {
    this.#print(`${sizesOf(this).join("")}\n`);
  }

  /** Columns of stars, as many rows as the tallest pile has objects; nothing at all for an empty table. */
  toString(): string {
    return makePilesPicture(sizesOf(this));
  }

  isEmpty(): boolean {
    return this.#piles.every((pile) => pile.isEmpty());
  }

  pileExists(i: number): boolean {
    return Number.isInteger(i) && i >= 0 && i < GameTable.numberOfPiles;
  }

  /** A table of its own with piles of the same sizes, printing to the same place. */
  clone(): GameTable {
    const copy = new GameTable(this.#print);
    for (const [n, pile] of this.#piles.entries()) copy.getPile(n).setSize(pile.getSize());
    return copy;
  }
}

export function sizesOf(table: GameTable): number[] {
  return Array.from({ length: GameTable.numberOfPiles }, (_, n) => table.getPile(n).getSize());
}
