import type { ArenaGame, Quality } from "../game.ts";
import { addQuality, noQuality } from "../quality/count.ts";

/** How well each bot has played in all games that count. A game may be judged long after it was counted. */
export class Qualities {
  readonly #sums: (Quality | null)[];
  /** Of games that count and have not been judged yet, who played. */
  readonly #open = new Map<number, readonly [number, number]>();

  constructor(bots: number) {
    this.#sums = new Array<Quality | null>(bots).fill(null);
  }

  count({ number, bots, quality }: ArenaGame): void {
    if (quality) this.#add(bots, quality);
    else this.#open.set(number, bots);
  }

  judge(number: number, quality: NonNullable<ArenaGame["quality"]>): void {
    const bots = this.#open.get(number);
    if (!bots || !this.#open.delete(number)) return;
    this.#add(bots, quality);
  }

  of(bot: number): Quality | null {
    return this.#sums[bot] ?? null;
  }

  #add(bots: readonly [number, number], quality: readonly [Quality, Quality]): void {
    for (const [side, bot] of bots.entries()) {
      this.#sums[bot] = addQuality(this.#sums[bot] ?? noQuality, quality[side] as Quality);
    }
  }
}
