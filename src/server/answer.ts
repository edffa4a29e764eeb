import type { FactsOf, Result } from "../games/index.ts";
import type { AllRefusals, AnyRefusal } from "../words/index.ts";

/** What a request came to; `repeated`: it had happened before, so nobody was told again. */
export type Answer<T> = Result<T, AnyRefusal> & { readonly repeated?: true };

export function no<Code extends keyof AllRefusals>(
  code: Code,
  ...facts: FactsOf<AllRefusals[Code]>
): { readonly ok: false; readonly refusal: AnyRefusal } {
  return { ok: false, refusal: { code, facts: facts[0] ?? {} } as AnyRefusal };
}

export function yes<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function again<T>(value: T): Answer<T> {
  return { ok: true, value, repeated: true };
}
