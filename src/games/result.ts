/** Why something was refused: a code and the facts. The sentence is made by `words`. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

export type Facts = Readonly<Record<string, string | number>>;

export const refusalCodes = [
  "game-unknown",
  "options-not-object",
  "option-unknown",
  "option-not-integer",
  "option-out-of-range",
  "option-not-one-of",
  "option-odd",
  "rows-empty",
  "rows-too-many",
  "take-empty",
  "game-over",
  "row-missing",
  "outside-row",
  "already-taken",
  "count-not-allowed",
  "not-from-the-end",
  "outside-board",
  "square-occupied",
  "flips-nothing",
  "runs-overlap",
  "cells-wrong",
  "not-in-notation",
  "record-not-json",
  "record-version",
  "record-broken",
  "nothing-to-undo",
  "nothing-to-redo",
  "not-your-turn",
  "run-too-long",
  "positions-too-many",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, facts: Facts = {}): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, facts } };
}

/** For what cannot fail unless there is a bug: the value, or a throw that names the code. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${result.refusal.code} ${JSON.stringify(result.refusal.facts)}`);
}
