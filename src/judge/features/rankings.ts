import type { FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";
import type { Rules } from "./feature.ts";

export const rankingRules: Rules = {
  "rankings.default": "course-file",
  "rankings.desc": "document",
  "rankings.asc": "document",
  "rankings.none": "document",
  "rankings.tie": "document",
  "rankings.tie.asc": "document",
  "rankings.eleventh": "document",
  "rankings.exact": "document",
  "rankings.down": "course-file",
  "rankings.up": "course-file",
  "rankings.half": "many-programs",
  "rankings.hundred": "course-file",
  "rankings.zero": "course-file",
  "rankings.no-games": "document",
};

interface Standing {
  readonly percent: number;
  readonly games: number;
  readonly wins: number;
}

/** The wins that show as this percentage: up to a hundred games there is one number of them only. */
function standing({ parts }: KnownLine): Standing {
  const [percent, games] = [Number(parts.percent), Number(parts.games)];
  return { percent, games, wins: Math.round((percent * games) / 100) };
}

/** What a list of rankings shows; `players` is how many there are. */
export function* rankingFeatures(
  typed: string,
  lines: readonly KnownLine[],
  players: number,
): Iterable<FeatureId> {
  const [, order = "default"] = /^rankings\s+(asc|desc)\b/.exec(typed) ?? [];
  yield `rankings.${order}`;
  const list = lines.filter(({ id }) => id === "ranking").map(standing);
  if (list.length === 0) yield "rankings.none";
  if (players > list.length) yield "rankings.eleventh";
  for (const [index, one] of list.entries()) {
    const { percent, games, wins } = one;
    const rest = (100 * wins) % games;
    if (games === 0) yield "rankings.no-games";
    else if (wins === 0) yield "rankings.zero";
    else if (percent === 100) yield "rankings.hundred";
    else if (2 * rest > games) yield "rankings.up";
    else if (rest > 0 && 2 * rest < games) yield "rankings.down";
    // A half where rounding to the even number would show another one.
    else if (rest > 0 && percent % 2 === 1) yield "rankings.half";
    const next = list[index + 1];
    if (!next) continue;
    if (ratio(one) === ratio(next)) yield order === "asc" ? "rankings.tie.asc" : "rankings.tie";
    else if (percent === next.percent) yield "rankings.exact";
  }
}

function ratio({ wins, games }: Standing): number {
  return games === 0 ? 0 : wins / games;
}
