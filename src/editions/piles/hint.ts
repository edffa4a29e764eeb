import { must, piles } from "../../games/index.ts";
import { makePileCount, parseSaveString } from "../../notation/index.ts";
import { analyse } from "../../solve/index.ts";
import { english, explanationText, sentence, takeText } from "../../words/index.ts";

/** A winning move and why, or that there is none and why, and what resists best. */
export function makeHint(saveString: string): string {
  const position = must(parseSaveString(saveString));
  if (piles.outcome(position)) return "The game is over.\n";
  const analysis = must(analyse(position));
  const [best] = analysis.moves.filter((each) => each.best);
  if (!best) throw new Error("a game that goes on has a best move");
  const move = `move ${makePileCount(best.move)} (${takeText(english, "piles", position, best.move)})`;
  const advice = analysis.outcome === "win" ? `${move} wins.` : `No move wins; ${move} resists best.`;
  // The moves are left out because the explanation would name them in another notation than this console's.
  const why = explanationText(english, "piles", position, { ...analysis, moves: [] });
  return `${sentence(advice)}\n${why}\n`;
}
