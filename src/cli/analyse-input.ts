import type { GameId } from "../games/index.ts";
import type { CliSentences, Language } from "../words/index.ts";
import { refused } from "./errors.ts";
import type { GameOptions } from "./game-options.ts";

/** What an analysis of Reversi takes when nothing is said: enough for a sound answer, and from so many empty squares an exact one. */
export const usualSeconds = 5;
export const usualExactFrom = 20;

/** What an analyser is given: the language to answer in, the game, the words of the position, and the options as typed. */
export interface AnalyseInput {
  readonly language: Language;
  readonly cli: CliSentences;
  readonly game: GameId;
  readonly words: readonly string[];
  readonly options: AnalyseOptions;
}

export interface AnalyseOptions extends GameOptions {
  readonly move?: string;
  readonly proof?: boolean;
  readonly depth?: string;
  readonly seconds?: string;
  readonly exact?: boolean;
  readonly threads?: string;
  readonly game?: string;
  readonly ply?: string;
  readonly json?: boolean;
}

/** Refuses an option that means nothing in this game, rather than leaving it aside. */
export function allowOnly({ game, options }: AnalyseInput, known: readonly (keyof AnalyseOptions)[]): void {
  const all: readonly string[] = [...known, "json"];
  const foreign = Object.keys(options).find((name) => !all.includes(name));
  if (foreign === undefined) return;
  const names = all.map((name) => `--${name}`).join(", ");
  throw refused("option-of-another-game", { option: `--${foreign}`, game, options: names });
}
