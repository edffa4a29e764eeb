import {
  type Family,
  type GameId,
  gameOf,
  type OptionsOf,
  type Result,
  type Seat,
} from "../../games/index.ts";
import type { ClockSettings } from "../../match/index.ts";
import { makeSpec, type PlayerSpec, usualOpponent, usualOptions } from "../../players/index.ts";
import { readObject, writeJson } from "../base/storage.ts";
import type { FieldTexts } from "../faces/face.ts";
import { faceOf } from "../faces/index.ts";
import { type ClockTexts, readClock } from "./clock-choice.ts";
import { againstComputer, knownOpponent, type Occupants, twoPeople } from "./occupant.ts";
import { ownName } from "./own-name.ts";

/** Who begins. */
export const firsts = ["me", "other", "chance"] as const;
export type First = (typeof firsts)[number];

/** What the form before a game holds. */
export interface Setup {
  readonly game: GameId;
  /** The game's own options, as they were filled in. */
  readonly options: FieldTexts;
  readonly opponent: Opponent;
  readonly first: First;
  readonly clock: string;
  /** What was typed for a clock of one's own: what each side has, and what each move adds. */
  readonly minutes: string;
  readonly added: string;
  readonly name: string;
  /** Whether the server keeps a game that could stay on this device. */
  readonly watched: boolean;
  /** Whether both may use hint and analysis in a game with somebody elsewhere. */
  readonly help: boolean;
  /** Whether others find a game with the link in the lists, and watch it. */
  readonly listed: boolean;
  /** People of the roster for whom the game counts. */
  readonly player: string;
  readonly otherPlayer: string;
}

/** A person here, a person elsewhere who is sent the link, whoever comes to the lobby, or the computer. */
export type Opponent = (typeof people)[number] | PlayerSpec;
const people = ["beside", "link", "anyone"] as const;

export function makeOpponent(opponent: Opponent): string {
  return typeof opponent === "string" ? opponent : makeSpec(opponent);
}

export function parseOpponent(text: string, game: GameId): Opponent {
  return people.find((each) => each === text) ?? knownOpponent(text, gameOf(game));
}

/** Whether a seat waits for somebody. */
export function isForGuest({ opponent }: Pick<Setup, "opponent">): boolean {
  return opponent === "link" || opponent === "anyone";
}

export function defaultSetup(id: GameId): Setup {
  const game = gameOf(id);
  return {
    game: id,
    options: faceOf(game).form.make(usualOptions(game)),
    opponent: usualOpponent(game),
    first: "me",
    clock: "none",
    minutes: "15",
    added: "10",
    name: "",
    watched: false,
    help: false,
    listed: true,
    player: "",
    otherPlayer: "",
  };
}

export function optionsOf({ game, options }: Setup): Result<OptionsOf<Family>> {
  const rules = gameOf(game);
  return faceOf(rules).form.parse(options, rules);
}

/** Who has which seat; `chance` is a number from 0 to 1 that decides when the form leaves it open. */
export function occupantsOf(setup: Setup, chance: number): Occupants {
  const { opponent, name } = setup;
  if (typeof opponent === "string") return twoPeople;
  return againstComputer(opponent, seatOfMe(setup, chance), name.trim());
}

export function seatOfMe({ first }: Setup, chance: number): Seat {
  return first === "me" ? 0 : first === "other" ? 1 : chance < 0.5 ? 0 : 1;
}

/** Whether the server keeps the game: always when someone is invited, else when wanted. */
export function isOnline(setup: Setup): boolean {
  return isForGuest(setup) || setup.watched;
}

export function clockTexts({ clock, minutes, added, opponent }: Setup): ClockTexts {
  return { clock, minutes, added, forGuest: isForGuest({ opponent }) };
}

/** None where what was typed is no clock: such a form cannot be sent. */
export function clockOf(setup: Setup): ClockSettings | undefined {
  const read = readClock(clockTexts(setup));
  return read.ok ? read.settings : undefined;
}

/** What was chosen last for each game, so that the form opens with it. */
export function keepSetup(setup: Setup): void {
  writeJson(`setup/${setup.game}`, { ...setup, opponent: makeOpponent(setup.opponent) });
}

/** The setup kept for a game, or its usual one; a part that is missing or wrong has its usual value. */
export function openSetup(game: GameId): Setup {
  const kept = readObject(`setup/${game}`);
  const usual = defaultSetup(game);
  return {
    game,
    options: readOptions(kept, usual.options),
    opponent: parseOpponent(textOr(kept.opponent, ""), game),
    first: firsts.find((each) => each === kept.first) ?? usual.first,
    clock: textOr(kept.clock, usual.clock),
    name: textOr(kept.name, "") || ownName(),
    minutes: textOr(kept.minutes, usual.minutes),
    added: textOr(kept.added, usual.added),
    watched: kept.watched === true,
    help: kept.help === true,
    listed: kept.listed !== false,
    player: textOr(kept.player, usual.player),
    otherPlayer: textOr(kept.otherPlayer, usual.otherPlayer),
  };
}

function textOr(data: unknown, usual: string): string {
  return typeof data === "string" ? data : usual;
}

/** The first edition kept the options among the rest, and not all of them as text. */
function readOptions(kept: Readonly<Record<string, unknown>>, usual: FieldTexts): FieldTexts {
  const { options } = kept;
  const fields = typeof options === "object" && options !== null ? options : kept;
  const read = Object.entries(fields).filter(([name]) => Object.hasOwn(usual, name));
  return { ...usual, ...Object.fromEntries(read.map(([name, value]) => [name, String(value)])) };
}
