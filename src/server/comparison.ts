import { type Bus, eachInPieces, type GameHead, type GameKeeper } from "../store/index.ts";
import type { LiveGame } from "./live-game.ts";
import type { Time } from "./time.ts";

interface ComparisonOptions {
  readonly games: Pick<GameKeeper, "heads">;
  readonly bus: Bus;
  readonly time: Time;
  readonly awake: ReadonlyMap<string, LiveGame>;
  readonly onFailure: (error: unknown) => void;
}

/** How often all games in memory are compared with the store: with others telling, and while they cannot. */
const compareEvery = 2000;
export const compareEveryDown = 200;
/** So many are asked for at a time. */
const mostAtOnce = 5000;
/** So many are loaded at a time. */
const loadedAtOnce = 8;

/**
 * Finds what others did in the games that are in memory here and nobody has told: a message was lost, or whoever wrote it died before he
 * could tell. What the store had at the last comparison and a game still lacks will not come by itself.
 */
export class Comparison {
  readonly #options: ComparisonOptions;
  /** What the store had more; undefined where it had nothing. */
  #lacking = new Map<string, GameHead | undefined>();
  #comparedAt = Number.NEGATIVE_INFINITY;
  #last: Promise<void> = Promise.resolve();
  #underWay = 0;
  #stopped = false;

  constructor(options: ComparisonOptions) {
    this.#options = options;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Compares, if it is time to. */
  async tick(): Promise<void> {
    const { bus, time } = this.#options;
    const now = time.steady();
    if (this.#underWay > 0 || (bus.up && now - this.#comparedAt < compareEvery)) return;
    this.#comparedAt = now;
    await this.#inTurn(() => this.#compare(!bus.up));
  }

  /** More may have been missed than a message. */
  async doubt(doubt: "behind" | "elsewhere"): Promise<void> {
    if (doubt === "elsewhere") for (const game of this.#options.awake.values()) game.doubt();
    await this.#inTurn(() => (doubt === "elsewhere" ? this.#settleDoubts() : this.#compare(true)));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#underWay++;
    this.#last = this.#last
      .then(work)
      .catch((error: unknown) => {
        if (!this.#stopped) this.#options.onFailure(error);
      })
      .finally(() => {
        this.#underWay--;
      });
    return this.#last;
  }

  async #compare(atOnce: boolean): Promise<void> {
    const { awake } = this.#options;
    const late: LiveGame[] = [];
    const former = this.#lacking;
    this.#lacking = new Map();
    const look = (id: string, head: GameHead | undefined, isFirst: boolean) => {
      const game = awake.get(id);
      if (!game || (head && !game.lacks(head))) return;
      if (isFirst) this.#lacking.set(id, head);
      else late.push(game);
    };
    await eachInPieces(former, ([id, head]) => look(id, head, false));
    await this.#catchUp(late.splice(0));
    for await (const [id, head] of this.#heads()) look(id, head, !atOnce);
    await this.#catchUp(late);
  }

  /** How far all games in memory are in the store. */
  async *#heads(): AsyncGenerator<[string, GameHead | undefined]> {
    const { games, awake } = this.#options;
    let ids: string[] = [];
    const asked = async () => {
      const heads = new Map((await games.heads(ids)).map((head) => [head.id, head]));
      return ids.splice(0).map((id): [string, GameHead | undefined] => [id, heads.get(id)]);
    };
    for (const id of awake.keys()) {
      ids.push(id);
      if (ids.length >= mostAtOnce) yield* await asked();
    }
    if (ids.length > 0) yield* await asked();
    ids = [];
  }

  async #catchUp(late: readonly LiveGame[]): Promise<void> {
    await this.#each(late, async (game) => void (await game.catchUp()));
  }

  async #settleDoubts(): Promise<void> {
    await this.#each([...this.#options.awake.values()], async (game) => void (await game.settleDoubt()));
  }

  async #each(games: readonly LiveGame[], work: (game: LiveGame) => Promise<void>): Promise<void> {
    for (let at = 0; at < games.length && !this.#stopped; at += loadedAtOnce)
      await Promise.all(games.slice(at, at + loadedAtOnce).map(work));
  }
}
