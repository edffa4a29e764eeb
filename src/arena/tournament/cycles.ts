import type { Round } from "../schedule/index.ts";
import type { Slot, Timetable } from "./timetable.ts";

/**
 * The same rounds again and again, each time from the next opening: matches, gauntlets and round robins. Where `turns` is said, those who meet
 * are named the other way round every second time, so that over two of them everybody is named first as often as second.
 */
export function cycles(
  rounds: readonly Round[],
  times: number,
  { turns }: { readonly turns: boolean } = { turns: false },
): Timetable {
  const meetings = rounds.flat();
  const pairs = meetings.length * times;
  return {
    drawn: pairs,
    complete: true,
    expected: pairs,
    openings: times,
    passesOver: false,
    mayRepeat: true,
    at(pair): Slot {
      const [a, b] = meetings[pair % meetings.length] as readonly [number, number];
      const opening = Math.floor(pair / meetings.length);
      return { bots: turns && opening % 2 === 1 ? [b, a] : [a, b], opening };
    },
    settle: () => {},
    rounds: () => [],
    byes: () => 0,
  };
}
