import type { Facts } from "../games/index.ts";
import type { Later } from "../store/later.ts";
import type { ErrorCode } from "./protocol.ts";

/** What a request came to. */
export type Answer<T> =
  /** `repeated`: it had happened before, so nobody was told again. */
  { readonly ok: true; readonly value: T; readonly repeated?: true } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly facts: Facts;
}

/** An answer at once, or one that waits for the disk. */
export type Answering<T> = Answer<T> | Later<Answer<T>>;

export function comesLater<T>(answering: Answering<T>): answering is Later<Answer<T>> {
  return "then" in answering;
}

export function no(code: ErrorCode, facts: Facts = {}): Refusal {
  return { ok: false, code, facts };
}

export function yes<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function again<T>(value: T): Answer<T> {
  return { ok: true, value, repeated: true };
}
