import type { Play } from "../../match/index.ts";
import { makeGameLink } from "./game-link.ts";

/** Where a game is explored from one of its moves on. By itself, because every game has it and few are explored. */
export function analysisAddress(play: Play, at: number): string {
  return `/analysis/${play.id}?at=${at}#${makeGameLink(play)}`;
}
