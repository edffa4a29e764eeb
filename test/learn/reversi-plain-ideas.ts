/** The ideas of Reversi's puzzles, told from the rules alone: no code is shared with `learn/reversi`. */
import { type PlainBoard, placeOf, plainFlips, plainMoves, plainPlay } from "./plain-reversi.ts";

const corners = [0, 7, 56, 63];

const has: { readonly [idea: string]: (board: PlainBoard, square: number) => boolean } = {
  corner: (board, square) => corners.includes(square) || winsCorner(board, square),
  "parity-move": leavesEvenRegions,
  quiet: isQuiet,
};

/** Whether a move has an idea, and no more than half of the moves have it. */
export function plainIdea(board: PlainBoard, square: number, idea: string): boolean {
  const holds = has[idea];
  if (!holds?.(board, square)) return false;
  const moves = plainMoves(board);
  return 2 * moves.filter((each) => holds(board, each)).length <= moves.length;
}

/** After every answer a corner that could not be taken before; no answer takes one. Played out. */
function winsCorner(board: PlainBoard, square: number): boolean {
  const old = plainMoves(board);
  const gains = (next: PlainBoard) =>
    plainMoves(next).some((each) => corners.includes(each) && !old.includes(each));
  const after = plainPlay(board, square);
  const answers = plainMoves(after);
  if (answers.length === 0) return gains({ ...after, side: board.side });
  return answers.every((answer) => !corners.includes(answer) && gains(plainPlay(after, answer)));
}

function leavesEvenRegions(board: PlainBoard, square: number): boolean {
  const before = fields(board);
  const own = before.find((field) => field.has(square));
  if (before.length < 2 || !own || own.size % 2 === 0) return false;
  const after = plainPlay(board, square);
  const answers = plainMoves(after);
  const sizes = answers.map((answer) => fields(after).find((field) => field.has(answer))?.size ?? 1);
  return answers.length > 0 && sizes.every((size) => size % 2 === 0);
}

function isQuiet(board: PlainBoard, square: number): boolean {
  const turned = plainFlips(board, square);
  const after = plainPlay(board, square);
  const before = plainMoves({ ...board, side: after.side });
  return (
    turned.length <= 2 &&
    turned.every((disc) => around(disc).every((each) => after.cells[placeOf(each)] !== 0)) &&
    plainMoves(after).every((answer) => before.includes(answer))
  );
}

/** Empty squares that hang together: groups are joined until nothing changes. */
function fields({ cells }: PlainBoard): readonly ReadonlySet<number>[] {
  let groups: Set<number>[] = [];
  for (let square = 0; square < 64; square++) {
    if (cells[placeOf(square)] !== 0) continue;
    const beside = new Set(around(square));
    const joined = groups.filter((group) => [...group].some((each) => beside.has(each)));
    const rest = groups.filter((group) => !joined.includes(group));
    groups = [...rest, new Set([square, ...joined.flatMap((group) => [...group])])];
  }
  return groups;
}

function around(square: number): number[] {
  const [x, y] = [square % 8, Math.floor(square / 8)];
  return Array.from({ length: 64 }, (_, each) => each).filter((each) => {
    const [across, down] = [Math.abs((each % 8) - x), Math.abs(Math.floor(each / 8) - y)];
    return Math.max(across, down) === 1;
  });
}
