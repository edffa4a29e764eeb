/** What two have made of meeting each other: a Swiss round's match, all games of a round robin's pairing. */
export interface Encounter {
  readonly bots: readonly [number, number];
  /** A win is 1, a draw ½; walkovers are in it. */
  readonly points: readonly [number, number];
  /** Games won by play: walkovers are not in it. */
  readonly wins: readonly [number, number];
}

export interface Bye {
  readonly bot: number;
  readonly points: number;
}

export interface Standing {
  readonly bot: number;
  /** From 1; equal ones share a place. */
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly sonnebornBerger: number;
  readonly wins: number;
}

type Key = (bot: number) => number;

/**
 * The table of `count` bots from the best on: by points, Buchholz, Sonneborn–Berger, direct encounter, wins; who is equal in all shares a place and
 * stands in the order of numbers. Names and manner are those of FIDE's tie-break regulations (Handbook C.07, 2024):
 *
 * - Buchholz is the sum of the points of one's opponents, one for each encounter.
 * - Sonneborn–Berger is that of each opponent's points times the points won against him.
 * - A bye counts as an encounter with somebody who has as many points as oneself (C.07, article 16): nobody gains or loses by it against
 *   equals. In the Buchholz of one's opponents its points are points. It is no win.
 * - A walkover is an encounter with the bot that did not play, with the points that it gave. It is no win either.
 * - The direct encounter orders those who are equal so far, where each has met each other for as many points, by the points they won
 *   against each other; and then anew those of them who are equal by that.
 */
export function tieBreaks(
  count: number,
  encounters: readonly Encounter[],
  byes: readonly Bye[],
): readonly Standing[] {
  const points = new Array<number>(count).fill(0);
  const buchholz = new Array<number>(count).fill(0);
  const sonnebornBerger = new Array<number>(count).fill(0);
  const wins = new Array<number>(count).fill(0);
  const add = (sums: number[], bot: number, value: number) => {
    sums[bot] = (sums[bot] as number) + value;
  };
  const sides = encounters.flatMap(({ bots: [one, other], points: [own, others], wins: [won, lost] }) => [
    { bot: one, opponent: other, won: own, games: won },
    { bot: other, opponent: one, won: others, games: lost },
  ]);
  for (const side of sides) {
    add(points, side.bot, side.won);
    add(wins, side.bot, side.games);
  }
  for (const bye of byes) add(points, bye.bot, bye.points);
  const met = [...sides, ...byes.map((bye) => ({ bot: bye.bot, opponent: bye.bot, won: bye.points }))];
  for (const { bot, opponent, won } of met) {
    add(buchholz, bot, points[opponent] as number);
    add(sonnebornBerger, bot, (points[opponent] as number) * won);
  }

  const by = (sums: readonly number[]) => (group: readonly number[]) =>
    split(group, (bot) => sums[bot] as number);
  const direct = splitByEncounter(count, encounters);
  let groups: readonly (readonly number[])[] = [[...new Array(count).keys()]];
  for (const order of [by(points), by(buchholz), by(sonnebornBerger), direct, by(wins)])
    groups = groups.flatMap(order);
  let place = 1;
  return groups.flatMap((group) => {
    const shared = place;
    place += group.length;
    return group.map((bot) => ({
      bot,
      place: shared,
      points: points[bot] as number,
      buchholz: buchholz[bot] as number,
      sonnebornBerger: sonnebornBerger[bot] as number,
      wins: wins[bot] as number,
    }));
  });
}

/** Groups of equal ones, the largest first; within each the order stays. */
function split(group: readonly number[], key: Key): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const bot of group) {
    const equal = groups.get(key(bot));
    if (equal) equal.push(bot);
    else groups.set(key(bot), [bot]);
  }
  return [...groups].sort(([left], [right]) => right - left).map(([, equal]) => equal);
}

/** Found by who is named first, since of a thousand bots hundreds of groups may be equal. */
function splitByEncounter(count: number, encounters: readonly Encounter[]) {
  const named = Array.from({ length: count }, (): Encounter[] => []);
  for (const encounter of encounters) named[encounter.bots[0]]?.push(encounter);
  const order = (group: readonly number[]): readonly (readonly number[])[] => {
    if (group.length < 2) return [group];
    const members = new Set(group);
    const among = group.flatMap((bot) => (named[bot] ?? []).filter(({ bots }) => members.has(bots[1])));
    const won = new Map(group.map((bot) => [bot, 0]));
    const stakes = new Map<string, number>();
    for (const { bots, points } of among) {
      bots.forEach((bot, side) => {
        won.set(bot, (won.get(bot) as number) + (points[side] as number));
      });
      const pair = `${Math.min(...bots)}-${Math.max(...bots)}`;
      stakes.set(pair, (stakes.get(pair) ?? 0) + points[0] + points[1]);
    }
    const alike = new Set(stakes.values()).size === 1;
    if (!alike || stakes.size < (group.length * (group.length - 1)) / 2) return [group];
    const groups = split(group, (bot) => won.get(bot) as number);
    return groups.length === 1 ? groups : groups.flatMap(order);
  };
  return order;
}
