import { sticks, type TakingMove, type TakingPosition } from "../../games/index.ts";
import { type PromptPlayer, smartPlayer } from "../../players/index.ts";

const slots = 1 << 16;

/**
 * The perfect player, remembering what it answered: over many rounds it meets the same boards again and again. It always
 * gives the same answer to the same board, so remembering changes nothing but the time.
 */
export function rememberingSmart(): PromptPlayer<TakingPosition, TakingMove> {
  const smart = smartPlayer(sticks);
  const boards = new Int32Array(slots);
  const answers = new Array<TakingMove | undefined>(slots);
  return {
    name: smart.name,
    choose(position) {
      if (position.options !== sticks.defaults) return smart.choose(position);
      const board = bitsOf(position);
      const slot = Math.imul(board, 0x9e3779b1) >>> 16;
      const known = answers[slot];
      if (known && boards[slot] === board) return known;
      const answer = smart.choose(position);
      boards[slot] = board;
      answers[slot] = answer;
      return answer;
    },
  };
}

/** The 25 sticks as bits, one that stands as 1. */
function bitsOf({ rows, options }: TakingPosition): number {
  let bits = 0;
  let first = 0;
  for (let row = 0; row < rows.length; row++) {
    for (const { left, length } of rows[row] as (typeof rows)[number]) {
      bits |= ((1 << length) - 1) << (first + left - 1);
    }
    first += options.rows[row] as number;
  }
  return bits;
}
