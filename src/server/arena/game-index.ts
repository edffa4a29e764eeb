import type { ArenaGame } from "../../arena/index.ts";

/** Which games are wanted: all, or those of a bot, perhaps against another, or those with something to look at. */
export interface GamesWanted {
  readonly of: "all" | "faults" | "repeated";
  readonly bot?: number | undefined;
  readonly against?: number | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
}

type Told = Pick<ArenaGame, "bots" | "fault">;

/** Who played each game of a tournament and whether there was a fault: what a list is chosen by, without the games themselves. */
export class GameIndex {
  readonly #games = new Map<number, { readonly bots: readonly [number, number]; readonly fault: boolean }>();
  /** In the order of their numbers, once somebody asked for it. */
  #numbers: number[] | undefined;

  get size(): number {
    return this.#games.size;
  }

  add(number: number, { bots, fault }: Told): void {
    if (this.#games.has(number)) return;
    this.#games.set(number, { bots, fault: fault !== null });
    const last = this.#numbers?.at(-1);
    if (last === undefined || last < number) this.#numbers?.push(number);
    else this.#numbers = undefined;
  }

  /** The latest in the schedule first; `next` is where those behind them begin, undefined where there are none. */
  find(
    wanted: GamesWanted,
    isRepeated: (number: number) => boolean,
  ): { readonly numbers: readonly number[]; readonly next: number | undefined } {
    this.#numbers ??= [...this.#games.keys()].sort((one, other) => one - other);
    const found: number[] = [];
    for (let at = this.#numbers.length - 1; at >= 0; at--) {
      const number = this.#numbers[at] as number;
      if (wanted.before !== undefined && number >= wanted.before) continue;
      if (!this.#fits(number, wanted, isRepeated)) continue;
      if (found.length === wanted.limit) return { numbers: found, next: found.at(-1) };
      found.push(number);
    }
    return { numbers: found, next: undefined };
  }

  #fits(number: number, wanted: GamesWanted, isRepeated: (number: number) => boolean): boolean {
    const game = this.#games.get(number);
    if (!game) return false;
    for (const bot of [wanted.bot, wanted.against])
      if (bot !== undefined && !game.bots.includes(bot)) return false;
    if (wanted.of === "faults") return game.fault;
    return wanted.of === "all" || isRepeated(number);
  }
}
