import type { ClockRule } from "../setup.ts";

/** How much later than its clock an answer may come. */
export const marginMilliseconds = 10;

/** The clocks of one game's two bots. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #left: [number, number];
  readonly #moves: [number, number] = [0, 0];
  readonly thought: [number, number] = [0, 0];

  constructor(rule: ClockRule) {
    this.#rule = rule;
    const each = rule.kind === "game" ? rule.initial : rule.each;
    this.#left = [each, each];
  }

  /** Milliseconds for the next move. */
  left(bot: 0 | 1): number {
    return this.#left[bot];
  }

  toGo(bot: 0 | 1): number | undefined {
    const rule = this.#rule;
    return rule.kind === "moves" ? rule.moves - (this.#moves[bot] % rule.moves) : undefined;
  }

  /** A move took so long; within the margin nothing less than nothing is left. */
  spend(bot: 0 | 1, milliseconds: number): void {
    const rule = this.#rule;
    const left = Math.max(0, this.#left[bot] - milliseconds);
    this.thought[bot] += milliseconds;
    this.#moves[bot]++;
    switch (rule.kind) {
      case "game":
        this.#left[bot] = left + rule.increment;
        return;
      case "move":
        this.#left[bot] = rule.each;
        return;
      case "moves":
        this.#left[bot] = left + (this.#moves[bot] % rule.moves === 0 ? rule.each : 0);
    }
  }
}
