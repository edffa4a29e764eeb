import type { GameId } from "../games/index.ts";

/** What an analyser is given: the game, the words of the position, and the options as typed. */
export interface AnalyseInput {
  readonly game: GameId;
  readonly words: readonly string[];
  readonly options: AnalyseOptions;
}

export interface AnalyseOptions {
  readonly rows?: string;
  readonly take?: string;
  readonly middle?: boolean;
  readonly end?: boolean;
  readonly misere?: boolean;
  readonly normal?: boolean;
  readonly move?: string;
  readonly size?: string;
  readonly depth?: string;
  readonly seconds?: string;
  readonly exact?: boolean;
  readonly threads?: string;
  readonly game?: string;
  readonly ply?: string;
  readonly json?: boolean;
}
