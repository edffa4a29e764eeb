import type { GameId, Take, TakingOptions } from "../games/index.ts";
import { counted, listed, nouns } from "./nouns.ts";

/** The rules of one Nim in a line: `take 1 to 4 stones from the end of a row; who takes the last one loses`. */
export function rulesText(game: GameId, { take, middle, last }: TakingOptions): string {
  const { thing, row } = nouns[game];
  const where = middle ? `standing side by side in a ${row}` : `from the end of a ${row}`;
  return `take ${countsText(take, thing)} ${where}; who takes the last one ${last}`;
}

function countsText(take: Take, thing: string): string {
  if (take === "any") return `any number of ${thing}s`;
  if (!("from" in take)) {
    const shown = take.slice(0, 10).map(String);
    if (take.length > shown.length) shown.push("more");
    return `${listed(shown, "or")} ${thing}s`;
  }
  const { from, to } = take;
  if (from === to) return `exactly ${counted(from, thing)}`;
  return to === from + 1 ? `${from} or ${to} ${thing}s` : `${from} to ${to} ${thing}s`;
}
