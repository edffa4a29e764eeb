import type { Person, RankingOrder } from "./roster.ts";

type Tally = Pick<Person, "games" | "wins">;

/** The share of games won, 0 without games. Below 2^26 games two shares are equal only when the fractions are. */
export function winShare({ games, wins }: Tally): number {
  return games === 0 ? 0 : wins / games;
}

/** The share in percent, nearest integer, exact halves up. */
export function percentage({ games, wins }: Tally): number {
  return games === 0 ? 0 : Math.floor((200 * wins + games) / (2 * games));
}

/** By share, the best or the worst first, and by username among equals. */
export function compareRanking(order: RankingOrder): (a: Person, b: Person) => number {
  const sign = order === "asc" ? 1 : -1;
  return (a, b) => sign * (winShare(a) - winShare(b)) || compareCodePoints(a.username, b.username);
}

export function compareUsernames(a: Person, b: Person): number {
  return compareCodePoints(a.username, b.username);
}

/** By code point, as UTF-8 sorts its bytes; `<` goes by UTF-16 units and puts U+FF5E behind an emoji. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x === y) continue;
    const [surrogateX, surrogateY] = [isSurrogate(x), isSurrogate(y)];
    return surrogateX === surrogateY ? x - y : surrogateX ? 1 : -1;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** The text with every half of a surrogate pair that stands alone replaced, as UTF-8 would. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
