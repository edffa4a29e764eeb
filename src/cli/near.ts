/** What somebody perhaps meant: the name that is a slip or two away from the word, or begins like it. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length > 30) return undefined;
  const close = names
    .map((name) => ({ name, slips: distance(name, typed) }))
    .filter(({ name, slips }) => slips <= 2 && slips < name.length - 1)
    .sort((a, b) => a.slips - b.slips)[0];
  return close?.name ?? names.find((name) => typed.length >= 3 && name.startsWith(typed.slice(0, 3)));
}

/** Levenshtein's: how many letters must be put in, left out or exchanged. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchange = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchange, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
