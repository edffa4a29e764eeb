/** The Reversi engine for a browser; in Node its entry is `node.ts`. */
export { isCoreSize } from "./bitboards.ts";
export { type BrowserEngineOptions, type EngineFiles, maxThreads, openEngine } from "./browser.ts";
export { levelLimits } from "./choose.ts";
export { assembleEngine, type Parts } from "./engine.ts";
export { GtpSession } from "./gtp.ts";
export * from "./levels.ts";
export { NBoardSession } from "./nboard.ts";
export { countMoves } from "./perft.ts";
export * from "./types.ts";
