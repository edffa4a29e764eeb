import { emptySquares } from "../../src/games/index.ts";
import type { PuzzleOf } from "../../src/learn/index.ts";
import { type ReversiIdea, reversiIdeas } from "../../src/learn/reversi/ideas.ts";

const fewestEmpty = 8;
const mostEmpty = 16;
/** Of a hundred points of the rating no more than this share. */
const ofBand = 1 / 8;

/** What is still to be found: as many of each idea with each number of empty squares, and of no rating too many. */
export class Shelf {
  readonly puzzles: PuzzleOf<"reversi">[] = [];
  readonly #total: number;
  readonly #cell: number;
  readonly #cells = new Map<string, number>();
  readonly #bands = new Map<number, number>();

  constructor(total: number) {
    const cells = reversiIdeas.length * (mostEmpty - fewestEmpty + 1);
    this.#cell = Math.ceil(total / cells);
    this.#total = total;
  }

  get full(): boolean {
    return this.puzzles.length >= this.#total;
  }

  /** Numbers of empty squares with which some idea is still wanted. */
  wanted(): number[] {
    return Array.from({ length: mostEmpty - fewestEmpty + 1 }, (_, more) => fewestEmpty + more).filter(
      (empty) => reversiIdeas.some((idea) => this.#has(idea, empty) < this.#cell),
    );
  }

  /** Whether it was taken in. */
  take(puzzle: PuzzleOf<"reversi">): boolean {
    const empty = emptySquares(puzzle.position);
    const idea = puzzle.idea as ReversiIdea;
    const band = Math.floor(puzzle.rating / 100);
    const inBand = this.#bands.get(band) ?? 0;
    if (this.full || this.#has(idea, empty) >= this.#cell || inBand >= this.#total * ofBand) return false;
    this.#cells.set(`${idea} ${empty}`, this.#has(idea, empty) + 1);
    this.#bands.set(band, inBand + 1);
    this.puzzles.push(puzzle);
    return true;
  }

  #has(idea: ReversiIdea, empty: number): number {
    return this.#cells.get(`${idea} ${empty}`) ?? 0;
  }
}
