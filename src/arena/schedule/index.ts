export {
  type KnockoutDecision,
  type KnockoutMeeting,
  knockoutBracket,
  knockoutDecision,
  knockoutPlaces,
  nextKnockoutRound,
  suddenDeathPairs,
} from "./knockout.ts";
export { type PairedNames, type PairingState, pairByName, parsePairingState } from "./pairing-state.ts";
export { gauntlet, type Meeting, type Round, roundRobin } from "./round-robin.ts";
export { byePoints, pairSwiss, type SwissPair, type SwissPlayer, type SwissRound } from "./swiss.ts";
export { type Bye, type Encounter, type Standing, tieBreaks } from "./tie-breaks.ts";
