/** A place in a round of a knockout: two who meet, the better seed first, or one who goes on without a match. */
export type KnockoutMeeting = readonly [number, number] | readonly [number];

/**
 * The first round, seeds being numbers from 0: the bracket in which the best two can meet in the last round only, the best four in the last
 * but one. What is missing to a power of two are byes, and they are for the best seeds.
 */
export function knockoutBracket(count: number): readonly KnockoutMeeting[] {
  if (count < 2) return [];
  let lines = [0];
  // Each seed of a bracket half as large meets the one with whom it makes up the last number: 0 3 | 1 2, then 0 7 | 3 4 | 1 6 | 2 5.
  while (lines.length < count) lines = lines.flatMap((seed) => [seed, 2 * lines.length - 1 - seed]);
  return couples(lines).map(([one, other]) => (other < count ? [one, other] : [one]));
}

/** The next round from who went on, in the order of the meetings; empty when one is left, who has won. */
export function nextKnockoutRound(winners: readonly number[]): readonly KnockoutMeeting[] {
  return winners.length < 2 ? [] : couples(winners);
}

function couples(line: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: line.length / 2 }, (_, at) => {
    const [one, other] = [line[2 * at] as number, line[2 * at + 1] as number];
    return [Math.min(one, other), Math.max(one, other)];
  });
}

export interface KnockoutDecision {
  /** Which of the two goes on. */
  readonly winner: 0 | 1;
  readonly by: "points" | "sudden-death" | "seed";
}

/** Pairs that are played on after a draw, unless said otherwise: two perfect bots would never be done. */
export const suddenDeathPairs = 5;

/**
 * Who goes on, by the points of each pair of games so far, the better seed's first; null while that is open. It is the best of `best` pairs,
 * over as soon as the other cannot draw level; then the first pair that is not drawn decides, and after `sudden` of those the better seed
 * goes on. Pairs that were played beyond that do not matter.
 */
export function knockoutDecision(
  pairs: readonly (readonly [number, number])[],
  best: number,
  sudden = suddenDeathPairs,
): KnockoutDecision | null {
  let ahead = 0;
  for (const [played, [own, others]] of pairs.slice(0, best + sudden).entries()) {
    ahead += own - others;
    const left = Math.max(0, best - 1 - played);
    if (Math.abs(ahead) > 2 * left) {
      return { winner: ahead > 0 ? 0 : 1, by: played < best ? "points" : "sudden-death" };
    }
  }
  return pairs.length >= best + sudden ? { winner: 0, by: "seed" } : null;
}

/**
 * How many more pairs there will be at the least until `knockoutDecision` is there, when it is not: so many can be played at once, and none of
 * them is in vain.
 */
export function knockoutPairsDue(pairs: readonly (readonly [number, number])[], best: number): number {
  const ahead = pairs.reduce((sum, [own, others]) => sum + own - others, 0);
  return Math.max(1, Math.floor((2 * (best - pairs.length) - Math.abs(ahead)) / 4) + 1);
}

/**
 * Everybody's place by number, from 1, after rounds that each are told by their meetings and by who went on as far as that is known: the
 * later out, the better; who went out in the same round, or is still in, shares a place.
 */
export function knockoutPlaces(
  count: number,
  rounds: readonly {
    readonly meetings: readonly KnockoutMeeting[];
    readonly winners: readonly (number | null)[];
  }[],
): readonly number[] {
  const lasted = new Array<number>(count).fill(rounds.length);
  rounds.forEach(({ meetings, winners }, round) => {
    meetings.forEach((meeting, at) => {
      const winner = winners[at] ?? null;
      if (winner === null) return;
      for (const one of meeting) if (one !== winner) lasted[one] = round;
    });
  });
  return lasted.map((round) => 1 + lasted.filter((other) => other > round).length);
}
