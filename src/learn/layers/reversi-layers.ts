import { emptySquares, type ReversiPosition } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import type { LayerSentences } from "../../words/index.ts";
import { measuredError } from "./engine-errors.ts";
import { endOf, type ReversiEnd } from "./reversi-end.ts";
import { reversiFacts } from "./reversi-facts.ts";

/** What a search for the side to move found, as far as it is told here. */
export interface ReversiFound {
  readonly exact: boolean;
  readonly depth: number;
  readonly line: readonly number[];
}

type Say = LayerSentences["reversi"];

const colours = ["black", "white"] as const;
const longestLine = 12;

/** What the search saw, and what is true of the position by the rules. */
export function reversiWhy(say: Say, position: ReversiPosition, { exact, line }: ReversiFound): string[] {
  const side = colours[position.turn];
  const { mobility, corners, frontier, empty, regions, odd } = reversiFacts(position);
  const moves = namesOf(position, line.slice(0, longestLine));
  return [
    say.mobility({ side, ...mobility }),
    say.corners({ side, ...corners }),
    say.frontier({ side, ...frontier }),
    say.regions({ empty, regions, odd }),
    ...(moves.length > 0 ? [say.line({ moves, exact })] : []),
  ];
}

/** What an exact search is; of an estimate, that it is none, and how far such ones are off. */
export function reversiProof(say: Say, position: ReversiPosition, { exact, depth }: ReversiFound): string[] {
  const empty = emptySquares(position);
  if (exact) return [say.exact({ empty, side: colours[position.turn] })];
  const measured = position.options.size === 8 ? measuredError(depth, empty) : undefined;
  return [say.estimate({ depth, empty }), measured ? say.offBy(measured) : say.unmeasured];
}

/** The end of the line, in words; undefined where it does not come so far. */
export function reversiSmaller(
  say: Say,
  position: ReversiPosition,
  { line }: ReversiFound,
): (ReversiEnd & { readonly text: string }) | undefined {
  const end = endOf(position, line);
  if (!end) return undefined;
  const { moves, last } = end;
  const [black, white] = last.discs;
  const text = say.end({
    moves: namesOf(position, moves),
    black,
    white,
    empty: emptySquares(end.position),
  });
  return { ...end, text };
}

function namesOf({ options: { size } }: ReversiPosition, squares: readonly number[]): string[] {
  return squares.map((square) => makeSquare(square, size));
}
