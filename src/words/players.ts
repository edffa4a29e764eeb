import { levelOf } from "../engine/index.ts";
import type { PlayerSpec } from "../players/index.ts";
import type { Language } from "./language.ts";
import type { PlayerWords } from "./player-sentences.ts";

export function playerName(language: Language, spec: PlayerSpec): string {
  return wordsFor(language, spec).name;
}

/** What it is like to play against. */
export function playerAbout(language: Language, spec: PlayerSpec): string {
  return wordsFor(language, spec).about;
}

function wordsFor({ players }: Language, spec: PlayerSpec): PlayerWords {
  switch (spec.kind) {
    case "grade":
      return players.grades[spec.grade];
    case "engine": {
      const { depth = 0, exactFrom = 0 } = levelOf(spec.level) ?? {};
      return players.engine({ level: spec.level, depth, exactFrom, timed: depth >= deepest });
    }
    case "search":
      return players.search(spec);
    case "program":
      return players.program(spec);
    default:
      return players[spec.kind];
  }
}

/** No Reversi game is longer: a level that may look so far is ended by its time. */
const deepest = 60;
