import { effect, signal } from "@preact/signals";
import type { GameId } from "../../games/index.ts";
import {
  type AnyRefusal,
  type Language,
  type LanguageTag,
  languageFor,
  languageTags,
  loadLanguage,
  markupTag,
  refusalText,
} from "../../words/index.ts";
import { onOtherTab, readText, writeText } from "./storage.ts";

/** The language in which the page speaks; there once `startLanguage` has ended. What reads it is said anew when it changes. */
export const language = signal(undefined as unknown as Language);

/** The one that was asked for last: it may still be on its way. */
let wanted: LanguageTag = "en";

/**
 * What was chosen here before, else what the browser asks for. It is waited for: nothing is said before. A page in
 * somebody else's `remembers` nothing.
 */
export async function startLanguage({ remembers = true } = {}): Promise<void> {
  const tagOf = (text: string | undefined) =>
    languageTags.find((tag) => tag === text) ?? languageFor(navigator.languages);
  if (remembers) onOtherTab("language", (text) => void speak(tagOf(text)));
  await speak(tagOf(remembers ? readText("language") : undefined));
  // A page without words is worse than one in a foreign language.
  for (const tag of languageTags) if (!language.value) await speak(tag);
  effect(() => {
    document.documentElement.lang = markupTag(language.value.tag);
  });
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
