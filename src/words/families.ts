import type { Family } from "../games/index.ts";
import type { FamilyWords } from "./family.ts";
import { reversiWords } from "./reversi.ts";
import { takingWords } from "./taking.ts";

/** Each family's words; the type names a family that has none. */
export const familyWords: { readonly [F in Family]: FamilyWords<F> } = {
  taking: takingWords,
  reversi: reversiWords,
};

export function wordsOf(family: Family): FamilyWords {
  return familyWords[family];
}
