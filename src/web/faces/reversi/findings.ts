import type { Analysis } from "../../../engine/index.ts";
import { signed } from "../../../words/index.ts";
import type { Finding } from "../face.ts";

/** The value of each square, the best ones told apart. */
export function findingsOf({ moves }: Analysis): Finding<"reversi">[] {
  const best = moves[0]?.score;
  return moves.map(({ square, score, bound }) => ({
    move: square,
    good: score === best && bound === "value",
    text: valueOn({ score, bound }),
  }));
}

/** A value as it stands on a square. */
export function valueOn({ score, bound }: Pick<Analysis["moves"][number], "score" | "bound">): string {
  return `${bound === "upper" ? "≤" : ""}${signed(score)}`;
}
