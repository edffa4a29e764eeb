/** Places for what comes and goes: what is there keeps its place, what is new takes the first that is free. */
export type Slots<T extends { readonly number: number } = { readonly number: number }> = readonly (
  | T
  | undefined
)[];

/** As many places as there ever were, so that nothing moves when one is free for a while. */
export function inSlots<T extends { readonly number: number }>(
  before: Slots,
  now: readonly T[],
  most: number,
): Slots<T> {
  const waiting = new Map(now.slice(0, most).map((each) => [each.number, each]));
  const slots: (T | undefined)[] = before.map((old) => {
    const still = old && waiting.get(old.number);
    if (still) waiting.delete(still.number);
    return still;
  });
  for (const each of waiting.values()) {
    const free = slots.indexOf(undefined);
    if (free >= 0) slots[free] = each;
    else slots.push(each);
  }
  return slots;
}
