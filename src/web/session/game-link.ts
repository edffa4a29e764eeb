import { type GameId, gameOf, type Result, refuse } from "../../games/index.ts";
import { begin, followMoves, moveTexts, type Play } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";

/** A whole local game as the part of a link behind `#`: only what differs from the game's defaults, and its moves. */
export function makeGameLink(play: Play): string {
  const parts = new URLSearchParams();
  const options = JSON.stringify(play.options);
  if (options !== JSON.stringify(gameOf(play.id).defaults)) parts.set("options", options);
  if (play.from !== undefined) parts.set("from", play.from);
  parts.set("moves", notationOf(play.id).joinMoves(moveTexts(play)));
  return parts.toString();
}

export function parseGameLink(id: GameId, hash: string): Result<Play> {
  const parts = new URLSearchParams(hash);
  let options: unknown;
  try {
    options = JSON.parse(parts.get("options") ?? "{}");
  } catch {
    return refuse("options-not-object");
  }
  const moves = parts.get("moves") ?? "";
  const begun = begin(id, options, parts.get("from") ?? undefined);
  return begun.ok ? followMoves(begun.value, notationOf(id).splitMoves(moves)) : begun;
}
