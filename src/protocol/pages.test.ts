import { expect, test } from "vitest";
import { gameIds } from "../games/index.ts";
import { consoleIds } from "../words/index.ts";
import { pageAt } from "./pages.ts";

test.each([
  ["/", "home"],
  ...gameIds.map((id) => [`/play/${id}`, "play"]),
  ["/play/stones/", "play"],
  ["/play/stones/abc123", "play"],
  ["/game/AAAAAAAAAAAAAAAA", "game"],
  ["/players", "people"],
  ["/consoles", "consoles"],
  ["/judge", "judge"],
  ["/settings", "settings"],
  ...consoleIds.map((id) => [`/consoles/${id}`, "consoles"]),
])("%s is a page", (path, name) => {
  expect(pageAt(path as string)).toBe(name);
});

test.each([
  "/nowhere",
  "/play",
  "/play/",
  "/play/chess",
  "/play/constructor",
  "/play/stones/more/still",
  "/players/ada/more",
  "/game",
  "/game/",
  "/game/AAAAAAAAAAAAAAA",
  "/game/AAAAAAAAAAAAAAAAA",
  "/game/AAAAAAAA%2FAAAAAA",
  "/playersandmore",
  "/players/ada",
  "/consoles/nimsys-z",
  "/judge/nimsys-a",
  "/settings/sound",
  "//",
])("%s is none", (path) => {
  expect(pageAt(path)).toBeUndefined();
});
