import type { Bus } from "../store/index.ts";

/** So many messages are kept for a game that is being loaded; of more the comparison will find what they said. */
const mostEarly = 100;

interface Hearer {
  hear(text: string): void;
}

/** What the other servers tell of the games that are in memory here. */
export class Others {
  readonly #bus: Bus;
  readonly #ears = new Map<string, Ear>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  /**
   * Loads a game and hears what is told of it meanwhile: first the ear, then the eye, and nothing falls between. It is heard until
   * `leave`, if there is a game.
   */
  async follow<Game extends Hearer>(
    id: string,
    load: () => Promise<Game | undefined>,
  ): Promise<Game | undefined> {
    if (this.#bus.alone) return load();
    const ear = new Ear(this.#bus, id);
    try {
      const game = await load();
      if (game) {
        this.#ears.set(id, ear);
        ear.open(game);
      } else ear.close();
      return game;
    } catch (error) {
      ear.close();
      throw error;
    }
  }

  /** The game is in memory no longer. */
  leave(id: string): void {
    this.#ears.get(id)?.close();
    this.#ears.delete(id);
  }
}

/** Hears of one game: what comes before it is there is kept for it. */
class Ear {
  readonly #end: () => void;
  readonly #early: string[] = [];
  #game: Hearer | undefined;

  constructor(bus: Bus, id: string) {
    this.#end = bus.follow(id, (text) => {
      if (this.#game) this.#game.hear(text);
      else if (this.#early.length < mostEarly) this.#early.push(text);
    });
  }

  open(game: Hearer): void {
    this.#game = game;
    for (const text of this.#early.splice(0)) game.hear(text);
  }

  close(): void {
    this.#end();
  }
}
