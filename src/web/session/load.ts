import { pageAt } from "../../protocol/index.ts";

/** Where a game of the server is, when its link to this very page is pasted. */
export function serverGame(text: string, origin: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const link = new URL(trimmed);
  const isGame = link.origin === origin && pageAt(link.pathname) === "game";
  return isGame ? link.pathname + link.search + link.hash : undefined;
}
