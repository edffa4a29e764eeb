import { levelOf } from "../engine/index.ts";
import type { PlayerSpec } from "../players/index.ts";
import type { Language } from "./language.ts";
import type { Names } from "./names.ts";
import type { PlayerWords } from "./player-sentences.ts";

export function playerName(names: Names, spec: PlayerSpec): string {
  return wordsFor(names, spec).name;
}

/** As it stands in a list of opponents. */
export function playerListed(language: Language, spec: PlayerSpec): string {
  const { name, listed = name } = wordsFor(language, spec);
  return listed;
}

/** What it is like to play against. */
export function playerAbout(language: Language, spec: PlayerSpec): string {
  return wordsFor(language, spec).about;
}

function wordsFor({ players }: Names, spec: PlayerSpec): PlayerWords {
  switch (spec.kind) {
    case "grade":
      return players.grades[spec.grade];
    case "engine":
      return players.engine({ level: spec.level, points: levelOf(spec.level)?.points });
    case "search":
      return players.search(spec);
    case "program":
      return players.program(spec);
    default:
      return players[spec.kind];
  }
}
