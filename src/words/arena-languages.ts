import type { ArenaSentences } from "./arena.ts";
import type { LanguageTag } from "./language-tags.ts";

/** What is said of tournaments, without the rest of the language: only who shows one needs it. */
const loaders: { readonly [Tag in LanguageTag]: () => Promise<ArenaSentences> } = {
  en: async () => (await import("./english/arena.ts")).arena,
  de: async () => (await import("./german/arena.ts")).arena,
  ja: async () => (await import("./japanese/arena.ts")).arena,
  zh: async () => (await import("./chinese/arena.ts")).arena,
};

export async function loadArenaSentences(tag: LanguageTag): Promise<ArenaSentences> {
  return loaders[tag]();
}
