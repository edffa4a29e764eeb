import type { Game, Seat } from "../../games/index.ts";
import { makeSpec, opponentsOf, type PlayerSpec, parseSpec, usualOpponent } from "../../players/index.ts";
import { opponentName } from "../base/opponent-names.ts";
import { faceOf } from "../faces/index.ts";

/** Who has a seat of a game on this device: a person, or a computer. */
export type Occupant =
  | { readonly kind: "human"; readonly name: string }
  | { readonly kind: "computer"; readonly player: PlayerSpec };

export type Occupants = readonly [Occupant, Occupant];

export function occupantName(occupant: Occupant): string {
  return occupant.kind === "human" ? occupant.name : opponentName(occupant.player);
}

/** Two people at one device. */
export function twoPeople(game: Game): Occupants {
  const [first, second] = faceOf(game).sides ?? ["Player 1", "Player 2"];
  return [
    { kind: "human", name: first },
    { kind: "human", name: second },
  ];
}

/** Someone who plays from `seat` against the computer. */
export function againstComputer(player: PlayerSpec, seat: Seat = 0, name = "You"): Occupants {
  const me: Occupant = { kind: "human", name };
  const other: Occupant = { kind: "computer", player };
  return seat === 0 ? [me, other] : [other, me];
}

/** The opponent that a text names, or the game's usual one where it has no such opponent. */
export function knownOpponent(text: string, game: Game): PlayerSpec {
  const parsed = parseSpec(text);
  const wanted = parsed.ok ? makeSpec(parsed.value) : "";
  return opponentsOf(game).find((each) => makeSpec(each) === wanted) ?? usualOpponent(game);
}
