import { type Game, type GameId, otherSeat, type Seat } from "../../games/index.ts";
import { makeSpec, opponentsOf, type PlayerSpec, parseSpec, usualOpponent } from "../../players/index.ts";
import { englishNames, type Names, playerName, sideName } from "../../words/index.ts";

/** Who has a seat of a game on this device: a person, or a computer. */
export type Occupant =
  | { readonly kind: "human" /** Empty where nobody gave one. */; readonly name: string }
  | { readonly kind: "computer"; readonly player: PlayerSpec };

export type Occupants = readonly [Occupant, Occupant];

/** What a seat's occupant is called; a person without a name is "you" beside a computer, else the side. */
export function occupantName(names: Names, game: GameId, occupants: Occupants, seat: Seat): string {
  const occupant = occupants[seat];
  if (occupant.kind === "computer") return playerName(names, occupant.player);
  if (occupant.name !== "") return occupant.name;
  const alone = occupants[otherSeat(seat)].kind === "computer";
  return alone ? names.players.you : sideName(names, game, seat);
}

/** Both names as a record has them, which never change with the page's language. */
export function recordNames(game: GameId, occupants: Occupants): readonly [string, string] {
  return [occupantName(englishNames, game, occupants, 0), occupantName(englishNames, game, occupants, 1)];
}

const somebody: Occupant = { kind: "human", name: "" };

/** Two people at one device. */
export const twoPeople: Occupants = [somebody, somebody];

/** Someone who plays from `seat` against the computer. */
export function againstComputer(player: PlayerSpec, seat: Seat = 0, name = ""): Occupants {
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
