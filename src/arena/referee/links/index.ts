import { type Family, type GameId, gameOf } from "../../../games/index.ts";
import type { ProgramProtocol } from "../../../players/index.ts";
import { gtpLink } from "./gtp.ts";
import { lineLink } from "./line.ts";
import type { MakeLink } from "./link.ts";
import { nboardLink } from "./nboard.ts";

/** What can be spoken with the programs of each family. */
const links: { readonly [F in Family]: { readonly [P in ProgramProtocol | "line"]?: MakeLink<F> } } = {
  taking: { line: lineLink },
  reversi: { line: lineLink, gtp: gtpLink, nboard: nboardLink },
};

export function linkOf(game: GameId, protocol: ProgramProtocol | "line"): MakeLink | undefined {
  return links[gameOf(game).family][protocol] as MakeLink | undefined;
}
