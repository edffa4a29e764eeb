import type { GameId, Take, TakingOptions } from "../games/index.ts";
import { listed, nouns } from "./nouns.ts";

/** The rules of one Nim in a line: `take 1 to 4 stones from the end of a row; who takes the last one loses`. */
export function rulesText(game: GameId, { take, middle, last }: TakingOptions): string {
  const { thing, row } = nouns[game];
  const where = middle ? `that stand side by side in a ${row}` : `from the end of a ${row}`;
  return `take ${countsText(take)} ${thing}s ${where}; who takes the last one ${last}`;
}

function countsText(take: Take): string {
  if (take === "any") return "any number of";
  if ("from" in take) return take.from === take.to ? `exactly ${take.from}` : `${take.from} to ${take.to}`;
  const shown = take.slice(0, 10).map(String);
  if (take.length > shown.length) shown.push("more");
  return listed(shown, "or");
}
