/** What a finger can still press, in pixels. */
export const leastTarget = 24;

export const margin = 16;

/** Smaller than this a piece is not recognised any more: from here on neighbours overlap. */
export const leastScale = 0.62;

/** So many for each line that all lines are about as long and none has more than `most`. */
export function evenly(count: number, most: number): number {
  const lines = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Math.max(1, Math.ceil(count / lines));
}

/** Short rows are counted at a glance; in longer ones every fifth place has its number, and so have the ends of each line. */
export function isNumbered(stick: number, length: number, endsLine: boolean): boolean {
  return length > 9 && (stick % 5 === 0 || endsLine);
}

/** A board may shrink until its smallest piece is just large enough for a finger. */
export function leastHeight(height: number, smallest: number): number {
  return Math.ceil(height * Math.min(1, Math.max(leastScale, leastTarget / smallest)));
}
