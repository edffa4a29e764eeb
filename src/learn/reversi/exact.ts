import type { ReversiPosition, Square } from "../../games/index.ts";
import type { LearnResources } from "../puzzle.ts";

/** What a move is worth with best play: discs for the side to move, empty squares to the winner. */
export interface ExactMove {
  readonly square: Square;
  readonly score: number;
}

/** A search that somebody else ends is begun again so often. */
const attempts = 5;

/** Each engine's last search: it has one at a time, and a new one would stop the one before. */
const busy = new WeakMap<object, Promise<unknown>>();

/** The exact value of every move, the best first; of moves that are worth the same, those that come first on the board. */
export async function exactMoves(
  position: ReversiPosition,
  { openEngine }: LearnResources,
): Promise<readonly ExactMove[]> {
  if (!openEngine) throw new Error("puzzles of Reversi need an engine");
  const engine = await openEngine();
  const before = busy.get(engine);
  async function search(): Promise<readonly ExactMove[]> {
    await before;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { moves, complete } = await engine.analyse(position, { exact: true, values: "all" }).result;
      if (!complete || !moves.every(({ exact }) => exact)) continue;
      return moves
        .map(({ square, score }) => ({ square, score }))
        .sort((a, b) => b.score - a.score || a.square - b.square);
    }
    throw new Error("an exact search was stopped again and again");
  }
  const found = search();
  busy.set(
    engine,
    found.catch(() => {}),
  );
  return found;
}
