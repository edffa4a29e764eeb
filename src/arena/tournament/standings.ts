import { byePoints } from "../schedule/index.ts";
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

type Score = { -readonly [Key in keyof Standing]: Standing[Key] };

/** The order of a table: points, Buchholz, Sonneborn–Berger, direct encounter, wins; of a knockout how far it was survived, and nothing else. */
export function standings(
  bots: number,
  meetings: readonly Meeting[],
  timetable: Pick<Timetable, "byes" | "reached">,
): readonly Standing[] {
  const scores = Array.from({ length: bots }, (_, bot): Score => {
    const points = timetable.byes(bot) * byePoints;
    const games = { games: 0, wins: 0, draws: 0, losses: 0, walkovers: 0 };
    return { bot, place: 0, points, ...games, buchholz: 0, sonnebornBerger: 0 };
  });
  const sides = [
    [0, 1],
    [1, 0],
  ] as const;
  for (const { bots: both, points, wins, draws, walkovers } of meetings) {
    for (const [own, other] of sides) {
      const score = scores[both[own]] as Score;
      score.points += points[own];
      score.wins += wins[own];
      score.losses += wins[other];
      score.draws += draws;
      score.games += wins[own] + wins[other] + draws;
      score.walkovers += walkovers[own];
    }
  }
  for (const { bots: both, points } of meetings) {
    const total = points[0] + points[1];
    if (total === 0) continue;
    for (const [own, other] of sides) {
      const score = scores[both[own]] as Score;
      const opponent = scores[both[other]] as Score;
      score.buchholz += opponent.points;
      score.sonnebornBerger += (opponent.points * points[own]) / total;
    }
  }
  const keys = (score: Score) =>
    timetable.reached
      ? [timetable.reached(score.bot)]
      : [score.points, score.buchholz, rounded(score.sonnebornBerger)];
  const direct = directEncounters(scores, meetings, keys);
  const all = (score: Score) =>
    timetable.reached ? keys(score) : [...keys(score), direct.get(score.bot) ?? 0, score.wins];
  const order = [...scores].sort((a, b) => compare(all(a), all(b)) || a.bot - b.bot);
  for (const [index, score] of order.entries()) {
    const before = order[index - 1];
    score.place = before && compare(all(before), all(score)) === 0 ? before.place : index + 1;
    score.sonnebornBerger = rounded(score.sonnebornBerger);
  }
  return order;
}

/** Of bots that are equal so far the points against each other, where all of them have met. */
function directEncounters(
  scores: readonly Score[],
  meetings: readonly Meeting[],
  keys: (score: Score) => readonly number[],
): ReadonlyMap<number, number> {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const key = keys(score).join();
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  const direct = new Map<number, number>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const members = new Set(group.map(({ bot }) => bot));
    const among = meetings.filter(
      ({ bots: [a, b], points }) => members.has(a) && members.has(b) && points[0] + points[1] > 0,
    );
    if (among.length < (group.length * (group.length - 1)) / 2) continue;
    for (const { bots, points } of among)
      for (const side of [0, 1] as const)
        direct.set(bots[side], (direct.get(bots[side]) ?? 0) + points[side]);
  }
  return direct;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The larger list first. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = (b[index] as number) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}
