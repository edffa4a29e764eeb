import { makeSpec, type PlayerSpec, parseSpec } from "../../players/index.ts";
import { namesUnder, objectOf, readObject, removeText, writeJson } from "../base/storage.ts";

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
export function keepTokens(game: string, { tokens, players, invitation }: SeatTokens): boolean {
  const levels = players.map((player) => player && makeSpec(player));
  return writeJson(place + game, { tokens, levels, invitation });
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

/** As it is kept, for a file. */
export function tokensText(game: string): string {
  const { tokens, levels, invitation } = readObject(place + game);
  return JSON.stringify({ tokens, levels, invitation });
}

/** Takes over the seats of a file that are nobody's here; how many, undefined where they could not be kept. */
export function mergeTokens(game: string, data: unknown): number | undefined {
  const { tokens, levels, invitation } = objectOf(data);
  const here = tokensOf(game);
  const [given, specs] = [textsOf(tokens).map(tokenOf), textsOf(levels)];
  const isNew = (seat: 0 | 1) => here.tokens[seat] === null && given[seat] !== null;
  const added = ([0, 1] as const).filter(isNew);
  if (added.length === 0) return 0;
  const isKept = keepTokens(game, {
    tokens: pick(here.tokens, (seat) => given[seat] ?? null),
    players: pick(here.players, (seat) => specOf(specs[seat])),
    invitation: here.invitation ?? tokenOf(typeof invitation === "string" ? invitation : null),
  });
  return isKept ? added.length : undefined;

  function pick<T>(ours: Pair<T>, theirs: (seat: 0 | 1) => T): Pair<T> {
    return [isNew(0) ? theirs(0) : ours[0], isNew(1) ? theirs(1) : ours[1]];
  }
}

/** As `token` of the schemas, which stay with the server. */
function tokenOf(text: string | null): string | null {
  return text !== null && /^[A-Za-z0-9_-]{32}$/.test(text) ? text : null;
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
