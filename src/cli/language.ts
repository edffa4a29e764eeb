import { knownLanguage, type LanguageTag, languageFor, languageTags } from "../words/index.ts";
import { refused } from "./errors.ts";

/** The words of a command line without `--language TAG`, wherever it stands, and the languages it named. */
export function takeLanguage(words: readonly string[]): { words: string[]; named: string[] } {
  const rest: string[] = [];
  const named: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    // What follows `--` is no option.
    if (word === "--") return { words: [...rest, ...words.slice(at)], named };
    if (word === "--language") named.push(words[++at] ?? "");
    else if (word.startsWith("--language=")) named.push(word.slice("--language=".length));
    else rest.push(word);
  }
  return { words: rest, named };
}

/** The language that was named last. */
export function namedLanguage(named: readonly string[]): LanguageTag | undefined {
  const text = named.at(-1);
  if (text === undefined) return undefined;
  const tag = knownLanguage(text);
  if (!tag) throw refused("language-unknown", { text, known: languageTags.join(", ") });
  return tag;
}

/** The language of the environment: the first of these that is set decides, as POSIX has it. */
export function environmentLanguage(environment: Readonly<Record<string, string | undefined>>): LanguageTag {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return languageFor([LC_ALL || LC_MESSAGES || LANG || "C"]);
}
