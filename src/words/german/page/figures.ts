import { type Forms, grammarOf } from "../../grammar.ts";

const { form } = grammarOf("de");

/** In figures: `1 Zug`, `3 Züge`. */
export function figures(count: number, forms: Forms): string {
  return `${count} ${form(count, forms)}`;
}
