/** Every language there is; the first is spoken where none of those wanted is here. */
export const languageTags = ["en", "de", "ja", "zh"] as const;
export type LanguageTag = (typeof languageTags)[number];

/** Each in its own language, as one looks for it in a list. */
export const languageNames: { readonly [Tag in LanguageTag]: string } = {
  en: "English",
  de: "Deutsch",
  ja: "日本語",
  zh: "简体中文",
};

/** As `lang` says it, where fonts go by the script: Chinese is written in simplified characters here. */
export function markupTag(tag: LanguageTag): string {
  return tag === "zh" ? "zh-Hans" : tag;
}

/** The first wanted language that is here: tags as a browser has them (`de-AT`) or POSIX (`de_AT.UTF-8`, `C`). */
export function languageFor(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const found = knownLanguage(tag);
    if (found) return found;
  }
  return languageTags[0];
}

/** The language that a tag names, its region and script aside; undefined when it is not here. */
export function knownLanguage(tag: string): LanguageTag | undefined {
  const [plain = ""] = tag.trim().toLowerCase().split(/[.@]/);
  if (plain === "c" || plain === "posix") return "en";
  const [primary] = plain.split(/[-_]/);
  return languageTags.find((each) => each === primary);
}
