import type { CliRefusal, CliRefusals } from "../words/index.ts";

/**
 * What the user can put right: a code with its facts, said as one line on standard error, never with a stack; the exit status
 * is 1. The line is made at the end, in the user's language (`words`).
 */
export class UserError extends Error {
  readonly refusal: CliRefusal;

  constructor(refusal: CliRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The error to throw for a code. */
export function refused<Code extends keyof CliRefusals>(
  code: Code,
  ...facts: CliRefusals[Code] extends Readonly<Record<string, never>> ? [] : [facts: CliRefusals[Code]]
): UserError {
  return new UserError({ code, facts: facts[0] ?? {} } as CliRefusal);
}
