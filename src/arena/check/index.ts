/**
 * What `grundy arena check` asks of a bot and makes of its behaviour, without processes and clocks: the checker starts the bot, asks it in
 * `checkPositions`, notes what it sees as events, and `diagnose` says what is the matter.
 */
export { diagnose } from "./diagnose.ts";
export type { CheckEvent, CheckQuestion } from "./event.ts";
export { type CheckCode, type CheckFinding, isFit } from "./finding.ts";
export { checkPositions } from "./positions.ts";
export type { Slip } from "./slips.ts";
