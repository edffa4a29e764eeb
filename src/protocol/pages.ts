import { isGameId } from "../games/index.ts";
import { consoleIds } from "../words/index.ts";

/** What the page has at its addresses. */
export type PageName =
  | "home"
  | "play"
  | "game"
  | "analysis"
  | "people"
  | "consoles"
  | "judge"
  | "replay"
  | "embed";

/** As `gameId` of the schemas, which stay with the server. */
const idForm = /^[A-Za-z0-9_-]{16}$/;

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
    case "players":
      return name === undefined ? "people" : undefined;
    case "consoles":
      return name === undefined || consoleIds.some((id) => id === name) ? "consoles" : undefined;
    case "judge":
      return name === undefined ? "judge" : undefined;
    default:
      return undefined;
  }
}
