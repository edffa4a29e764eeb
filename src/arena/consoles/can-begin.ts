import {
  type Family,
  type GameId,
  gameOf,
  isUntouched,
  type OptionsOf,
  type PositionOf,
} from "../../games/index.ts";
import type { ProgramProtocol } from "../../players/index.ts";
import { nimsysGame } from "./nimsys-games.ts";
import { isAdvanced, isCompetition } from "./rules.ts";

/** What a protocol can say of where games begin. Methods on purpose: a family's stands where any is asked for. */
interface Beginnings<F extends Family = Family> {
  /** Whether a game can begin at this position. */
  at(opening: PositionOf<F>): boolean;
  /** Whether games can begin at any position if they can at the start. */
  anywhere(options: OptionsOf<F>): boolean;
}

const told: Beginnings = { at: () => true, anywhere: () => true };
const never: Beginnings = { at: () => false, anywhere: () => false };

type OfProtocols<F extends Family> = { readonly [P in Exclude<ProgramProtocol, "line">]?: Beginnings<F> };

/** Consoles begin games of their own; the others are told the position. The line protocol is spoken in every game. */
const beginnings: { readonly [F in Family]?: OfProtocols<F> } = {
  taking: {
    nimsys: {
      at: (opening) => nimsysGame(opening) !== undefined,
      // Taken from the end, a row stays one.
      anywhere: ({ middle }) => !middle,
    },
    competition: {
      at: (opening) => isCompetition(opening.options) && isUntouched(opening),
      anywhere: () => false,
    },
    java: { at: ({ options }) => isAdvanced(options) || isCompetition(options), anywhere: () => true },
  },
  reversi: { gtp: told, nboard: told },
};

function beginningsOf(protocol: ProgramProtocol, game: GameId): Beginnings {
  if (protocol === "line") return told;
  const own: OfProtocols<Family> | undefined = beginnings[gameOf(game).family];
  return own?.[protocol] ?? never;
}

/** Whether a program that is spoken to in this protocol can begin a game at a position, whichever of the two sides it has. */
export function canBegin(protocol: ProgramProtocol, game: GameId, opening: PositionOf<Family>): boolean {
  return beginningsOf(protocol, game).at(opening);
}

/** At every opening of a game with these options, at its start alone, or not at all: then the protocol is not spoken in this game. */
export type Beginning = "anywhere" | "start" | "nowhere";

export function whereBegins(protocol: ProgramProtocol, game: GameId, options: OptionsOf<Family>): Beginning {
  const rules = gameOf(game);
  const known = beginningsOf(protocol, game);
  if (!known.at(rules.start(options))) return "nowhere";
  return known.anywhere(options) ? "anywhere" : "start";
}
