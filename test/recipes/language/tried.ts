import { expect, it, onTestFinished } from "vitest";
import { must } from "../src/games/index.ts";
import { language, sayRefusal } from "../src/web/base/language.ts";
import { GameView } from "../src/web/session/game-view.ts";
import { LocalSession, newLocalGame } from "../src/web/session/local.ts";
import { twoPeople } from "../src/web/session/occupant.ts";
import { loadLanguage } from "../src/words/index.ts";

it("a language is spoken on the page, of every family", async () => {
  const before = language.value;
  onTestFinished(() => {
    language.value = before;
  });
  language.value = await loadLanguage("xl");
  const status = (game: "stones" | "reversi") => {
    const local = must(newLocalGame(game, undefined, twoPeople));
    return new GameView(new LocalSession(local, { choose: async () => "" }, () => "kept")).status.value;
  };
  expect(status("stones")).toBe("PLAYER 1'S TURN. TAKE 1 TO 3 STONES FROM THE END OF THE ROW.");
  expect(status("reversi")).toBe("BLACK'S TURN: 4 SQUARES TO CHOOSE FROM.");
  expect(sayRefusal({ code: "game-over", facts: {} })).toBe("THE GAME IS OVER.");
});
