import { describe, expect, it } from "vitest";
import { type GameId, must } from "../../games/index.ts";
import { GameView } from "./game-view.ts";
import { LocalSession, newLocalGame } from "./local.ts";
import { twoPeople } from "./occupant.ts";
import type { Thinker } from "./thinker.ts";

const nobody: Thinker = { choose: () => Promise.reject(new Error("nobody")) };

function viewOf(id: GameId, options?: unknown) {
  const game = must(newLocalGame(id, options, twoPeople));
  return new GameView(new LocalSession(game, nobody, () => "kept"));
}

describe("a game as one looks at it", () => {
  it("follows the game, and stays where one looks back", () => {
    const view = viewOf("stones", { rows: [9] });
    expect(view.status.value).toBe("Player 1's turn. Take 1 to 3 stones from the end of the row.");
    view.move({ row: 1, left: 8, right: 9 });
    view.move({ row: 1, left: 7, right: 7 });
    expect([view.index.value, view.live.value, view.texts.value]).toEqual([2, true, ["1:8-9", "1:7"]]);
    view.step(-1);
    expect(view.lastMove.value).toEqual({ row: 1, left: 8, right: 9 });
    expect(view.active.value).toBe(false);
    expect(view.status.value).toMatch(/^You are looking back: after move 1 of 2/);
    expect(view.move({ row: 1, left: 6, right: 6 }).ok).toBe(false);
    view.show(99);
    expect(view.live.value).toBe(true);
  });

  it("puts down what is picked up when a move is made, taken back or looked at", () => {
    const view = viewOf("reversi");
    const legal = view.game.moveAt(view.position.value, 0);
    for (const act of [() => view.move(legal), () => view.session.takeBack(), () => view.show(0)]) {
      view.chosen.value = legal;
      act();
      expect(view.chosen.value).toBeUndefined();
    }
  });

  it("gives back the reason when a move cannot be made", () => {
    const view = viewOf("stones", { rows: [9] });
    const refused = view.move({ row: 1, left: 1, right: 1 });
    expect(!refused.ok && refused.refusal.code).toBe("not-from-the-end");
    expect(view.length.value).toBe(0);
  });
});
