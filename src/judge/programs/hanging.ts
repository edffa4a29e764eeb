import type { Limits } from "../../programs/index.ts";
import type { Verdict } from "../verdict.ts";

/** Less than a case has, and many times what a right session needs. */
export const shortLimits = { processor: 2, wall: 4 } as const satisfies Partial<Limits>;

/** In so many cases a program may hang for as long as a case may take. */
const mostHangs = 2;

/**
 * Whoever hangs mostly hangs in every case, and a class would wait for him for minutes. All cases are run all the same, so that what is right
 * counts, but those that come after have less time.
 */
export class HangingProgram {
  #hangs = 0;

  note(verdict: Verdict): void {
    if (verdict === "TIME" || verdict === "IDLE") this.#hangs++;
  }

  limits(): Partial<Limits> {
    return this.#hangs < mostHangs ? {} : shortLimits;
  }
}
