import type { Run, TakenRun, TakingOptions, TakingPosition } from "../games/index.ts";
import { type ClosedForm, closedForm, splitTo } from "./closed-forms.ts";
import { xor } from "./element.ts";
import { rulesFor } from "./rules.ts";

/** Closed forms by the options they belong to: a competition asks a million times a second for the same ones. */
const forms = new WeakMap<TakingOptions, ClosedForm | "none">();

function formOf(options: TakingOptions): ClosedForm | "none" {
  let form = forms.get(options);
  if (form === undefined) {
    const rules = rulesFor(options, Number.MAX_SAFE_INTEGER);
    form = (rules && closedForm(rules)) ?? "none";
    forms.set(options, form);
  }
  return form;
}

/**
 * A winning move straight from a closed form, without sorting or searching: what `someWin` finds, for games by the million.
 * "unknown" where there is no closed form; undefined when the position is lost.
 */
export function closedFormWin(position: TakingPosition): TakenRun | "unknown" | undefined {
  const { options, rows } = position;
  const form = formOf(options);
  if (form === "none") return "unknown";
  const misere = options.last === "loses";
  let total = 0;
  let firm = 0;
  for (let row = 0; row < rows.length; row++) {
    const runs = rows[row] as readonly Run[];
    for (let at = 0; at < runs.length; at++) {
      const value = worth(form, (runs[at] as Run).length);
      total = xor(total, value);
      if (value >= 2) firm++;
    }
  }
  for (let row = 0; row < rows.length; row++) {
    const runs = rows[row] as readonly Run[];
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] as Run;
      const value = worth(form, run.length);
      const rest = xor(total, value);
      // Misère play with only fickle runs left beside this one: leave XOR 1 instead of 0.
      const fickle = misere && firm === (value >= 2 ? 1 : 0);
      const wanted = fickle ? 1 - rest : rest;
      if (wanted === value) continue;
      const take = splitTo(form, run.length, wanted);
      if (take === 0) continue;
      const left = options.middle ? run.left : run.left + run.length - take;
      return { row: row + 1, left, right: left + take - 1 };
    }
  }
  return undefined;
}

function worth({ unit, modulus }: ClosedForm, length: number): number {
  const remainder = modulus === Number.POSITIVE_INFINITY ? length : length % modulus;
  return unit === 1 ? remainder : Math.floor(remainder / unit);
}
