import { describe, expect, it } from "vitest";
import { empty, flips, must, type ReversiPosition, reversi, white } from "../../games/index.ts";
import { delaysBetween } from "./turning.ts";

function coloursOf({ cells }: ReversiPosition) {
  return Array.from(cells, (cell) =>
    cell === empty ? undefined : cell === white ? ("white" as const) : ("black" as const),
  );
}

describe("the discs that turn over", () => {
  it("are those a move turns, the nearest first, and the same ones when it is taken back", () => {
    let position = reversi.start(reversi.defaults);
    for (let count = 0; count < 40; count++) {
      const move = reversi.moveAt(position, (count * 7) % reversi.countMoves(position));
      const next = must(reversi.play(position, move));
      const forth = delaysBetween(coloursOf(position), coloursOf(next), 8);
      const back = delaysBetween(coloursOf(next), coloursOf(position), 8);
      const turned = flips(position, move);
      expect([...forth.keys()].sort()).toEqual([...turned].sort());
      expect(back).toEqual(forth);
      for (const [square, delay] of forth) {
        const distance = Math.max(
          Math.abs((square % 8) - (move % 8)),
          Math.abs(Math.floor(square / 8) - Math.floor(move / 8)),
        );
        expect(delay).toBe((distance - 1) * 25);
      }
      position = next;
      if (position.over) break;
    }
  });

  it("are none where nothing has changed", () => {
    const colours = coloursOf(reversi.start(reversi.defaults));
    expect(delaysBetween(colours, colours, 8).size).toBe(0);
  });
});
