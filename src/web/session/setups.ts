import type { GameId } from "../../games/index.ts";
import { readJson, writeJson } from "../base/storage.ts";
import { defaultSetup, type Setup } from "./setup.ts";

/** What was chosen last for each game, so that the form opens with it. */
export function keepSetup(setup: Setup): void {
  writeJson(`setup/${setup.game}`, setup);
}

export function keptSetup(game: GameId): Setup | undefined {
  const data = readJson(`setup/${game}`);
  if (typeof data !== "object" || data === null) return undefined;
  const kept = data as Record<string, unknown>;
  const base = defaultSetup(game);
  const read: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(base)) {
    if (key !== "game" && typeof kept[key] === typeof value) read[key] = kept[key];
  }
  return read as unknown as Setup;
}
