import { leastTake } from "../games/index.ts";
import type { Budget } from "./budget.ts";
import { bufferFor, PositionTable, writeReplaced } from "./position-table.ts";
import { Replies } from "./replies.ts";
import { countSplits, SplitTable } from "./rules.ts";
import { certain, compare, type ScaledProbability, Sum } from "./scaled-probability.ts";
import type { Theory } from "./theory.ts";
import type { Verdict } from "./verdict.ts";

/** How a lost position is best defended. */
export interface Resistance {
  /** The chance that a uniformly random opponent plays perfectly to the end; where not exact, it is at most this. */
  readonly chance: ScaledProbability;
  readonly exact: boolean;
  /** The kinds of moves that reach it. */
  readonly moves: readonly Verdict[];
}

/**
 * R of a lost position is the least, over our moves, of the mean over all the opponent's replies, counted singly, of R after the
 * reply where we have lost again, else 0; and 1 when the game has ended and is lost.
 *
 * First all lost positions are gathered that can arise by our moves and winning replies; then R goes from those of few sticks
 * to those of many. Nothing nests, however long the game is. What it costs is a sum over the positions gathered, so whatever
 * can arise costs no more by itself.
 */
export class Defence {
  readonly #theory: Theory;
  readonly #budget: Budget;
  readonly #least: number;
  readonly #splits: SplitTable;
  readonly #replies: Replies;
  readonly #next: Int32Array;
  readonly #answered: Int32Array;
  /** The positions that are lost for us, and those after our moves, each with where its part of the lists below begins. */
  readonly #lost = new PositionTable();
  readonly #moved = new PositionTable();
  /** For each lost position and each of our moves in the order of the splits: the position it leads to, −1 when the game ends. */
  readonly #moves: number[] = [];
  readonly #movesFrom: number[] = [];
  readonly #sticks: number[] = [];
  /** For each of those and each reply that wins: the lost position it leads to, −1 when the game ends, and its weight. */
  readonly #wins: number[] = [];
  readonly #weights: number[] = [];
  readonly #winsFrom: number[] = [];
  readonly #replyCounts: number[] = [];

  /** Gathers what can arise from these; throws OutOfBudget when it is too much. */
  constructor(theory: Theory, positions: readonly (readonly number[])[], budget: Budget) {
    this.#theory = theory;
    this.#budget = budget;
    this.#least = leastTake(theory.rules.take);
    this.#splits = new SplitTable(theory.rules);
    this.#replies = new Replies(theory, budget);
    this.#next = bufferFor(positions, this.#least);
    for (const runs of positions) this.#lost.add(Int32Array.from(runs), runs.length);
    this.#answered = new Int32Array(this.#next.length);
    const buffer = new Int32Array(this.#next.length);
    for (let at = 0; at < this.#lost.size; at++) this.#gather(at, buffer);
  }

  /** How many lost positions were gathered. */
  get size(): number {
    return this.#lost.size;
  }

  #gather(at: number, runs: Int32Array): void {
    const length = this.#lost.read(at, runs);
    const cost = 1 + (length >> 3);
    let sticks = 0;
    this.#movesFrom.push(this.#moves.length);
    for (let index = 0; index < length; index++) {
      const run = runs[index] as number;
      sticks += run;
      if (index > 0 && run === runs[index - 1]) continue;
      this.#budget.spend(countSplits(this.#theory.rules, run) * cost);
      for (const { left, right } of this.#splits.of(run)) {
        const count = writeReplaced(runs, length, index, left, right, this.#least, this.#next);
        if (count === 0) {
          this.#moves.push(-1);
          continue;
        }
        const before = this.#moved.size;
        const moved = this.#moved.add(this.#next, count);
        this.#moves.push(moved);
        if (moved === before) this.#gatherReplies(moved);
      }
    }
    this.#sticks.push(sticks);
  }

  /** The replies in a position after our move. */
  #gatherReplies(moved: number): void {
    const length = this.#moved.read(moved, this.#answered);
    this.#winsFrom.push(this.#wins.length);
    const replies = this.#replies.walk(this.#moved.of(moved), (index, { left, right }, weight) => {
      const count = writeReplaced(this.#answered, length, index, left, right, this.#least, this.#next);
      this.#wins.push(count === 0 ? -1 : this.#lost.add(this.#next, count));
      this.#weights.push(weight);
    });
    this.#replyCounts.push(replies);
  }

  /** Every lost position gathered with its resistance, those of few sticks first. */
  *solve(): Generator<[runs: number[], resistance: Resistance]> {
    const order = Array.from(this.#sticks.keys()).sort(
      (a, b) => (this.#sticks[a] as number) - (this.#sticks[b] as number),
    );
    const chances: ScaledProbability[] = new Array(order.length);
    const means: (ScaledProbability | undefined)[] = new Array(this.#moved.size);
    this.#winsFrom.push(this.#wins.length);
    for (const lost of order) {
      const runs = this.#lost.of(lost);
      const resistance = this.#leastOver(
        lost,
        runs,
        (moved) => (means[moved] ??= this.#mean(moved, chances)),
      );
      chances[lost] = resistance.chance;
      yield [runs, resistance];
    }
  }

  #mean(moved: number, chances: readonly ScaledProbability[]): ScaledProbability {
    const sum = new Sum();
    const end = this.#winsFrom[moved + 1] as number;
    for (let at = this.#winsFrom[moved] as number; at < end; at++) {
      const lost = this.#wins[at] as number;
      sum.add(lost < 0 ? certain : (chances[lost] as ScaledProbability), this.#weights[at] as number);
    }
    return sum.over(this.#replyCounts[moved] as number);
  }

  #leastOver(lost: number, runs: readonly number[], mean: (moved: number) => ScaledProbability): Resistance {
    let chance = certain;
    let moves: Verdict[] = [];
    let at = this.#movesFrom[lost] as number;
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] as number;
      if (run === runs[index - 1]) continue;
      for (const split of this.#splits.of(run)) {
        const moved = this.#moves[at++] as number;
        const after = moved < 0 ? certain : mean(moved);
        const order = compare(after, chance);
        if (order > 0) continue;
        if (order < 0) {
          moves = [];
          chance = after;
        }
        moves.push({ run, split, wins: false });
      }
    }
    return { chance, exact: true, moves };
  }
}
