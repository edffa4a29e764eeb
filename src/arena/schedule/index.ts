export { byePoints, pairSwiss, type SwissPair, type SwissPlayer, type SwissRound } from "./swiss.ts";
