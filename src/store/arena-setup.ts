import type { TournamentSetup } from "../arena/index.ts";

/** A tournament's setup as every store keeps it, as JSON; undefined when the text is none. */
export function readSetup(text: string): TournamentSetup | undefined {
  try {
    return readSetupData(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function readSetupData(data: unknown): TournamentSetup | undefined {
  return isSetup(data) ? data : undefined;
}

function isSetup(data: unknown): data is TournamentSetup {
  return typeof data === "object" && data !== null && "bots" in data && Array.isArray(data.bots);
}
