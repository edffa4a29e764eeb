import { english } from "./english/index.ts";
import type { Language } from "./language.ts";
import type { LanguageTag } from "./language-tags.ts";

/** English is always at hand; another is loaded when it is wanted. */
const loaders: { readonly [Tag in LanguageTag]: () => Language | Promise<Language> } = {
  en: () => english,
  de: async () => (await import("./german/index.ts")).german,
};

export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  return loaders[tag]();
}
