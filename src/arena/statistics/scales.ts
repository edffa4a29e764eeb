/** The score that is expected at so much Elo, and the reverse. */
export function scoreAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

export function eloAt(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/**
 * Normalized Elo for each standard deviation that the mean score of a single game is above ½, 347.4: for even games without draws the same
 * as Elo (M. Van den Bergh, normalized_elo.pdf at www.cantate.be/Fishtest).
 */
export const neloScale = 800 / Math.LN10;
