/** The opening book for whoever shows, checks or extends it; to play from it, an engine loads it by itself. */
export { Book, type BookMove, type BookNode, lineTo, positionOf } from "./book/book.ts";
export { type BuildOptions, buildBook } from "./book/build.ts";
export { decodeBook, encodeBook } from "./book/format.ts";
export { bookPlies } from "./book/plies.ts";
