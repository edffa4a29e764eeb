/**
 * The Nim family with the swap rule, played out on drawn rows (`1` a stick, `0` a gap): the plainest program there is, which shares no
 * code with the rules, the notation or the solver.
 */
export interface PlainRules {
  readonly counts: readonly number[];
  readonly middle: boolean;
  readonly misere: boolean;
}

/** How many moves have been made: from the second on nobody swaps. */
export type PlainStage = 0 | 1 | 2;

export interface PlainMove {
  /** `row:left-right` as records have it, or `swap`. */
  readonly text: string;
  readonly rows: readonly string[];
  readonly stage: PlainStage;
}

export function plainMoves(rules: PlainRules, rows: readonly string[], stage: PlainStage): PlainMove[] {
  const moves: PlainMove[] = [];
  for (const [index, row] of rows.entries()) {
    for (let left = 0; left < row.length; left++) {
      for (let right = left; right < row.length && row[right] === "1" && row[left] === "1"; right++) {
        if (!rules.counts.includes(right - left + 1)) continue;
        if (!rules.middle && row[right + 1] === "1") continue;
        const marked = row.slice(0, left) + "0".repeat(right - left + 1) + row.slice(right + 1);
        const text = `${index + 1}:${left + 1}-${right + 1}`;
        moves.push({
          text,
          rows: rows.map((each, at) => (at === index ? marked : each)),
          stage: stage === 0 ? 1 : 2,
        });
      }
    }
  }
  // Whoever has no move left has none to swap either.
  if (stage === 1 && moves.length > 0) moves.push({ text: "swap", rows, stage: 2 });
  return moves;
}

const known = new Map<string, boolean>();

/** Whether the side to move wins. */
export function plainWins(rules: PlainRules, rows: readonly string[], stage: PlainStage): boolean {
  const key = `${JSON.stringify(rules)} ${rows.join("/")} ${stage}`;
  let wins = known.get(key);
  if (wins === undefined) {
    const moves = plainMoves(rules, rows, stage);
    wins = moves.length === 0 ? rules.misere : moves.some((move) => !plainWins(rules, move.rows, move.stage));
    known.set(key, wins);
  }
  return wins;
}

/** How many ways there are to make so many moves. */
export function plainPerft(
  rules: PlainRules,
  rows: readonly string[],
  stage: PlainStage,
  plies: number,
): number {
  if (plies === 0) return 1;
  return plainMoves(rules, rows, stage).reduce(
    (sum, move) => sum + plainPerft(rules, move.rows, move.stage, plies - 1),
    0,
  );
}
