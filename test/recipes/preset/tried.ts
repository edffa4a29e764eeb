import { expect, it } from "vitest";
import { gameOf, must } from "../src/games/index.ts";
import { testApp } from "../src/server/fixtures.ts";
import { faceOf } from "../src/web/faces/index.ts";
import { shownGames } from "../src/web/pages/home/shown-games.ts";
import { GameView } from "../src/web/session/game-view.ts";
import { LocalSession, newLocalGame } from "../src/web/session/local.ts";
import { againstComputer } from "../src/web/session/occupant.ts";
import { defaultSetup, optionsOf } from "../src/web/session/setup.ts";
import { boardName, english, gameAbout, gameTitle } from "../src/words/index.ts";

it("a preset has words", () => {
  const pearls = gameOf("pearls");
  expect(gameTitle(english, "pearls")).toBe("Pearls");
  expect(gameAbout(english, "pearls")).toBe(
    "Take any number of sticks from the end of one row. Whoever takes the last one loses.",
  );
  expect(boardName(english, "pearls", pearls.start(pearls.defaults))).toBe("12 sticks left");
});

it("a preset is served", async () => {
  const { app } = await testApp();
  const payload = { game: "pearls", seats: [{ by: "me" }, { by: "me" }] };
  expect((await app.inject({ method: "POST", url: "/api/games", payload })).statusCode).toBe(201);
});

it("a preset is on the page", () => {
  expect(shownGames).toContain("pearls");
  expect(must(optionsOf(defaultSetup("pearls")))).toEqual(gameOf("pearls").defaults);
  const game = must(newLocalGame("pearls", undefined, againstComputer({ kind: "random" })));
  const view = new GameView(new LocalSession(game, { choose: async () => "2:1-4" }, () => "kept"));
  expect(view.status.value).toBe("Your turn. Take any number of sticks from the end of one row.");
  expect(view.session.move("1:2-3").ok).toBe(true);
  expect(view.status.value).toBe("Random is thinking.");
  expect(faceOf(view.game).tooLarge(view.position.value)).toBeUndefined();
  view.close();
});
