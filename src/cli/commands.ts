import type { Command } from "commander";

/** Every command: a line for the list, and where it is. A module is loaded only when its command is called. */
export const commands: Record<string, { summary: string; load: () => Promise<{ make: () => Command }> }> = {
  nimsys: { summary: "the Nimsys console: players, statistics, rankings, games", load: () => import("./nimsys.ts") },
};
