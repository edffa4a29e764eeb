import type { TournamentSetup } from "../setup.ts";
import { type Elo, eloOf, rate } from "../statistics/index.ts";
import type { Ending, StandingRow, TournamentView, ViewCounts } from "../view.ts";
import type { FaultWatch } from "./faults.ts";
import type { Meeting } from "./meetings.ts";
import type { Qualities } from "./qualities.ts";
import { standings } from "./standings.ts";
import type { TestCourse } from "./test-course.ts";
import type { Timetable } from "./timetable.ts";

/** Everything that a view is made of. */
interface Parts {
  readonly setup: TournamentSetup;
  readonly timetable: Timetable;
  readonly meetings: readonly Meeting[];
  readonly faults: FaultWatch;
  readonly qualities: Qualities;
  readonly course: TestCourse | undefined;
  readonly counts: ViewCounts;
  readonly ending: Ending | null;
}

export function makeView(parts: Parts): TournamentView {
  const { setup, timetable, meetings, course, counts, ending } = parts;
  const only = setup.format === "match" ? meetings[0] : undefined;
  const pairs = only?.pairs ?? [0, 0, 0, 0, 0];
  const played = pairs.some((count) => count > 0);
  return {
    name: setup.name,
    format: setup.format,
    game: setup.game,
    rows: rowsOf(parts),
    meetings: meetings.map(({ row }) => row),
    elo: only && played ? withoutMinusNought(eloOf(pairs)) : null,
    sprt: course?.state(pairs) ?? null,
    counts,
    rounds: timetable.rounds(),
    ending,
  };
}

/** JSON has none. */
function withoutMinusNought(elo: Elo): Elo {
  return { ...elo, elo: elo.elo + 0, nelo: elo.nelo === null ? null : elo.nelo + 0 };
}

function rowsOf({ setup, timetable, meetings, faults, qualities }: Parts): readonly StandingRow[] {
  // With a game against itself, which is none, a bot that has not played yet is in the list as well.
  const alone = setup.bots.map((_, bot) => ({ a: bot, b: bot, winsA: 0, draws: 0, winsB: 0 }));
  const rated = new Map(
    rate([...alone, ...meetings.map(({ head }) => head)], { prior: true }).map((each) => [each.bot, each]),
  );
  return standings(setup.bots.length, meetings, timetable).map(({ bot, ...standing }): StandingRow => {
    const rating = rated.get(bot);
    return {
      bot,
      name: setup.bots[bot]?.name ?? "",
      ...standing,
      byes: timetable.byes(bot),
      rating: rating && rating.rating !== null ? { value: rating.rating + 0, error: rating.error } : null,
      group: rating?.group ?? 0,
      faults: faults.kinds(bot),
      out: faults.isOut(bot),
      quality: qualities.of(bot),
    };
  });
}
