import type { Play } from "../../match/index.ts";
import { makeGameLink } from "./game-link.ts";

/** Where a game can be explored, from the position after its first `at` moves. */
export function analysisAddress(play: Play, at: number): string {
  return `/analysis/${play.id}?at=${at}#${makeGameLink(play)}`;
}
