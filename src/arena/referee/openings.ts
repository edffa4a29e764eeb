import {
  type Family,
  type Game,
  type MoveOf,
  must,
  type OptionsOf,
  type PositionOf,
} from "../../games/index.ts";
import type { Notation } from "../../notation/index.ts";

export interface Opening {
  readonly position: PositionOf<Family>;
  /** The moves that lead there from the game's start, where they were given. */
  readonly path: readonly MoveOf<Family>[] | undefined;
}

const mostKept = 4096;

/** Openings as positions: each comes up again for every pair of bots. */
export class Openings {
  readonly #game: Game;
  readonly #notation: Notation;
  readonly #options: OptionsOf<Family>;
  readonly #known = new Map<string, Opening>();

  constructor(game: Game, notation: Notation, options: OptionsOf<Family>) {
    this.#game = game;
    this.#notation = notation;
    this.#options = options;
  }

  /** Throws where it is no position, or a game that is over: whoever draws up the schedule has made sure of that. */
  find(text: string): Opening {
    const known = this.#known.get(text);
    if (known) return known;
    const position = must(this.#notation.parsePosition(text, this.#options));
    if (this.#game.outcome(position)) throw new Error(`an opening that is over: ${text}`);
    const whole = this.#notation.parseGame(text, this.#options);
    const path = whole.ok && whole.value.moves.length > 0 ? whole.value.moves : undefined;
    if (this.#known.size >= mostKept) this.#known.clear();
    const opening = { position, path };
    this.#known.set(text, opening);
    return opening;
  }
}
