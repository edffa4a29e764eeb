/** Everyone against everyone by the circle method: round by round, as a list. */
export function roundRobinPairs(count: number): readonly (readonly [number, number])[] {
  const seats = Array.from({ length: count + (count % 2) }, (_, bot) => bot);
  const pairs: (readonly [number, number])[] = [];
  for (let round = 1; round < seats.length; round++) {
    for (let at = 0; at < seats.length / 2; at++) {
      const [a, b] = [seats[at] as number, seats[seats.length - 1 - at] as number];
      if (a < count && b < count) pairs.push([a, b]);
    }
    seats.splice(1, 0, seats.pop() as number);
  }
  return pairs;
}

/** The first against each of the others. */
export function gauntletPairs(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count - 1 }, (_, other) => [0, other + 1] as const);
}
