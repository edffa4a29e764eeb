/** A rate: so many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;
  /** What was taken here and other servers have not been told. */
  #untold = 0;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether one more is within the rate; `now` in milliseconds, never backwards. */
  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left--;
    this.#untold++;
    return true;
  }

  /** Whether there is one left. */
  has(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left >= 1;
  }

  /** Takes what has been used already, more than there is if need be. */
  charge(amount: number, now: number): void {
    this.has(now);
    this.#left -= amount;
    this.#untold += amount;
  }

  /** Takes what another server has told of. */
  chargeElsewhere(amount: number, now: number): void {
    this.has(now);
    this.#left -= amount;
  }

  /** What others have not been told, as a share of what may be taken at once. */
  get untoldShare(): number {
    return this.#untold / this.#rate.burst;
  }

  /** The same as the seconds in which it is there again. */
  get untoldSeconds(): number {
    return this.#untold / this.#rate.perSecond;
  }

  /** What is to be told now. */
  tell(): number {
    const untold = this.#untold;
    this.#untold = 0;
    return untold;
  }

  /** Takes all there is. */
  empty(now: number): void {
    if (this.has(now)) this.#left = 0;
  }

  /** Seconds until the next one is allowed. */
  get wait(): number {
    return this.#left >= 1 ? 0 : Math.ceil((1 - this.#left) / this.#rate.perSecond);
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}
