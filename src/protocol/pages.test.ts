import { expect, test } from "vitest";
import { gameIds } from "../games/index.ts";
import { consoleIds } from "../words/index.ts";
import { pageAt } from "./pages.ts";

test.each([
  ["/", "home"],
  ...gameIds.map((id) => [`/play/${id}`, "play"]),
  ["/play/stones/", "play"],
  ...gameIds.map((id) => [`/replay/${id}`, "replay"]),
  ...gameIds.map((id) => [`/embed/${id}`, "embed"]),
  ["/play/stones/abc123", "play"],
  ...gameIds.map((id) => [`/analysis/${id}`, "analysis"]),
  ["/analysis/reversi/abc123", "analysis"],
  ["/game/AAAAAAAAAAAAAAAA", "game"],
  ["/players", "people"],
  ["/consoles", "consoles"],
  ["/judge", "judge"],
  ...consoleIds.map((id) => [`/consoles/${id}`, "consoles"]),
])("%s is a page", (path, name) => {
  expect(pageAt(path as string)).toBe(name);
});

test.each([
  "/nowhere",
  "/play",
  "/play/",
  "/play/chess",
  "/replay",
  "/replay/chess",
  "/embed",
  "/embed/",
  "/embed/chess",
  "/embed/stones/more",
  "/embed/../stones",
  "/embed.html",
  "/play/constructor",
  "/play/stones/more/still",
  "/analysis",
  "/analysis/chess",
  "/analysis/stones/more/still",
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
  "//",
])("%s is none", (path) => {
  expect(pageAt(path)).toBeUndefined();
});
