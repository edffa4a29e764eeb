import type { Language } from "./language.ts";
import type { LanguageTag } from "./language-tags.ts";

/** Each is loaded when it is wanted. */
const loaders: { readonly [Tag in LanguageTag]: () => Promise<Language> } = {
  en: async () => (await import("./english/index.ts")).english,
  de: async () => (await import("./german/index.ts")).german,
  ja: async () => (await import("./japanese/index.ts")).japanese,
  zh: async () => (await import("./chinese/index.ts")).chinese,
};

export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  return loaders[tag]();
}
