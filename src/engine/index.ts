/** The Reversi engine as others see it. It is opened by `node.ts` or, in a browser, by `browser.ts`. */
export { type CoreSize, isCoreSize } from "./bitboards.ts";
export type { Book, BookMove } from "./book/book.ts";
export { levelLimits } from "./choose.ts";
export * from "./gtp.ts";
export * from "./in-time.ts";
export * from "./levels.ts";
export * from "./nboard.ts";
export * from "./perft.ts";
export * from "./types.ts";
