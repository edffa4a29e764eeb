import { nimsysCommands } from "./nimsys-commands.ts";
import { nimsysComputers } from "./nimsys-computers.ts";
import { nimsysGames } from "./nimsys-games.ts";
import { nimsysPeople } from "./nimsys-people.ts";
import { reversi } from "./reversi.ts";
import type { RuleFault } from "./rule-fault.ts";
import { sticks } from "./sticks.ts";
import { sticksHeuristic } from "./sticks-heuristic.ts";

export type { RuleFault } from "./rule-fault.ts";

export const ruleFaults: readonly RuleFault[] = [
  ...nimsysGames,
  ...nimsysCommands,
  ...nimsysPeople,
  ...nimsysComputers,
  ...sticks,
  ...sticksHeuristic,
  ...reversi,
];
