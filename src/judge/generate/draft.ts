import type { Session } from "../../editions/lockstep/index.ts";
import { type Chance, pick } from "../../players/index.ts";

/** No case is longer than this. */
export const mostLines = 60;

/** Sessions that belong together: each runs in the folder that the one before it has left. */
export type Draft = readonly Session[];

/** What a generator draws from: chance, and a memory of what it has drawn before, over all sessions of one cover. */
export class Draw {
  readonly chance: Chance;
  readonly #drawn = new Map<string, number>();

  constructor(chance: Chance) {
    this.chance = chance;
  }

  pick<T>(items: readonly T[]): T {
    return pick(items, this.chance);
  }

  /** From `least` to `most`, both included. */
  number(least: number, most: number): number {
    return least + Math.floor(this.chance() * (most - least + 1));
  }

  likely(share: number): boolean {
    return this.chance() < share;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const all = [...items];
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.number(0, last);
      [all[last], all[other]] = [all[other] as T, all[last] as T];
    }
    return all;
  }

  /** One of those drawn least often before, so that everything has its turn; `kind` keeps equal words apart. */
  rarest<T extends string>(kind: string, items: readonly T[]): T {
    const times = (item: T) => this.#drawn.get(`${kind} ${item}`) ?? 0;
    const least = Math.min(...items.map(times));
    const drawn = this.pick(items.filter((item) => times(item) === least));
    this.#drawn.set(`${kind} ${drawn}`, least + 1);
    return drawn;
  }
}

export function session(lines: readonly string[], args: readonly string[] = []): Session {
  return { args, input: lines.map((line) => `${line}\n`).join("") };
}
