import { expect, test } from "vitest";
import { gameIds } from "../games/index.ts";
import { consoleIds, nimLessonIds, reversiLessonIds } from "../words/index.ts";
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
  ["/games", "own-games"],
  ["/games/", "own-games"],
  ["/players", "people"],
  ["/consoles", "consoles"],
  ["/learn", "learn"],
  ["/learn/glossary", "learn"],
  ...[...nimLessonIds, ...reversiLessonIds].map((id) => [`/learn/${id}`, "learn"]),
  ["/puzzles", "puzzles"],
  ["/puzzles/", "puzzles"],
  ["/judge", "judge"],
  ["/lobby", "lobby"],
  ["/lobby/", "lobby"],
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
  "/games/mine",
  "/players/ada",
  "/consoles/nimsys-z",
  "/judge/nimsys-a",
  "/learn/chess",
  "/learn/xor/more",
  "/learn/constructor",
  "/puzzles/nim-17",
  "/lobby/stones",
  "/settings/sound",
  "//",
])("%s is none", (path) => {
  expect(pageAt(path)).toBeUndefined();
});
