import type { Seat } from "../games/index.ts";
import { maxPhrases, phraseEvery } from "../protocol/index.ts";
import { type Answer, no, yes } from "./answer.ts";

/** Sooner than this after one another server tells the same phrase once more, or somebody talks past his pace: then it is lost. */
const heardEvery = phraseEvery / 2;

/**
 * How much each seat of a game has said: enough is enough. It is counted while the game is in memory, and what is said through other
 * servers counts as it is heard of: nothing hangs on it.
 */
export class Talk {
  readonly #seats = [
    { count: 0, at: Number.NEGATIVE_INFINITY },
    { count: 0, at: Number.NEGATIVE_INFINITY },
  ] as const;

  /** Whether the seat may say one more, which it has then; `now` in milliseconds, never backwards. */
  say(seat: Seat, now: number): Answer<undefined> {
    const { count, at } = this.#seats[seat];
    if (count >= maxPhrases) return no("said-enough", { max: maxPhrases });
    const wait = at + phraseEvery - now;
    if (wait > 0) return no("too-many", { seconds: Math.ceil(wait / 1000) });
    this.#note(seat, now);
    return yes(undefined);
  }

  /** Another server has told of one: whether it is to be passed on. */
  heard(seat: Seat, now: number): boolean {
    const { count, at } = this.#seats[seat];
    if (now - at < heardEvery || count >= maxPhrases) return false;
    this.#note(seat, now);
    return true;
  }

  #note(seat: Seat, now: number): void {
    const said: { count: number; at: number } = this.#seats[seat];
    said.count++;
    said.at = now;
  }
}
