import { isGameId } from "../games/index.ts";
import { consoleIds, nimLessonIds, reversiLessonIds } from "../words/index.ts";

/** What the page has at its addresses. */
export type PageName =
  | "home"
  | "play"
  | "game"
  | "analysis"
  | "people"
  | "learn"
  | "puzzles"
  | "consoles"
  | "judge"
  | "lobby"
  | "arena"
  | "tournament"
  | "own-games"
  | "settings"
  | "replay"
  | "embed";

/** What stands behind `/learn`: each lesson under its name, and what the words mean. */
const learnParts: readonly string[] = [...nimLessonIds, ...reversiLessonIds, "glossary"];

/** As `gameId` of the schemas, which stay with the server. */
export const idForm = /^[A-Za-z0-9_-]{16}$/;

/** What is at an address of the page; undefined where nothing is, which the server says with its status and the page in words. */
export function pageAt(path: string): PageName | undefined {
  const [start, name, key, ...rest] = path.replace(/\/$/, "").split("/").slice(1);
  // What is kept in a browser, a game or an analysis, has a key behind its name, and only that browser knows it.
  if (rest.length > 0 || (key !== undefined && start !== "play" && start !== "analysis")) return undefined;
  switch (start) {
    case undefined:
      return "home";
    case "play":
      return name !== undefined && isGameId(name) ? "play" : undefined;
    case "analysis":
    case "replay":
    case "embed":
      return name !== undefined && isGameId(name) ? start : undefined;
    case "game":
      return name !== undefined && idForm.test(name) ? "game" : undefined;
    case "arena":
      if (name === undefined) return "arena";
      return idForm.test(name) ? "tournament" : undefined;
    case "games":
      return name === undefined ? "own-games" : undefined;
    case "players":
      return name === undefined ? "people" : undefined;
    case "consoles":
      return name === undefined || consoleIds.some((id) => id === name) ? "consoles" : undefined;
    case "learn":
      return name === undefined || learnParts.includes(name) ? "learn" : undefined;
    case "puzzles":
      return name === undefined ? "puzzles" : undefined;
    case "lobby":
      return name === undefined ? "lobby" : undefined;
    case "judge":
      return name === undefined ? "judge" : undefined;
    case "settings":
      return name === undefined ? "settings" : undefined;
    default:
      return undefined;
  }
}
