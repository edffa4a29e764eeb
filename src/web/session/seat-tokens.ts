import { makeSpec, type PlayerSpec, parseSpec } from "../../players/index.ts";
import { namesUnder, readObject, removeText, writeJson } from "../base/storage.ts";

const place = "ticket/";

type Pair<T> = readonly [T, T];

/** What this browser holds of an online game: its seats' tokens, who plays them, and the invitation it may hand on. */
export interface SeatTokens {
  readonly tokens: Pair<string | null>;
  /** The player in a seat whose moves are computed here. */
  readonly players: Pair<PlayerSpec | null>;
  readonly invitation: string | null;
}

/** Tokens stay in this browser and never go into a link. Browsers have kept them under these names since the first edition. */
export function keepTokens(game: string, { tokens, players, invitation }: SeatTokens): void {
  const levels = players.map((player) => player && makeSpec(player));
  writeJson(place + game, { tokens, levels, invitation });
}

export function tokensOf(game: string): SeatTokens {
  const { tokens, levels, invitation } = readObject(place + game);
  const [first, second] = textsOf(levels);
  return {
    tokens: textsOf(tokens),
    players: [specOf(first), specOf(second)],
    invitation: typeof invitation === "string" ? invitation : null,
  };
}

/** The games in which this browser holds a seat. */
export function heldGames(): readonly string[] {
  return namesUnder(place).filter(isHeld);
}

export function isHeld(game: string): boolean {
  return tokensOf(game).tokens.some((token) => token !== null);
}

export function forgetTokens(game: string): void {
  removeText(place + game);
}

/** The same seats the other way round, as in a rematch. */
export function swapped({ tokens, players }: SeatTokens): SeatTokens {
  return { tokens: [tokens[1], tokens[0]], players: [players[1], players[0]], invitation: null };
}

function textsOf(data: unknown): Pair<string | null> {
  if (!Array.isArray(data)) return [null, null];
  const read = (value: unknown) => (typeof value === "string" ? value : null);
  return [read(data[0]), read(data[1])];
}

function specOf(text: string | null): PlayerSpec | null {
  const spec = text === null ? undefined : parseSpec(text);
  return spec?.ok ? spec.value : null;
}
