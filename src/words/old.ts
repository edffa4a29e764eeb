import type { GameId, TakingPosition } from "../games/index.ts";
import type { Analysis, MoveAnalysis } from "../solve/index.ts";
import { english } from "./english/index.ts";
import { explanationText, moveExplanationText } from "./explanation.ts";
import type { Language } from "./language.ts";
import { type AllRefusals, type AnyRefusal, refusalText as sentenceFor } from "./refusals.ts";

/** What the page calls until it holds a language. This file goes, and with it the second form of `refusalText`. */

export function explain(game: GameId, position: TakingPosition, analysis: Analysis): string {
  return explanationText(english, game, position, analysis);
}

export function explainMove(game: GameId, after: TakingPosition, analysis: MoveAnalysis): string {
  return moveExplanationText(english, game, after, analysis);
}

export function refusalText(refusal: AnyRefusal): string;
export function refusalText(language: Pick<Language, "refusals">, refusal: AnyRefusal): string;
export function refusalText(first: Pick<Language, "refusals"> | AnyRefusal, refusal?: AnyRefusal): string {
  if ("refusals" in first) return sentenceFor(first, refusal as AnyRefusal);
  return sentenceFor(english, first);
}

export function isRefusalCode(text: string): text is keyof AllRefusals {
  return Object.hasOwn(english.refusals, text);
}
