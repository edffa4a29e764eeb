import { type GameId, isGameId } from "../../games/index.ts";
import { begin, type Play } from "../../match/index.ts";
import { makeGameLink, type ReadLink, readGameLink } from "./game-link.ts";

/** Where a game plays through by itself, and where others may frame that: whole in its address, as every link of a game. */
export function replayAddress(play: Play): string {
  return `/replay/${play.id}#${makeGameLink(play)}`;
}

export function embedAddress(play: Play): string {
  return `/embed/${play.id}#${makeGameLink(play)}`;
}

/** What such an address holds; without anything behind `#`, the start of that game. */
export function replayLink(
  address: string,
): ReadLink & { readonly id: GameId | undefined; readonly hash: string } {
  const found = /^\/[a-z]+\/([a-z]+)\/?(?:\?[^#]*)?(?:#(.*))?$/s.exec(address);
  const [, name = "", hash = ""] = found ?? [];
  if (!isGameId(name)) return { id: undefined, play: undefined, trouble: undefined, hash };
  if (hash !== "") return { id: name, hash, ...readGameLink(name, hash) };
  const begun = begin(name);
  return { id: name, hash, play: begun.ok ? begun.value : undefined, trouble: undefined };
}
