import { readJson, writeJson } from "../base/storage.ts";

/** What this browser holds of an online game: its seats' tokens, who plays them, and the invitation it may hand on. */
export interface Ticket {
  readonly tokens: readonly [string | null, string | null];
  /** The computer's level in a seat whose moves are computed here. */
  readonly levels: readonly [string | null, string | null];
  readonly invitation: string | null;
}

export const noTicket: Ticket = { tokens: [null, null], levels: [null, null], invitation: null };

/** Tokens stay in this browser and never go into a link. */
export function keepTicket(game: string, ticket: Ticket): void {
  writeJson(`ticket/${game}`, ticket);
}

export function ticketOf(game: string): Ticket {
  const data = readJson(`ticket/${game}`);
  if (typeof data !== "object" || data === null) return noTicket;
  const { tokens, levels, invitation } = data as Record<string, unknown>;
  return {
    tokens: pairOf(tokens),
    levels: pairOf(levels),
    invitation: typeof invitation === "string" ? invitation : null,
  };
}

function pairOf(data: unknown): [string | null, string | null] {
  if (!Array.isArray(data)) return [null, null];
  const read = (value: unknown) => (typeof value === "string" ? value : null);
  return [read(data[0]), read(data[1])];
}
