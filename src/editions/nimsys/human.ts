import { parseInteger } from "../../notation/index.ts";
import type { Person } from "../../roster/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { InvalidMove } from "./errors.ts";
import { NimPlayer } from "./player.ts";

/** A player whose moves are lines of the input. */
export class NimHumanPlayer extends NimPlayer {
  readonly #dialogue: Dialogue;

  constructor(person: Person, dialogue: Dialogue) {
    super(person);
    this.#dialogue = dialogue;
  }

  override async removeStone(stonesLeft: number, bound: number): Promise<number> {
    const count = parseInteger((await this.#dialogue.line()).trim());
    if (count === undefined) throw new InvalidMove(Math.min(stonesLeft, bound));
    return count;
  }

  /** The line as it was typed: whether it is a move is for the game to say. */
  override advancedMove(): Promise<string> {
    return this.#dialogue.line();
  }
}
