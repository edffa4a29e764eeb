export {
  type KnockoutDecision,
  type KnockoutMeeting,
  knockoutBracket,
  knockoutDecision,
  knockoutPairsDue,
  knockoutPlaces,
  nextKnockoutRound,
  suddenDeathPairs,
} from "./knockout.ts";
export { pairByName, parsePairingState } from "./pairing-state.ts";
export { gauntlet, type Round, roundRobin } from "./round-robin.ts";
export { byePoints, pairSwiss, type SwissPair } from "./swiss.ts";
export { type Encounter, tieBreaks } from "./tie-breaks.ts";
