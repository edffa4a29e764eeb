import { describe, expect, it } from "vitest";
import type { Analysis } from "../../../engine/index.ts";
import { must, type ReversiPosition, reversi } from "../../../games/index.ts";
import { parseSquare } from "../../../notation/index.ts";
import { reviewOf } from "./report.ts";

/** An analysis as the engine gives it: the best move first. */
function analysis(values: Readonly<Record<string, number>>, exact = true): Analysis {
  const moves = Object.entries(values)
    .map(([text, score]) => ({ square: square(text), score, exact, bound: "value", line: [] }))
    .sort((a, b) => b.score - a.score);
  return { moves, best: moves[0]?.square, score: moves[0]?.score, exact } as unknown as Analysis;
}

const square = (text: string) => must(parseSquare(text, 8));

function review(played: Readonly<Record<string, Analysis | undefined>>) {
  const positions: ReversiPosition[] = [reversi.start(reversi.defaults)];
  const moves = Object.keys(played).map(square);
  for (const move of moves) positions.push(must(reversi.play(positions.at(-1) as ReversiPosition, move)));
  return reviewOf(positions, moves, Object.values(played));
}

describe("the report after a game of Reversi", () => {
  it("counts what each side gave away, and names the dear moves, the last one first", () => {
    const { dear, choices } = review({
      f5: analysis({ f5: 0, d3: 0, c4: 0, e6: 0 }),
      d6: analysis({ d6: -3, f6: 0.4, f4: -8 }, false),
      c3: analysis({ c3: -7, d3: 2 }),
    });
    expect(dear).toEqual([
      {
        number: 3,
        seat: 0,
        played: square("c3"),
        better: square("d3"),
        mark: "mistake",
        cost: 9,
        exact: true,
      },
      { number: 2, seat: 1, played: square("d6"), better: square("f6"), mark: "slip", cost: 3, exact: false },
    ]);
    expect(choices).toEqual([
      { had: 2, best: 1, cost: 9, exact: true },
      { had: 1, best: 0, cost: 3, exact: false },
    ]);
  });

  it("does not count a move without a choice, nor one that has not been looked at", () => {
    const { dear, choices } = review({ f5: undefined, d6: analysis({ d6: -20 }) });
    expect(dear).toEqual([]);
    expect(choices.map(({ had }) => had)).toEqual([0, 0]);
  });
});
