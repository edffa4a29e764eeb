import { english } from "./english/index.ts";
import type { Language } from "./language.ts";

export const languageTags = ["en", "de"] as const;
export type LanguageTag = (typeof languageTags)[number];

/** Each in its own language. */
export const languageNames: { readonly [Tag in LanguageTag]: string } = { en: "English", de: "Deutsch" };

/** The first language asked for that there is, by BCP 47 or POSIX tags; `C` and `POSIX` are English, as is everything else. */
export function languageFor(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    if (/^(C|POSIX)\b/.test(tag)) return "en";
    const found = languageTags.find((each) => each === tag.toLowerCase().split(/[-_.@]/)[0]);
    if (found) return found;
  }
  return "en";
}

/** Every language but English is loaded when it is wanted. */
export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  switch (tag) {
    case "en":
      return english;
    case "de":
      return (await import("./german/index.ts")).german;
  }
}
