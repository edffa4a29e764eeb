/** Two who meet, by number; the first is named first, and moves first in the first game. */
export type Meeting = readonly [number, number];
export type Round = readonly Meeting[];

/**
 * Everybody meets everybody once, by the circle method in the form of FIDE's Berger tables (Handbook C.05, annex 1): of a round each but
 * the last sits on a circle and meets who is opposite, and the last meets who is left. With an odd number whoever would meet the last is
 * free. Everybody is named first in half of the meetings, one more or less where that is odd.
 */
export function roundRobin(count: number): readonly Round[] {
  if (count < 2) return [];
  const circle = count % 2 === 0 ? count - 1 : count;
  const last = count % 2 === 0 ? circle : undefined;
  return Array.from({ length: circle }, (_, round) => {
    const alone = (round * ((circle + 1) / 2)) % circle;
    const meetings: Meeting[] = [];
    if (last !== undefined) meetings.push(round % 2 === 0 ? [alone, last] : [last, alone]);
    for (let away = 1; 2 * away < circle; away++) {
      meetings.push([(alone + away) % circle, (alone + circle - away) % circle]);
    }
    return meetings;
  });
}

/** The first against each of the others, one after the other. */
export function gauntlet(count: number): readonly Round[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, other) => [[0, other + 1]]);
}
