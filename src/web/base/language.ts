import { signal } from "@preact/signals";
import { type AnyRefusal, english, type Language, refusalText } from "../../words/index.ts";

/** The language in which the page speaks. */
export const language = signal<Language>(english);

/** Why something was refused, in that language. */
export function sayRefusal(refusal: AnyRefusal): string {
  return refusalText(language.value, refusal);
}
