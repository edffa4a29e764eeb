import { effect, signal } from "@preact/signals";
import type { GameId } from "../../games/index.ts";
import {
  type AnyRefusal,
  english,
  type Language,
  type LanguageTag,
  languageFor,
  languageTags,
  loadLanguage,
  refusalText,
} from "../../words/index.ts";
import { readText, writeText } from "./storage.ts";

/** The language in which the page speaks. What reads it is said anew when it changes. */
export const language = signal<Language>(english);

/** The one that was asked for last: it may still be on its way. */
let wanted: LanguageTag = "en";

/**
 * What was chosen here before, else what the browser asks for. English is there at once; others are waited for. A page in
 * somebody else's `remembers` nothing.
 */
export async function startLanguage({ remembers = true } = {}): Promise<void> {
  effect(() => {
    document.documentElement.lang = language.value.tag;
  });
  const kept = remembers ? readText("language") : undefined;
  await speak(languageTags.find((tag) => tag === kept) ?? languageFor(navigator.languages));
}

/** By hand; remembered. */
export async function chooseLanguage(tag: LanguageTag): Promise<void> {
  writeText("language", tag);
  await speak(tag);
}

async function speak(tag: LanguageTag): Promise<void> {
  wanted = tag;
  try {
    const loaded = await loadLanguage(tag);
    if (wanted === tag) language.value = loaded;
  } catch {
    // Without a network the language stays what it is; the page works in any.
  }
}

/** Why something was refused, in that language and in the nouns of the game. */
export function sayRefusal(refusal: AnyRefusal, game?: GameId): string {
  return refusalText(language.value, refusal, game);
}
