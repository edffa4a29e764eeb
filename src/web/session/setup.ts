import {
  type GameId,
  gameOf,
  type Result,
  refuse,
  type Seat,
  type Take,
  type TakingOptions,
} from "../../games/index.ts";
import { colours } from "../faces/nouns.ts";
import type { ClockSetting, Sitter } from "./occupant.ts";
import { defaultLevel, levelsFor } from "./opponents.ts";

/** What the options form holds: text as it was typed, so that nothing is lost while it is not yet right. */
export interface Setup {
  readonly game: GameId;
  readonly rows: string;
  readonly take: string;
  readonly middle: boolean;
  readonly last: "wins" | "loses";
  readonly size: number;
  readonly start: "tournament" | "mirrored";
  /** A level's id, `beside` for a person here, `link` for a person elsewhere. */
  readonly opponent: string;
  readonly first: "me" | "other" | "chance";
  readonly clock: string;
  readonly name: string;
  /** Whether the server keeps a game that could stay on this device. */
  readonly watched: boolean;
  /** People of the roster for whom the game counts. */
  readonly player: string;
  readonly otherPlayer: string;
}

export const clocks: readonly {
  readonly id: string;
  readonly name: string;
  readonly setting?: ClockSetting;
}[] = [
  { id: "none", name: "none" },
  { id: "1+1", name: "1 minute, 1 second a move", setting: { base: 60, increment: 1 } },
  { id: "3+2", name: "3 minutes, 2 seconds a move", setting: { base: 180, increment: 2 } },
  { id: "10+5", name: "10 minutes, 5 seconds a move", setting: { base: 600, increment: 5 } },
  { id: "30+0", name: "30 minutes", setting: { base: 1800, increment: 0 } },
];

export function defaultSetup(game: GameId): Setup {
  const options = gameOf(game).defaults as Partial<TakingOptions> & { size?: number };
  return {
    game,
    rows: (options.rows ?? []).join(" "),
    take: makeTake(options.take ?? "any"),
    middle: options.middle ?? false,
    last: options.last ?? "wins",
    size: options.size ?? 8,
    start: "tournament",
    opponent: defaultLevel(game),
    first: "me",
    clock: "none",
    name: "",
    watched: false,
    player: "",
    otherPlayer: "",
  };
}

export function optionsOf(setup: Setup): Result<unknown> {
  const { game, size, start, middle, last } = setup;
  if (game === "reversi") return gameOf(game).options({ size, start });
  const rows = setup.rows.split(/[\s,/]+/).filter(Boolean);
  if (!rows.every((row) => /^[0-9]{1,15}$/.test(row))) return refuse("option-not-integer", { name: "rows" });
  const take = parseTake(setup.take);
  if (!take.ok) return take;
  return gameOf(game).options({ rows: rows.map(Number), take: take.value, middle, last });
}

/** `any`, `1-3` or `1, 3, 4`. */
export function parseTake(text: string): Result<unknown> {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "any" || trimmed === "") return { ok: true, value: "any" };
  const range = /^([0-9]{1,15})\s*(?:-|–|to)\s*([0-9]{1,15})$/.exec(trimmed);
  if (range) return { ok: true, value: { from: Number(range[1]), to: Number(range[2]) } };
  const list = trimmed.split(/[\s,]+/);
  if (!list.every((word) => /^[0-9]{1,15}$/.test(word)))
    return refuse("option-not-integer", { name: "take" });
  return { ok: true, value: list.map(Number) };
}

export function makeTake(take: Take): string {
  if (take === "any") return "any";
  return "from" in take ? `${take.from}-${take.to}` : take.join(", ");
}

/** Who sits where; `chance` is a number from 0 to 1 that decides when the form leaves it open. */
export function sittersOf(setup: Setup, chance: number): readonly [Sitter, Sitter] {
  const mySeat = seatOfMe(setup, chance);
  if (setup.opponent === "beside") return beside(setup.game);
  const me: Sitter = { kind: "human", name: setup.name.trim() || "You" };
  const other: Sitter = { kind: "computer", level: knownLevel(setup) };
  return mySeat === 0 ? [me, other] : [other, me];
}

export function seatOfMe({ first }: Setup, chance: number): Seat {
  return first === "me" ? 0 : first === "other" ? 1 : chance < 0.5 ? 0 : 1;
}

export function beside(game: GameId): readonly [Sitter, Sitter] {
  const names = game === "reversi" ? colours : (["Player 1", "Player 2"] as const);
  return [
    { kind: "human", name: names[0] },
    { kind: "human", name: names[1] },
  ];
}

function knownLevel({ game, opponent }: Setup): string {
  return levelsFor(game).some((level) => level.id === opponent) ? opponent : defaultLevel(game);
}

/** Whether the server keeps the game: always when someone is invited, else when wanted. */
export function isOnline({ opponent, watched }: Setup): boolean {
  return opponent === "link" || watched;
}

export function clockOf({ clock }: Setup): ClockSetting | undefined {
  return clocks.find(({ id }) => id === clock)?.setting;
}
