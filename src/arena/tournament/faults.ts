import type { ArenaGame, FaultKind } from "../game.ts";

/** So many faults in a row, or this share of so many games at least, and the rest of a bot's games are walkovers. */
const inARow = 5;
const share = 0.2;
const leastGames = 20;

interface Record {
  games: number;
  faults: number;
  row: number;
}

/** Which bots are out: a function of the games in the order of the schedule. */
export class FaultWatch {
  readonly #records: Record[];
  readonly #kinds: Map<FaultKind, number>[];
  readonly #out = new Set<number>();

  constructor(bots: number) {
    this.#records = Array.from({ length: bots }, () => ({ games: 0, faults: 0, row: 0 }));
    this.#kinds = Array.from({ length: bots }, () => new Map());
  }

  isOut(bot: number): boolean {
    return this.#out.has(bot);
  }

  get left(): number {
    return this.#records.length - this.#out.size;
  }

  /** Whether somebody would be out after this game. */
  endsFor(game: ArenaGame): boolean {
    return game.bots.some((bot) => isTooMuch(after(this.#records[bot] as Record, isFaultOf(game, bot))));
  }

  add(game: ArenaGame): void {
    for (const bot of game.bots) {
      const faulty = isFaultOf(game, bot);
      const record = after(this.#records[bot] as Record, faulty);
      this.#records[bot] = record;
      if (isTooMuch(record)) this.#out.add(bot);
      if (faulty && game.fault) {
        const kinds = this.#kinds[bot] as Map<FaultKind, number>;
        kinds.set(game.fault.kind, (kinds.get(game.fault.kind) ?? 0) + 1);
      }
    }
  }

  kinds(bot: number): { readonly [Kind in FaultKind]?: number } {
    const kinds = [...(this.#kinds[bot] as Map<FaultKind, number>)];
    return Object.fromEntries(kinds.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Whoever has lost a game with a fault has made it. */
function isFaultOf({ bots, winner, fault }: ArenaGame, bot: number): boolean {
  return fault !== null && winner !== null && bots[winner] !== bot;
}

function after({ games, faults, row }: Record, faulty: boolean): Record {
  return { games: games + 1, faults: faults + (faulty ? 1 : 0), row: faulty ? row + 1 : 0 };
}

function isTooMuch({ games, faults, row }: Record): boolean {
  return row >= inARow || (games >= leastGames && faults >= share * games);
}
