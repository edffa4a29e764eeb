import { describe, expect, it } from "vitest";
import { must, type ReversiPosition } from "../games/index.ts";
import type { SeriesGame } from "../match/index.ts";
import { parseBoard } from "../notation/index.ts";
import { loadCliSentences } from "../words/index.ts";
import { summary, Tally } from "./engine-tally.ts";

const cli = await loadCliSentences("en");

/** A finished 4×4 game with so many discs of Black and of White; the rest is empty. */
function finished(blacks: number, whites: number): ReversiPosition {
  const board = `${"X".repeat(blacks)}${"-".repeat(16 - blacks - whites)}${"O".repeat(whites)} X`;
  return { ...must(parseBoard(board)), over: true };
}

function game(blacks: number, whites: number, swapped: boolean, forfeit = false): SeriesGame<"reversi"> {
  const winner = blacks === whites ? null : blacks > whites === swapped ? 1 : 0;
  return { opening: 0, swapped, position: finished(blacks, whites), winner, forfeit };
}

describe("the tally of a match", () => {
  it("counts points and discs for the first player, empties to the winner", () => {
    const tally = new Tally();
    // Won as Black, lost by 2 as White; a draw, then +16 as White by a wipe-out.
    for (const each of [game(10, 4, false), game(9, 7, true), game(8, 8, false), game(0, 9, true)])
      tally.add(each);
    expect([tally.wins, tally.draws, tally.losses, tally.points]).toEqual([2, 1, 1, 2.5]);
    // 10 − 4 and two empty squares are 8; the pairs are worth (8 − 2) / 2 and (0 + 16) / 2.
    expect(tally.discs.mean).toBeCloseTo(5.5);
    expect(tally.discs.error).toBeCloseTo(2.5);
  });

  it("counts a forfeit as a whole board", () => {
    const tally = new Tally();
    tally.add({ ...game(10, 4, false, true), winner: 1 });
    expect(tally.discs.mean).toBe(-16);
    expect(summary(cli, tally, ["a", "b"], [0.1, 0.2], 3, false)).toContain("of these 1 by forfeit");
    expect(JSON.parse(summary(cli, tally, ["a", "b"], [0.1, 0.2], 3, true))).toMatchObject({
      players: ["a", "b"],
      games: 1,
      losses: 1,
      forfeits: 1,
      discs: { mean: -16, error: 0 },
      secondsPerMove: [0.1, 0.2],
    });
  });
});
