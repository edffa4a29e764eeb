import { ordered, type Slot, type Timetable } from "./timetable.ts";

/** The same pairings again and again, each time from the next opening: matches, gauntlets and round robins. */
export function cycles(pairings: readonly (readonly [number, number])[], times: number): Timetable {
  const slots = pairings.map(([a, b]) => ordered(a, b));
  const pairs = slots.length * times;
  return {
    drawn: pairs,
    complete: true,
    expected: pairs,
    openings: times,
    passesOver: false,
    mayRepeat: true,
    at: (pair): Slot => ({
      bots: slots[pair % slots.length] as readonly [number, number],
      opening: Math.floor(pair / slots.length),
    }),
    settle: () => {},
    rounds: () => [],
    byes: () => 0,
  };
}
