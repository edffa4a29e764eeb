import { type GameId, gameOf, type Refusal, type Result, refuse } from "../../games/index.ts";
import { begin, followMoves, moveTexts, type Play } from "../../match/index.ts";
import { movesIn, notationOf } from "../../notation/index.ts";
import { mostMoves } from "./reach.ts";

/** A whole local game as the part of a link behind `#`: only what differs from the game's defaults, and its moves. */
export function makeGameLink(play: Play): string {
  const parts = new URLSearchParams();
  const options = JSON.stringify(play.options);
  if (options !== JSON.stringify(gameOf(play.id).defaults)) parts.set("options", options);
  if (play.from !== undefined) parts.set("from", play.from);
  parts.set("moves", notationOf(play.id).joinMoves(moveTexts(play)));
  return parts.toString();
}

/** What is wrong with a link, and with which of its moves where it is one. */
export interface LinkTrouble {
  readonly refusal: Refusal;
  readonly at?: { readonly number: number };
}

/** The game of a link as far as it can be followed, and what is wrong with the rest. */
export interface ReadLink {
  readonly play: Play | undefined;
  readonly trouble: LinkTrouble | undefined;
}

export function readGameLink(id: GameId, hash: string): ReadLink {
  const begun = beginGameLink(id, hash);
  if (!begun.ok) return { play: undefined, trouble: { refusal: begun.refusal } };
  let play = begun.value;
  const moves = movesIn(id, new URLSearchParams(hash).get("moves") ?? "");
  const most = mostMoves(begun.value.start);
  if (moves.length > most)
    return { play, trouble: { refusal: { code: "moves-too-many", facts: { max: most } } } };
  for (const [index, move] of moves.entries()) {
    const next = followMoves(play, [move]);
    if (!next.ok) return { play, trouble: { refusal: next.refusal, at: { number: index + 1 } } };
    play = next.value;
  }
  return { play, trouble: undefined };
}

export function parseGameLink(id: GameId, hash: string): Result<Play> {
  const { play, trouble } = readGameLink(id, hash);
  if (play && !trouble) return { ok: true, value: play };
  return { ok: false, refusal: trouble?.refusal ?? noLink(hash) };
}

/** The game of a link before its first move. */
export function beginGameLink(id: GameId, hash: string): Result<Play> {
  const parts = new URLSearchParams(hash);
  if (!["options", "from", "moves"].some((part) => parts.has(part)))
    return { ok: false, refusal: noLink(hash) };
  let options: unknown;
  try {
    options = JSON.parse(parts.get("options") ?? "{}");
  } catch {
    return refuse("options-not-object");
  }
  return begin(id, options, parts.get("from") ?? undefined);
}

function noLink(hash: string): Refusal {
  return { code: "not-in-notation", facts: { form: "link", text: hash } };
}
