import { describe, expect, it } from "vitest";
import { kayles, must, piles, reversi, sticks, stones } from "../games/index.ts";
import { notationOf, parseSaveString } from "../notation/index.ts";
import { moveText, resultText, tableText, turnText } from "./index.ts";

describe("moves and status in words", () => {
  it("says a move in the words of its game", () => {
    const spoken = (game: "stones" | "kayles" | "sticks" | "piles", from: string, move: string) => {
      const { defaults } = { stones, kayles, sticks, piles }[game];
      const position = must(notationOf(game).parsePosition(from, defaults));
      return moveText(game, position, must(notationOf(game).parseMove(move, position)));
    };
    expect(spoken("stones", "21", "3")).toBe("take 3 stones");
    expect(spoken("stones", "1", "1")).toBe("take the last stone");
    expect(spoken("kayles", "11", "5 2")).toBe("take 2 stones, places 5 and 6");
    expect(spoken("sticks", "9/7/5/3/1", "1:3-7")).toBe("take 5 sticks from row 1, places 3 to 7");
    expect(spoken("sticks", "9/7/5/3/1", "4:1-3")).toBe("take all 3 sticks from row 4");
    expect(spoken("piles", "0989", "2 1")).toBe("take one object from pile 2");
    const start = reversi.start(reversi.defaults);
    expect(moveText("reversi", start, must(notationOf("reversi").parseMove("f5", start)))).toBe(
      "f5, turning one disc",
    );
  });

  it("says whose turn it is, what is left and who won", () => {
    expect(turnText("piles", 1)).toBe("Black to move");
    expect(turnText("stones", 0, ["Luke", "Han"])).toBe("Luke to move");
    expect(tableText("stones", stones.start(stones.defaults))).toBe("21 stones left");
    expect(tableText("piles", must(parseSaveString("1909")))).toBe("pile 1: 9, pile 2: 0, pile 3: 9");
    expect(tableText("reversi", reversi.start(reversi.defaults))).toBe("Black 2, White 2");
    expect(resultText("reversi", { winner: null })).toBe("The game is drawn.");
    expect(resultText("piles", { winner: 0 })).toBe("White wins!");
    expect(resultText("stones", { winner: 1, by: "resign" }, ["Luke", "Han"])).toBe(
      "Luke resigned: Han wins!",
    );
  });
});
