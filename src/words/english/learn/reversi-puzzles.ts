import type { ReversiPuzzleSentences, SolvedFacts } from "../../learn/reversi-puzzles.ts";
import { colours } from "../colours.ts";
import { inWords } from "../grammar.ts";

const others = { black: colours.white, white: colours.black } as const;

export const reversiPuzzles: ReversiPuzzleSentences = {
  where(place) {
    switch (place.in) {
      case "edge":
        return `Look at the ${place.edge} edge.`;
      case "region":
        return `Look at the region of ${place.size} empty squares around ${place.around}.`;
      case "single-square":
        return "Look for an empty square with no other empty square beside it.";
    }
  },
  refuted({ move, mover, answer, by, best }) {
    const other = others[mover];
    const right = `the right move wins by ${best}`;
    if (answer === "over")
      return `${move} ends the game${by ? `, and ${other} wins by ${by}` : " with a draw"}; ${right}.`;
    if (answer === "pass") {
      return `After ${move} ${other} has to pass, and still ${by ? `wins by ${by}` : "reaches a draw"}; ${right}.`;
    }
    return `After ${move} ${other} answers ${answer.reply} and ${by ? `wins by ${by}` : "reaches a draw"}; ${right}.`;
  },
  solved: (facts) => `${whyText(facts)} With best play ${colours[facts.mover]} wins by ${facts.by}.`,
};

function whyText({ move, mover, why }: SolvedFacts): string {
  const [own, other] = [colours[mover], others[mover]];
  switch (why.idea) {
    case "takes-corner":
      return `${move} takes the corner, whose disc can never be turned.`;
    case "wins-corner":
      return why.passes
        ? `After ${move} ${other} has to pass, and ${own} can take a corner.`
        : `${move} gives no corner, and whatever ${other} answers, ${own} can take one next.`;
    case "parity-move": {
      const into =
        why.region === 1
          ? `${move} fills an empty square that stands alone.`
          : `${move} plays into a region of ${why.region} empty squares, an odd number.`;
      const closed = why.closed ? ` Where the number is odd, ${other} has no move.` : "";
      return `${into} ${other} can now play only where the number of empty squares is even: ${own} can answer there and move last.${closed}`;
    }
    case "quiet":
      return why.turned === 1
        ? `${move} turns a single disc, and that one lies inside: it opens no new move to ${other}.`
        : `${move} turns ${inWords(why.turned)} discs only, and they lie inside: it opens no new move to ${other}.`;
  }
}
