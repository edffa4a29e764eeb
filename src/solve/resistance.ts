import { Budget, within } from "./budget.ts";
import { Defence, type Resistance } from "./defence.ts";
import { estimate } from "./estimate.ts";
import { LruCache } from "./lru-cache.ts";
import { keyOf } from "./search.ts";
import { liveRuns, type Theory } from "./theory.ts";

/** How much is done for one answer: about a sixth of a second. */
export const mostSteps = 650_000;

/** The same for all positions of a game at once. */
const stepsTogether = 5_000_000;

/** The part of that for an estimate where it was not enough. */
const estimateShare = 0.06;

/** The most lost positions kept of one game, the most answers that are no more than estimates, and of how many games. */
const mostKept = 100_000;
const mostEstimates = 1_000;
const mostGames = 3;

const memories = new LruCache<Memory>(mostGames);
/** Where outcomes are searched for, the search of a question has so much left and no more: nothing is carried to another. */
const ofSearches = new WeakMap<Theory, Memory>();

/** The best resistance in a lost position with a move left; `runs` in descending order. */
export function resistance(theory: Theory, runs: readonly number[], steps = mostSteps): Resistance {
  return memoryFor(theory).best(theory, liveRuns(theory.rules, runs), steps);
}

/** The best resistance in each of these lost positions: together where that can be had, for they share most of what can arise. */
export function resistances(theory: Theory, positions: readonly (readonly number[])[]): Resistance[] {
  const known = new Map<string, Resistance>();
  const together = within(() => new Defence(theory, positions, new Budget(stepsTogether)));
  for (const [runs, found] of together?.solve() ?? []) known.set(keyOf(runs), found);
  return positions.map((runs) => known.get(keyOf(runs)) ?? resistance(theory, runs));
}

function memoryFor(theory: Theory): Memory {
  if (theory.by !== "search") return memories.get(theory.rules.key, () => new Memory());
  let memory = ofSearches.get(theory);
  if (!memory) {
    memory = new Memory();
    ofSearches.set(theory, memory);
  }
  return memory;
}

/**
 * The answers given before. An exact one is kept with the steps that are known to suffice for it, so that a question with fewer
 * of them is answered as if it were the first: each search begins with nothing, and what can arise in it needs no more steps.
 */
class Memory {
  readonly #exact = new Map<string, { readonly resistance: Resistance; readonly steps: number }>();
  readonly #answers = new LruCache<Resistance>(mostEstimates);

  best(theory: Theory, runs: readonly number[], steps: number): Resistance {
    const key = keyOf(runs);
    const known = this.#exact.get(key);
    if (known && known.steps <= steps) return known.resistance;
    return this.#answers.get(`${steps} ${key}`, () => this.#find(theory, runs, steps));
  }

  #find(theory: Theory, runs: readonly number[], steps: number): Resistance {
    const budget = new Budget(steps);
    const defence = within(() => new Defence(theory, [runs], budget));
    if (!defence) return estimate(theory, runs, steps * estimateShare);
    return this.#keep(defence, steps - budget.left);
  }

  /** Works out and keeps what a defence has gathered; the last of it is the position of the most sticks. */
  #keep(defence: Defence, steps: number): Resistance {
    if (this.#exact.size + defence.size > mostKept) this.#exact.clear();
    let last: Resistance | undefined;
    for (const [runs, found] of defence.solve()) {
      const key = keyOf(runs);
      const known = this.#exact.get(key);
      if (!known || steps < known.steps) this.#exact.set(key, { resistance: found, steps });
      last = found;
    }
    return last as Resistance;
  }
}
