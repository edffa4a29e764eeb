import {
  canonical,
  type Family,
  type Game,
  type PositionOf,
  type Run,
  type TakingPosition,
} from "../games/index.ts";

/** What is the same for all positions that are played alike; the side to move has no part in it, because a pair has both sides. Of a family
 * that has nothing of the kind every position is like itself alone. */
const keys: { readonly [F in Family]?: (position: PositionOf<F>) => string } = {
  taking: takingKey,
  reversi: (position) => canonical(position).key,
};

export function symmetryKey(game: Game, position: PositionOf<Family>): string {
  const keyOf: ((position: never) => string) | undefined = keys[game.family];
  return keyOf ? keyOf(position as never) : JSON.stringify(position);
}

/** Rows of the same length may change places, and where sticks are taken from anywhere a row may be turned round. */
function takingKey({ options, rows, swap }: TakingPosition): string {
  const texts = rows.map((runs, index) => {
    const length = options.rows[index] as number;
    const own = rowText(runs);
    const least = options.middle ? [own, rowText(turned(runs, length))].sort()[0] : own;
    return `${length}:${least}`;
  });
  return `${texts.sort().join("/")}${swap ? ` ${swap}` : ""}`;
}

function rowText(runs: readonly Run[]): string {
  return runs.map(({ left, length }) => `${left}+${length}`).join(",");
}

function turned(runs: readonly Run[], row: number): Run[] {
  return runs.map(({ left, length }) => ({ left: row - left - length + 2, length })).reverse();
}
