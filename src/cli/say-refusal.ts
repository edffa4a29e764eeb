import {
  type CliRefusal,
  cliRefusalText,
  type LanguageTag,
  loadCliSentences,
  loadLanguage,
} from "../words/index.ts";

/** A refusal as the one line on standard error. */
export async function sayRefusal(tag: LanguageTag, refusal: CliRefusal): Promise<string> {
  return cliRefusalText(await loadCliSentences(tag), await loadLanguage(tag), refusal);
}
