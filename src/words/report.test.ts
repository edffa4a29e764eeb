import { describe, expect, it } from "vitest";
import { decidedText, english, mistakeText, slipText } from "./index.ts";

const ann = { name: "Ann", you: false };
const bob = { name: "Bob", you: false };
const mistake = { number: 1, seat: 0, played: "2 stones", better: "1 stone" } as const;
const lost = { mistakes: [mistake], moves: 3, winner: 1, who: [ann, bob], stillWinning: false } as const;

describe("the report after a game", () => {
  it("names the move that gave the win away, and a better one", () => {
    expect(decidedText(english, { ...lost, who: [{ ...ann, you: true }, bob] })).toBe(
      "2 moves before the end, at move 1, you could still have won: 1 stone instead of 2 stones.",
    );
    expect(decidedText(english, { ...lost, moves: 1 })).toBe(
      "With the last move, at move 1, Ann could still have won: 1 stone instead of 2 stones.",
    );
  });

  it("says so when the loser never had a chance", () => {
    expect(decidedText(english, { ...lost, winner: 0 })).toBe(
      "Bob never had a winning move: the game was decided before it began.",
    );
  });

  it("says so when a game was given up while it could be won", () => {
    expect(decidedText(english, { ...lost, stillWinning: true })).toBe(
      "Ann could still have won when it ended.",
    );
  });

  it("lists what was given away", () => {
    expect(mistakeText(english, mistake, [ann, bob])).toBe(
      "Move 1: Ann played 2 stones; 1 stone would have won",
    );
    const slip = { number: 12, seat: 1, played: "f5", better: "d6", cost: 4, exact: false } as const;
    expect(slipText(english, slip, [ann, bob])).toBe("Move 12: Bob played f5; d6 was about 4 discs better");
  });

  it("says how exactly each side played, and what it gave away", () => {
    const { report } = english;
    expect(report.percent({ good: 5, among: 6 })).toBe("83 %");
    expect(report.percent({ good: 0, among: 0 })).toBe("no choice");
    expect(report.givenWins({ given: 1, among: 6 })).toBe("1 of 6 won positions");
    expect(report.givenWins({ given: 0, among: 0 })).toBe("never had a win");
    expect(report.givenDiscs({ discs: 1, exact: true })).toBe("1 disc");
    expect(report.givenDiscs({ discs: 12, exact: false })).toBe("about 12 discs");
  });
});
