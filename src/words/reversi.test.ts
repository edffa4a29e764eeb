import { expect, it } from "vitest";
import { must, reversi } from "../games/index.ts";
import { begin, followMoves } from "../match/index.ts";
import {
  boardName,
  english,
  openingText,
  searchedText,
  squareName,
  statusText,
  tooLargeText,
  valueText,
  verdictText,
} from "./index.ts";

const start = reversi.start(reversi.defaults);

it("names every square for a screen reader", () => {
  expect(boardName(english, "reversi", start)).toBe("Reversi board, 8 by 8: Black 2, White 2");
  expect(tooLargeText(english, "reversi", reversi.start({ ...reversi.defaults, size: 100 }))).toBe(
    "A board of 100 × 100 is too large to draw. Moves are typed here.",
  );
  expect(squareName(english, start, 19, 2)).toBe("d3, legal, turns two");
  expect(squareName(english, start, 0, undefined)).toBe("a1, empty");
  expect(squareName(english, start, 27, undefined)).toBe("d4, white");
});

it("says how a game ended in discs", () => {
  // The shortest game there is: Black has everything after nine moves.
  const play = must(
    followMoves(must(begin("reversi")), ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]),
  );
  const seats = [
    { name: "Ann", kind: "person" },
    { name: "Bob", kind: "person" },
  ] as const;
  const said = (ownSeats: readonly (0 | 1)[]) =>
    statusText(english, { play, seats, ownSeats, mover: 0, thinking: undefined });
  expect(said([])).toBe("Ann won, 13 to 0 for Black.");
  expect(said([1])).toBe("You lost, 13 to 0 for Black.");
});

it("says what the engine found", () => {
  expect(verdictText(english, start, { score: -3.6, exact: true })).toBe("White wins by 4 with best play");
  expect(verdictText(english, start, { score: 1, exact: false })).toBe("Black is about one disc ahead");
  expect(verdictText(english, start, { score: 0.2, exact: false })).toBe("The game looks even");
  expect(searchedText(english, start, { depth: 12, exact: false })).toBe(
    "Looked 12 moves ahead, an estimate. Values are discs for Black.",
  );
  expect(valueText(english, 3, { black: -2, exact: true })).toBe("Value after move 3: −2 for Black, exact");
  expect(valueText(english, 3, undefined)).toBe("Value after move 3: not judged yet");
});

it("names the opening", () => {
  expect(openingText(english, { name: "Tiger" })).toBe("Opening: Tiger.");
});
