/** Between which shares the true one lies, 95 % certain (Wilson 1927). */
export function wilson(won: number, games: number): { readonly least: number; readonly most: number } {
  if (games === 0) return { least: 0, most: 1 };
  const z = 1.959964;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return { least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}
