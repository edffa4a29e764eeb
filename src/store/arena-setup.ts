import type { TournamentSetup } from "../arena/index.ts";

/** A tournament's setup as every store keeps it, as JSON; undefined when the text is none. */
export function readSetup(text: string): TournamentSetup | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isSetup(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isSetup(data: unknown): data is TournamentSetup {
  return typeof data === "object" && data !== null && "bots" in data && Array.isArray(data.bots);
}
