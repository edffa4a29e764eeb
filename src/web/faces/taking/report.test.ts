import { describe, expect, it } from "vitest";
import { must, stones, type TakingMove, type TakingPosition } from "../../../games/index.ts";
import { analyse } from "../../../solve/index.ts";
import { lostWhileWinning, reviewOf } from "./report.ts";

/** Stones taken one after another from five, up to three at a time, the last one loses. */
function review(takes: readonly number[]) {
  const positions: TakingPosition[] = [stones.start({ ...stones.defaults, rows: [6] })];
  const moves: TakingMove[] = [];
  let left = 6;
  for (const take of takes) {
    const move = { row: 1, left: left - take + 1, right: left };
    moves.push(move);
    positions.push(must(stones.play(positions.at(-1) as TakingPosition, move)));
    left -= take;
  }
  const findings = positions.map((position) => analyse(position));
  return reviewOf(positions, moves, findings);
}

describe("the report after a game", () => {
  it("finds the move that gave the win away, and a better one", () => {
    // Six left: taking one leaves five, which is lost. Taking two gives it away, and the answer 3 wins.
    const { mistakes, chances } = review([2, 3, 1]);
    const played = { row: 1, left: 5, right: 6 };
    const better = { row: 1, left: 6, right: 6 };
    expect(mistakes).toEqual([{ number: 1, seat: 0, played, better, mark: "mistake" }]);
    expect(chances).toEqual([
      { had: 1, kept: 0 },
      { had: 1, kept: 1 },
    ]);
  });

  it("finds nothing when the loser never had a chance", () => {
    const { mistakes, chances } = review([1, 1, 3, 1]);
    expect(mistakes).toEqual([]);
    expect(chances[1]).toEqual({ had: 0, kept: 0 });
  });

  it("knows a game that was given up while it could be won", () => {
    const won = analyse(stones.start({ ...stones.defaults, rows: [6] }));
    const lost = analyse(stones.start({ ...stones.defaults, rows: [5] }));
    // Seat 0 is to move and resigns, or seat 1 does.
    expect([won, lost].map((finding) => lostWhileWinning(finding, 0, 1))).toEqual([true, false]);
    expect([won, lost].map((finding) => lostWhileWinning(finding, 0, 0))).toEqual([false, true]);
  });
});
