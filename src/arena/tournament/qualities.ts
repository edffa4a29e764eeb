import type { ArenaGame, Quality } from "../game.ts";

type Sum = { -readonly [Key in keyof Quality]: number };

/** How well each bot has played in all games that count. A game may be judged long after it was counted. */
export class Qualities {
  readonly #sums: Sum[];
  readonly #judged: boolean[];
  /** Of games that count and have not been judged yet, who played. */
  readonly #open = new Map<number, readonly [number, number]>();

  constructor(bots: number) {
    this.#sums = Array.from({ length: bots }, () => ({
      won: 0,
      wonKept: 0,
      drawn: 0,
      drawnKept: 0,
      estimated: 0,
    }));
    this.#judged = new Array<boolean>(bots).fill(false);
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
    return this.#judged[bot] ? { ...(this.#sums[bot] as Sum) } : null;
  }

  #add(bots: readonly [number, number], quality: readonly [Quality, Quality]): void {
    for (const [side, bot] of bots.entries()) {
      const sum = this.#sums[bot] as Sum;
      const more = quality[side] as Quality;
      this.#judged[bot] = true;
      sum.won += more.won;
      sum.wonKept += more.wonKept;
      sum.drawn += more.drawn;
      sum.drawnKept += more.drawnKept;
      sum.estimated += more.estimated;
    }
  }
}
