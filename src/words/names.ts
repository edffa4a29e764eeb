import type { Language } from "./language.ts";

/** What players and sides are called: all of a language that a record, the same in every one, has in it. */
export interface Names extends Pick<Language, "players"> {
  readonly reversi: Pick<Language["reversi"], "colours">;
}
