import { accept, type RefusalOf, type Result } from "../games/index.ts";

/** Why a command text cannot be split into words; `words` makes the sentence. */
export interface CommandRefusals {
  "command-empty": Readonly<Record<string, never>>;
  "quote-open": { readonly quote: "'" | '"' };
  /** The last character is a backslash. */
  "escape-open": Readonly<Record<string, never>>;
}
export type CommandRefusal = RefusalOf<CommandRefusals>;

/**
 * The words of a command text, as a shell would split them: single quotes keep everything, in double quotes a backslash keeps `"` and `\`,
 * outside it keeps any character. Nothing is expanded, and no character means anything else.
 */
export function splitCommand(text: string): Result<readonly string[], CommandRefusal> {
  const words: string[] = [];
  let word: string | undefined;
  let quote: "'" | '"' | undefined;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    const next = text[at + 1];
    if (quote === "'") {
      if (sign === quote) quote = undefined;
      else word += sign;
    } else if (sign === "\\" && (quote === undefined || next === '"' || next === "\\")) {
      if (next === undefined) return { ok: false, refusal: { code: "escape-open", facts: {} } };
      word = (word ?? "") + next;
      at++;
    } else if (quote === '"') {
      if (sign === quote) quote = undefined;
      else word += sign;
    } else if (sign === "'" || sign === '"') {
      quote = sign;
      word ??= "";
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? "") + sign;
  }
  if (quote !== undefined) return { ok: false, refusal: { code: "quote-open", facts: { quote } } };
  if (word !== undefined) words.push(word);
  if (words.length === 0) return { ok: false, refusal: { code: "command-empty", facts: {} } };
  return accept(words);
}

/** A command as words: a text is split, an array is taken as it is. */
export function commandWords(command: string | readonly string[]): Result<readonly string[], CommandRefusal> {
  return typeof command === "string" ? splitCommand(command) : accept(command);
}
