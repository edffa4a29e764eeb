import { reversiConsole } from "../reversi/index.ts";
import type { Follow } from "./followed.ts";
import { ran } from "./ran.ts";
import { Recording } from "./recording.ts";

/** Boards beyond this are no case: the reference would only be waited for. */
const freeMemory = 1 << 24;

/** Two people and no choice of the program's. */
export const followReversi: Follow = async ({ input }, got) => {
  const recording = new Recording(input, got);
  const finished = await ran(reversiConsole(recording, { echoNewline: true, freeMemory }));
  return recording.followed(finished, []);
};
