/** Something that was done so often, in so many batches, for this. */
export interface Measured {
  readonly events: number;
  readonly batches: number;
  readonly cost: number;
}

/** What an event and what a batch cost, if nothing else does: the two lines' point of intersection. */
export function fit(one: Measured, other: Measured): { event: number; batch: number } {
  const determinant = one.events * other.batches - other.events * one.batches;
  return {
    event: (one.cost * other.batches - other.cost * one.batches) / determinant,
    batch: (one.events * other.cost - other.events * one.cost) / determinant,
  };
}
