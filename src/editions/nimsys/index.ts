import { MemoryRoster, type Roster } from "../../roster/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { Nimsys } from "./nimsys.ts";
import { playTwoPlayers } from "./two-players.ts";

export { NimAdvancedGame } from "./advanced.ts";
export { NimAIPlayer } from "./ai.ts";
export { IncorrectArguments, InvalidCommand, InvalidGame, InvalidMove, NimException } from "./errors.ts";
export { NimGame, type NimPlayers } from "./game.ts";
export { NimHumanPlayer } from "./human.ts";
export { Nimsys } from "./nimsys.ts";
export { NimPlayer } from "./player.ts";
export type { Testable } from "./testable.ts";
export { playTwoPlayers } from "./two-players.ts";

export const nimsysEditions = ["a", "b", "c"] as const;
export type NimsysEdition = (typeof nimsysEditions)[number];

/** A whole session of one edition; the exit status. A and B need no roster: what they know is gone at the end. */
export function runNimsys(edition: NimsysEdition, dialogue: Dialogue, roster?: Roster): Promise<number> {
  if (edition === "a") return playTwoPlayers(dialogue);
  return new Nimsys(dialogue, roster ?? new MemoryRoster(), edition).run();
}
