import { describe, expect, it } from "vitest";
import { blackScore, must, type ReversiPosition } from "../games/index.ts";
import { makeBoard, parseTranscript } from "../notation/index.ts";
import { loadCliSentences } from "../words/index.ts";
import { summary, Tally } from "./engine-tally.ts";

const cli = await loadCliSentences("en");
type Game = Parameters<Tally["add"]>[0];

/** A game that ends as it begins, on 4×4 with so many discs of Black and of White; the rest is empty. */
function game(
  blacks: number,
  whites: number,
  bots: readonly [number, number],
  more: Partial<Game> = {},
): Game {
  const opening = `${"X".repeat(blacks)}${"-".repeat(16 - blacks - whites)}${"O".repeat(whites)} X`;
  const winner = blacks === whites ? null : blacks > whites ? 0 : 1;
  return { opening, moves: "", bots, winner, fault: null, thought: [0, 0], ...more };
}
const malformed = { kind: "malformed", line: "pass?" } as const;

describe("the tally of a match", () => {
  it("counts points and discs for the first bot, empties to the winner", () => {
    const tally = new Tally();
    // Won as Black, lost by 2 as White; a draw, then +16 as White by a wipe-out.
    for (const each of [game(10, 4, [0, 1]), game(9, 7, [1, 0]), game(8, 8, [0, 1]), game(0, 9, [1, 0])])
      tally.add(each);
    expect([tally.wins, tally.draws, tally.losses, tally.points]).toEqual([2, 1, 1, 2.5]);
    // 10 − 4 and two empty squares are 8; the pairs are worth (8 − 2) / 2 and (0 + 16) / 2.
    expect(tally.discs.mean).toBeCloseTo(5.5);
    expect(tally.discs.error).toBeCloseTo(2.5);
  });

  it("follows the moves, whoever the opening has to move, and counts each bot's", () => {
    const tally = new Tally();
    // From White's turn on 4×4, so that White is first; the last move lets Black pass.
    const options = { size: 4, start: "tournament" } as const;
    const after = (moves: string) =>
      must(parseTranscript(moves, options)).positions.at(-1) as ReversiPosition;
    const played = { opening: makeBoard(after("b1")), moves: "c1d3a1", winner: null, fault: null } as const;
    tally.add({ ...played, bots: [0, 1], thought: [30, 40] });
    expect(tally.secondsPerMove).toEqual([0.015, 0.04]);
    expect(tally.discs.mean).toBe(-blackScore(after("b1c1d3a1")));
    tally.add({ ...played, bots: [1, 0], thought: [50, 70] });
    expect(tally.secondsPerMove[1]).toBeCloseTo(0.03);
    expect(tally.discs.mean).toBe(0);
  });

  it("counts a forfeit as a whole board, and games that are not played any more with it", () => {
    const tally = new Tally();
    tally.add(game(10, 4, [0, 1], { winner: 1, fault: malformed }));
    expect(tally.discs.mean).toBe(-16);
    expect(summary(cli, tally, ["a", "b"], 3, false)).toContain("of these 1 by forfeit");
    expect(JSON.parse(summary(cli, tally, ["a", "b"], 3, true))).toMatchObject({
      players: ["a", "b"],
      games: 1,
      losses: 1,
      forfeits: 1,
      discs: { mean: -16, error: 0 },
      secondsPerMove: [0, 0],
    });
    tally.add(game(10, 4, [1, 0], { winner: 1, fault: malformed }));
    tally.forfeit([0]);
    tally.forfeit([0, 1]);
    expect([tally.wins, tally.draws, tally.losses, tally.forfeits]).toEqual([1, 1, 2, 4]);
    expect(tally.discs.mean).toBe((-16 + 16 - 16) / 4);
  });
});
