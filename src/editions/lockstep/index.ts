/**
 * The reference in lock-step with a program: an edition runs on the whole input, and where the document leaves a choice it makes
 * the one that the program's output shows.
 *
 *   follow[edition](session)      what the reference prints, piece by piece, with its own choices: Promise<Followed>
 *   follow[edition](session, got) the same with the choices of the program that printed `got`
 *   exchangesOf(session, followed) the session line by line: what was typed, what was answered
 */
import type { Follow, FollowedEdition } from "./followed.ts";
import { followNimsys } from "./nimsys.ts";
import { followReversi } from "./reversi.ts";
import { followSticks } from "./sticks.ts";

export { type Exchange, exchangesOf } from "./exchanges.ts";
export * from "./followed.ts";

export const follow: { readonly [E in FollowedEdition]: Follow } = {
  "nimsys-a": followNimsys("a"),
  "nimsys-b": followNimsys("b"),
  "nimsys-c": followNimsys("c"),
  sticks: followSticks,
  reversi: followReversi,
};
