export type Colour = "Black" | "White";

/** One of the two, known by a colour, and who comes after. */
export class Player {
  static readonly colour = { Black: "Black", White: "White" } as const satisfies Record<Colour, Colour>;

  readonly #colour: Colour;
  #next: Player | null = null;

  constructor(colour: Colour) {
    this.#colour = colour;
  }

  /** Null until `setNext` has said who it is. */
  getNext(): Player | null {
    return this.#next;
  }

  setNext(next: Player): void {
    this.#next = next;
  }

  getColor(): Colour {
    return this.#colour;
  }

  /** `White` or `Black`. */
  toString(): string {
    return this.#colour;
  }
}
