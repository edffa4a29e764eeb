/** What a console shows when the program at it has moved: how many were taken, and the first where places are shown. */
export type ShownMove =
  | { readonly kind: "taken"; readonly first: number; readonly count: number }
  /** Stones that do not stand side by side, or none. */
  | { readonly kind: "apart"; readonly count: number }
  /** The console has refused the move of its own program. */
  | { readonly kind: "refused" };

/** The line that follows a turn with `left` stones; undefined for one that says nothing of a move. */
export function shownCount(line: string, left: number): ShownMove | undefined {
  const shown = shownLeft(line);
  if (shown === undefined) return refusedIn(line);
  return { kind: "taken", first: shown + 1, count: left - shown };
}

/** The same where every place is shown, `<1,*> <2,x>`. */
export function shownPlaces(line: string, available: readonly boolean[]): ShownMove | undefined {
  const left = shownLeft(line);
  if (left === undefined) return refusedIn(line);
  const there = new Set<number>();
  for (const [, place, mark] of line.matchAll(/<\s*(\d{1,6})\s*,\s*([*x])\s*>/gi))
    if (mark === "*") there.add(Number(place));
  if (there.size !== left) return undefined;
  const gone = available.flatMap((was, index) => (was && !there.has(index + 1) ? [index + 1] : []));
  // Stones do not come back.
  if (available.filter(Boolean).length - gone.length !== left) return undefined;
  const [first = 0] = gone;
  const adjacent = gone.length > 0 && gone.every((place, index) => place === first + index);
  return adjacent ? { kind: "taken", first, count: gone.length } : { kind: "apart", count: gone.length };
}

/** The line that follows the competition's turn line: `Player 2 made the move: 2:3-5`. */
export function shownRun(
  line: string,
): { readonly kind: "run"; readonly text: string } | { readonly kind: "refused" } | undefined {
  const [, text] = /^player \d+ made the move:\s*(\S.*)$/i.exec(line) ?? [];
  return text === undefined ? refusedIn(line) : { kind: "run", text };
}

/** How many stones a line says are left; none when the game is over. */
function shownLeft(line: string): number | undefined {
  if (/^game over\b/i.test(line)) return 0;
  const [, count] = /^(\d{1,6}) stones? left\b/i.exec(line) ?? [];
  return count === undefined ? undefined : Number(count);
}

function refusedIn(line: string): { readonly kind: "refused" } | undefined {
  return /^invalid move\b/i.test(line) ? { kind: "refused" } : undefined;
}
