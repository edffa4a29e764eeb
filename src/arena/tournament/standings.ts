import { byePoints, tieBreaks } from "../schedule/index.ts";
import type { StandingRow } from "../view.ts";
import type { Meeting } from "./meetings.ts";
import type { Timetable } from "./timetable.ts";

export type Standing = Pick<
  StandingRow,
  | "bot"
  | "place"
  | "points"
  | "games"
  | "wins"
  | "draws"
  | "losses"
  | "walkovers"
  | "buchholz"
  | "sonnebornBerger"
>;

/** The order of a table: by points and tie-breaks; of a knockout by how far it was survived, and nothing else. */
export function standings(
  count: number,
  meetings: readonly Meeting[],
  timetable: Pick<Timetable, "byes" | "encounters" | "places">,
): readonly Standing[] {
  const byes = Array.from({ length: count }, (_, bot) =>
    Array.from({ length: timetable.byes(bot) }, () => ({ bot, points: byePoints })),
  ).flat();
  const table = tieBreaks(count, timetable.encounters?.() ?? meetings, byes);
  const sums = Array.from({ length: count }, () => ({ games: 0, draws: 0, losses: 0, walkovers: 0 }));
  for (const { bots, wins, draws, walkovers } of meetings) {
    for (const side of [0, 1] as const) {
      const sum = sums[bots[side]] as (typeof sums)[number];
      sum.games += wins[0] + wins[1] + draws;
      sum.draws += draws;
      sum.losses += wins[side === 0 ? 1 : 0];
      sum.walkovers += walkovers[side];
    }
  }
  const places = timetable.places?.();
  const rows = table.map(
    (row): Standing => ({
      ...row,
      ...(sums[row.bot] as (typeof sums)[number]),
      place: places?.[row.bot] ?? row.place,
    }),
  );
  return places ? rows.sort((a, b) => a.place - b.place || a.bot - b.bot) : rows;
}
