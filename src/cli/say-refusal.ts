import { type CliRefusal, cliRefusalText, type LanguageTag, loadLanguage } from "../words/index.ts";

/** A refusal as the one line on standard error. */
export async function sayRefusal(tag: LanguageTag, refusal: CliRefusal): Promise<string> {
  return cliRefusalText(await loadLanguage(tag), refusal);
}
