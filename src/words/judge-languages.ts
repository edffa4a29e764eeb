import { judge } from "./english/judge.ts";
import type { JudgeSentences } from "./judge-sentences.ts";
import type { LanguageTag } from "./language-tags.ts";

/** What the judge says, without the rest of the language: only who judges needs it. */
const loaders: { readonly [Tag in LanguageTag]: () => JudgeSentences | Promise<JudgeSentences> } = {
  en: () => judge,
  de: async () => (await import("./german/judge.ts")).judge,
  ja: async () => (await import("./japanese/judge.ts")).judge,
  zh: async () => (await import("./chinese/judge.ts")).judge,
};

export async function loadJudgeSentences(tag: LanguageTag): Promise<JudgeSentences> {
  return loaders[tag]();
}
