export type Colour = "Black" | "White";
type Colours = Readonly<Record<Colour, Colour>>;

/** One of the two, known by a colour, and who comes after. */
export class Player {
  static readonly colour: Colours = { Black: "Black", White: "White" };

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
