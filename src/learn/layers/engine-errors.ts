/**
 * How far searches to a depth were off, in discs on average, on positions of 8×8 whose values are proven (docs/engine.md, "Accuracy",
 * which `engine-errors.test.ts` reads).
 */
export const measuredErrors: readonly {
  readonly depth: number;
  readonly empty: number;
  readonly discs: number;
}[] = [
  { depth: 0, empty: 20, discs: 4.9 },
  { depth: 4, empty: 20, discs: 3.8 },
  { depth: 5, empty: 20, discs: 3.6 },
  { depth: 8, empty: 20, discs: 3.2 },
  { depth: 9, empty: 20, discs: 3.2 },
  { depth: 12, empty: 20, discs: 2.6 },
  { depth: 13, empty: 20, discs: 2.6 },
  { depth: 0, empty: 25, discs: 5.6 },
  { depth: 4, empty: 25, discs: 4.0 },
  { depth: 5, empty: 25, discs: 4.2 },
  { depth: 8, empty: 25, discs: 3.2 },
  { depth: 9, empty: 25, discs: 3.3 },
  { depth: 12, empty: 25, discs: 3.1 },
  { depth: 13, empty: 25, discs: 2.9 },
];

/** The measurement nearest to a search: of the empty squares that are nearer, the deepest one that is not deeper. */
export function measuredError(depth: number, empty: number): (typeof measuredErrors)[number] | undefined {
  const near = empty < 23 ? 20 : 25;
  return measuredErrors.findLast((each) => each.empty === near && each.depth <= depth);
}
