import { expect, it } from "vitest";
import { must } from "../../games/index.ts";
import { begin, followMoves } from "../../match/index.ts";
import { GameView } from "./game-view.ts";
import { ViewSession } from "./view.ts";

it("a shared game is walked through, and nothing is played in it", () => {
  const play = must(followMoves(must(begin("stones", { rows: [9] })), ["1:8-9", "1:7-7"]));
  const view = new GameView(new ViewSession(play));
  expect(view.status.value).toContain("A shared game, to look at: move 2 of 2, Player 1 to move.");
  expect([view.active.value, view.session.help.value]).toEqual([false, "free"]);
  expect(view.move({ row: 1, left: 6, right: 6 }).ok).toBe(false);
  view.step(-1);
  expect(view.status.value).toContain("move 1 of 2, Player 2 to move");
  view.session.takeBack();
  view.session.resign();
  expect(view.play.value).toBe(play);
  expect(view.session.recordNames).toEqual(["Player 1", "Player 2"]);
  view.close();
});
