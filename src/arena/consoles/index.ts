/** Console programs of the assignments as players: what runs beside them, how they are begun, what they show. */
export { Beside } from "./beside.ts";
export { canBegin, whereBegins } from "./can-begin.ts";
export { competitionCommand, competitionRounds } from "./competition-command.ts";
export { type NimsysGame, nimsysGame } from "./nimsys-games.ts";
export { isAdvanced, isCompetition } from "./rules.ts";
export { type ShownMove, shownCount, shownPlaces, shownRun } from "./shown.ts";
