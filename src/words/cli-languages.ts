import type { CliSentences } from "./cli-sentences.ts";
import { cli } from "./english/cli.ts";
import type { LanguageTag } from "./language-tags.ts";

/** What the command line says, without the rest of the language: a console starts with no more than that. */
const loaders: { readonly [Tag in LanguageTag]: () => CliSentences | Promise<CliSentences> } = {
  en: () => cli,
  de: async () => (await import("./german/cli.ts")).cli,
  ja: async () => (await import("./japanese/cli.ts")).cli,
  zh: async () => (await import("./chinese/cli.ts")).cli,
};

export async function loadCliSentences(tag: LanguageTag): Promise<CliSentences> {
  return loaders[tag]();
}
