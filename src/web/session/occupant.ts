import type { Game, GameId, Seat } from "../../games/index.ts";
import { makeSpec, opponentsOf, type PlayerSpec, parseSpec, usualOpponent } from "../../players/index.ts";
import { playerName, sideName } from "../../words/index.ts";
import { language } from "../base/language.ts";

/** Who has a seat of a game on this device: a person, or a computer. */
export type Occupant =
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "computer"; readonly player: PlayerSpec };

export type Occupants = readonly [Occupant, Occupant];

export function occupantName(occupant: Occupant): string {
  return occupant.kind === "human" ? occupant.name : playerName(language.value, occupant.player);
}

/** Two people at one device. */
export function twoPeople(game: GameId): Occupants {
  const person = (seat: Seat): Occupant => ({ kind: "human", name: sideName(language.value, game, seat) });
  return [person(0), person(1)];
}

/** Someone who plays from `seat` against the computer. */
export function againstComputer(player: PlayerSpec, seat: Seat = 0, name = ""): Occupants {
  const me: Occupant = { kind: "human", name: name || language.value.players.you };
  const other: Occupant = { kind: "computer", player };
  return seat === 0 ? [me, other] : [other, me];
}

/** The opponent that a text names, or the game's usual one where it has no such opponent. */
export function knownOpponent(text: string, game: Game): PlayerSpec {
  const parsed = parseSpec(text);
  const wanted = parsed.ok ? makeSpec(parsed.value) : "";
  return opponentsOf(game).find((each) => makeSpec(each) === wanted) ?? usualOpponent(game);
}
