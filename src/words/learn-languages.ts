import type { LanguageTag } from "./language-tags.ts";
import type { LearnSentences } from "./learn-sentences.ts";

/** What puzzles and lessons say, without the rest of the language: only who learns needs it. */
const loaders: { readonly [Tag in LanguageTag]: () => Promise<LearnSentences> } = {
  en: async () => (await import("./english/learn/index.ts")).learn,
  de: async () => (await import("./german/learn/index.ts")).learn,
  ja: async () => (await import("./japanese/learn/index.ts")).learn,
  zh: async () => (await import("./chinese/learn/index.ts")).learn,
};

export async function loadLearnSentences(tag: LanguageTag): Promise<LearnSentences> {
  return loaders[tag]();
}
