import { must, piles } from "../../games/index.ts";
import { parseSaveString } from "../../notation/index.ts";
import { winningMoves } from "../../solve/index.ts";
import { sentence, takeText } from "../../words/index.ts";

/** A winning move and why, or that there is none. */
export function makeHint(saveString: string): string {
  const position = must(parseSaveString(saveString));
  if (piles.outcome(position)) return "The game is over.\n";
  const [move] = must(winningMoves(position));
  if (!move) return "There is no winning move.\n";
  return `${sentence(takeText("piles", position, move))}.\n`;
}
