import { describe, expect, it } from "vitest";
import { english } from "./english/index.ts";
import { languageFor, languageTags } from "./language-tags.ts";
import { loadLanguage } from "./languages.ts";

/** Names, words that languages share, and sentences that only put their facts side by side. */
const shared = [
  ...["/game/analyse", "/share/names/link", "/keys/names/tab", "/people/name", "/people/gamesPlayed"],
  ...["a", "b", "c"].map((edition) => `/consoles/programs/nimsys-${edition}/title`),
  ...["/consoles/programs/reversi/title", "/analysis/chosen"],
];

/** Every text by its place; of a sentence with facts, its source. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
}

describe("the page's sentences", () => {
  for (const tag of languageTags.filter((each) => each !== "en")) {
    it(`are all translated to ${tag}`, async () => {
      const translated = new Map(textsOf((await loadLanguage(tag)).page));
      const same = textsOf(english.page).filter(
        ([path, text]) => translated.get(path) === text && !shared.includes(path),
      );
      expect(same.map(([path]) => path)).toEqual([]);
    });
  }
});

describe("the language", () => {
  it("is the first one asked for that there is", () => {
    expect(languageFor(["de-AT", "en"])).toBe("de");
    expect(languageFor(["fr", "de_DE.UTF-8"])).toBe("de");
    expect(languageFor(["C", "de"])).toBe("en");
    expect(languageFor(["C.UTF-8"])).toBe("en");
    expect(languageFor(["den", "fr"])).toBe("en");
    expect(languageFor([])).toBe("en");
  });

  it("is loaded by its tag, which is the page's `lang`", async () => {
    for (const tag of languageTags) expect((await loadLanguage(tag)).tag).toBe(tag);
  });
});
