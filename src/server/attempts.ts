import { visitorOf } from "./addresses.ts";

/** So many wrong tokens cost nothing: anyone mistypes. */
const free = 3;
const longest = 60_000;
/** An address that has been quiet for so long begins anew. */
const forgottenAfter = 3_600_000;
const mostKnown = 10_000;

/** Wrong tokens by address: after a few, each one doubles the pause before the next may be tried, up to a minute. */
export class Attempts {
  readonly #known = new Map<string, { wrong: number; at: number }>();
  /** How many wrong ones of whom other servers have not been told. */
  #untold = new Map<string, number>();

  /** Seconds until this address may try again. */
  wait(address: string, now: number): number {
    const known = this.#known.get(visitorOf(address));
    return known ? Math.max(0, Math.ceil((known.at + pauseAfter(known.wrong) - now) / 1000)) : 0;
  }

  /** One more wrong one; how many there have been. */
  failed(address: string, now: number): number {
    const visitor = visitorOf(address);
    if (this.#untold.size < mostKnown) this.#untold.set(visitor, (this.#untold.get(visitor) ?? 0) + 1);
    return this.#count(visitor, 1, now);
  }

  /** So many more, of whom another server has told. */
  failedElsewhere(visitor: string, times: number, now: number): void {
    this.#count(visitor, times, now);
  }

  /** What is to be told now: how many wrong ones of whom. */
  tell(): ReadonlyMap<string, number> {
    const untold = this.#untold;
    this.#untold = new Map();
    return untold;
  }

  #count(visitor: string, times: number, now: number): number {
    const before = this.#known.get(visitor);
    const wrong = (before && now - before.at < forgottenAfter ? before.wrong : 0) + times;
    // The latest stand last: who has to go when there are too many is who was quiet for longest.
    this.#known.delete(visitor);
    this.#known.set(visitor, { wrong, at: now });
    for (const [oldest, { at }] of this.#known) {
      if (this.#known.size <= mostKnown && now - at < forgottenAfter) break;
      this.#known.delete(oldest);
    }
    return wrong;
  }
}

function pauseAfter(wrong: number): number {
  return wrong <= free ? 0 : Math.min(longest, 1000 * 2 ** (wrong - free - 1));
}
