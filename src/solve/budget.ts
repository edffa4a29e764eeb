/** Thrown inside this room when a question's work is used up; whoever set the budget says what is answered instead. */
export class OutOfBudget extends Error {}

/**
 * The work a question may still do, in steps of about a fifth of a microsecond. Never the clock: the same question has the same
 * answer on a slow machine, on a fast one, and whatever was asked before.
 */
export class Budget {
  left: number;

  constructor(steps: number) {
    this.left = steps;
  }

  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new OutOfBudget();
  }
}

/** What the work gives, or undefined when it outgrew its budget. */
export function within<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfBudget) return undefined;
    throw error;
  }
}
