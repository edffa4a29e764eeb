export { makeOpenings, type OpeningsRequest, openings } from "./make.ts";
export { mostOpenings, parseOpenings } from "./parse.ts";
export { balancedOpenings, type OpeningJudge } from "./reversi.ts";
