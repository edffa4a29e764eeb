/** What the document asks of Smart: so many rounds ahead of Random in a competition of so many. */
export const competition = { rounds: 1000, ahead: 100 } as const;

/** How often a player who wins each round with a chance of `share` is far enough ahead in one competition; exactly, by the binomial distribution. */
export function chanceOfPassing(share: number): number {
  const { rounds, ahead } = competition;
  if (share <= 0 || share >= 1) return share >= 1 ? 1 : 0;
  const least = (rounds + ahead) / 2;
  let logarithm = rounds * Math.log(1 - share);
  let chance = 0;
  for (let won = 0; won <= rounds; won++) {
    if (won >= least) chance += Math.exp(logarithm);
    logarithm += Math.log((rounds - won) / (won + 1)) + Math.log(share / (1 - share));
  }
  return Math.min(1, chance);
}

/** Whether one competition says too little: three standard deviations around the line, at most 95 rounds. */
export function isNear(ahead: number): boolean {
  return Math.abs(ahead - competition.ahead) < 3 * Math.sqrt(competition.rounds);
}
