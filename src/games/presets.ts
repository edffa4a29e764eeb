import { takingGame } from "./taking.ts";

/** The four Nims of the documents and the open family. */
export const stones = takingGame("stones", "Stones", {
  rows: [21],
  take: { from: 1, to: 3 },
  middle: false,
  last: "loses",
});

export const kayles = takingGame("kayles", "Kayles", {
  rows: [11],
  take: { from: 1, to: 2 },
  middle: true,
  last: "wins",
});

export const sticks = takingGame("sticks", "Sticks", {
  rows: [9, 7, 5, 3, 1],
  take: "any",
  middle: true,
  last: "loses",
});

export const piles = takingGame("piles", "Piles", {
  rows: [9, 9, 9],
  take: { from: 1, to: 3 },
  middle: false,
  last: "wins",
});

/** Plain Nim unless told otherwise: any number from the end of one row, the last taker wins. */
export const taking = takingGame("taking", "Taking", {
  rows: [3, 4, 5],
  take: "any",
  middle: false,
  last: "wins",
});
