import { type GameId, gameOf } from "../../games/index.ts";
import {
  begin,
  growTree,
  type Place,
  type Tree,
  treeOf,
  treeStart,
  writeTree,
  writtenPlaces,
} from "../../match/index.ts";
import { parseTree } from "../../notation/index.ts";
import { usualOptions } from "../../players/index.ts";
import { maxEvents } from "../../protocol/index.ts";
import { beginGameLink, type LinkTrouble, makeGameLink } from "./game-link.ts";
import { mostMoves } from "./reach.ts";

/** Where all variations of an analysis are, whole in the address. `at` is the place's number as the moves are written. */
export function treeAddress(tree: Tree, at: Place): string {
  return `/analysis/${tree.play.id}?at=${writtenPlaces(tree).indexOf(at)}#${makeTreeLink(tree)}`;
}

/** The same form as a game's link, with variations among its moves. */
export function makeTreeLink(tree: Tree): string {
  const parts = new URLSearchParams(makeGameLink(tree.play));
  parts.set("moves", writeTree(tree));
  // Both may stand behind a `#` as they are, and there are many of them.
  return parts.toString().replace(/%3A/g, ":").replace(/%2C/g, ",");
}

/** What a link holds as far as it can be followed, and what is wrong with the rest. */
export interface ReadAnalysis {
  readonly tree: Tree | undefined;
  readonly at: Place;
  readonly trouble: LinkTrouble | undefined;
}

/** Without anything behind the `#` it is the empty board of the game's usual options. */
export function readAnalysisLink(id: GameId, hash: string, at: string | null): ReadAnalysis {
  const begun = hash === "" ? begin(id, usualOptions(gameOf(id))) : beginGameLink(id, hash);
  const written = parseTree(id, new URLSearchParams(hash).get("moves") ?? "");
  if (!begun.ok || !written.ok) {
    const refusal = begun.ok ? (written.ok ? undefined : written.refusal) : begun.refusal;
    return { tree: undefined, at: treeStart, trouble: refusal && { refusal } };
  }
  // A huge board allows fewer moves than any tree may have.
  const most = Math.max(mostMoves(begun.value.start), 1);
  const followed = most < maxEvents ? written.value.slice(0, most) : written.value;
  const { tree, places, trouble } = growTree(treeOf(begun.value), followed);
  const wanted = at !== null && /^[0-9]{1,6}$/.test(at) ? Number(at) : 0;
  return {
    tree,
    at: places[Math.min(wanted, places.length - 1)] ?? treeStart,
    trouble: trouble && { refusal: trouble.refusal, at: { number: trouble.number } },
  };
}
