import { type Family, type Game, gameOf, must, type OptionsOf } from "../../games/index.ts";
import { type Notation, notationOf } from "../../notation/index.ts";
import type { ArenaGame } from "../game.ts";
import type { TournamentSetup } from "../setup.ts";
import { symmetryKey } from "../symmetry.ts";

/** So many repeated pairs in a row, and two bots have nothing new to show each other. */
export const mostRepeats = 20;

/**
 * Whether two bots have played a pair of games before, move for move and up to symmetry. Openings that are made or read from a file are different from each other, and
 * so are games that begin with them: only where all begin at the start is there anything to look for.
 */
export class Repeats {
  readonly #seen = new Map<string, Set<number>>();
  readonly #needed: boolean;
  readonly #game: Game;
  readonly #notation: Notation;
  readonly #options: OptionsOf<Family>;

  constructor({ openings, game, options }: Pick<TournamentSetup, "openings" | "game" | "options">) {
    this.#needed = openings.kind === "start";
    this.#game = gameOf(game);
    this.#notation = notationOf(game);
    this.#options = must(this.#game.options(options));
  }

  /** Notes the pair; true when it was there. */
  add(bots: readonly [number, number], games: readonly [ArenaGame, ArenaGame]): boolean {
    if (!this.#needed) return false;
    const key = bots.join();
    const seen = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, seen);
    const hash = new Hash();
    for (const game of games) this.#mix(hash, game);
    const found = seen.has(hash.value);
    seen.add(hash.value);
    return found;
  }

  /** The positions of a game, each up to symmetry; from where it cannot be followed, its text. */
  #mix(hash: Hash, { opening, moves, winner }: ArenaGame): void {
    hash.add(`${winner}`);
    let position = this.#notation.parsePosition(opening, this.#options);
    for (const text of ["", ...this.#notation.splitMoves(moves)]) {
      if (text !== "" && position.ok) {
        const move = this.#notation.parseMove(text, position.value);
        position = move.ok ? this.#game.play(position.value, move.value) : move;
      }
      hash.add(position.ok ? symmetryKey(this.#game, position.value) : text);
    }
  }
}

/** 53 bits of a text, by two multiplicative hashes side by side (the public-domain cyrb53): a false repeat in 10⁵ pairs has a chance below 10⁻⁶. */
class Hash {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  add(text: string): void {
    for (let at = 0; at <= text.length; at++) {
      // Behind each part 0, so that parts are not run together.
      const code = at < text.length ? text.charCodeAt(at) : 0;
      this.#a = Math.imul(this.#a ^ code, 2654435761);
      this.#b = Math.imul(this.#b ^ code, 1597334677);
    }
  }

  get value(): number {
    const a =
      Math.imul(this.#a ^ (this.#a >>> 16), 2246822507) ^ Math.imul(this.#b ^ (this.#b >>> 13), 3266489909);
    const b = Math.imul(this.#b ^ (this.#b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return 4294967296 * (2097151 & b) + (a >>> 0);
  }
}
