import {
  type Family,
  type GameId,
  gameOf,
  isUntouched,
  type PositionOf,
  type TakingPosition,
} from "../../games/index.ts";
import type { ProgramProtocol } from "../../players/index.ts";
import { nimsysGame } from "./nimsys-games.ts";
import { isAdvanced, isCompetition } from "./rules.ts";

/** Whether a game of the family can begin with a position. A member on purpose: each stands where any is asked for. */
type Begins<F extends Family> = { begins(opening: PositionOf<F>): boolean }["begins"];

const always = () => true;
const never = () => false;

/** Consoles begin games of their own; the others are told any position. The type names a family, and a protocol, that nobody has thought of. */
const beginnings: { readonly [F in Family]: { readonly [P in ProgramProtocol]: Begins<F> } } = {
  taking: {
    line: always,
    gtp: never,
    nboard: never,
    nimsys: (opening) => nimsysGame(opening) !== undefined,
    competition: (opening: TakingPosition) => isCompetition(opening.options) && isUntouched(opening),
    java: ({ options }) => isAdvanced(options) || isCompetition(options),
  },
  reversi: { line: always, gtp: always, nboard: always, nimsys: never, competition: never, java: never },
};

/**
 * Whether a program that is spoken to in this protocol can begin a game at a position, whichever side it has. A protocol in which it cannot begin at the
 * game's start is not spoken in that game with these options; one in which it can begin there and not elsewhere needs `openings: start`.
 */
export function canBegin(protocol: ProgramProtocol, game: GameId, opening: PositionOf<Family>): boolean {
  const begins: Begins<Family> = beginnings[gameOf(game).family][protocol];
  return begins(opening);
}
