import type { Session } from "../../editions/lockstep/index.ts";
import type { FeatureId } from "../case.ts";

/** Sessions that go together, and what each of them reaches. */
export interface Candidate {
  readonly sessions: readonly { readonly session: Session; readonly features: readonly FeatureId[] }[];
}

/**
 * At most `count` sessions that together reach what all of them do, as far as a greedy choice can: always the one that reaches
 * most of what is missing, of equal ones the shortest. What room is left goes to reaching everything once more.
 */
export function cover(candidates: readonly Candidate[], count: number): Candidate[] {
  const chosen: Candidate[] = [];
  let left = candidates.map((candidate) => ({ candidate, features: reachedBy(candidate) }));
  let room = count;
  let missing = new Set<FeatureId>();
  for (;;) {
    const rated = left
      .filter(({ candidate }) => candidate.sessions.length <= room)
      .map((each) => ({ ...each, gain: each.features.filter((feature) => missing.has(feature)).length }));
    const best = rated.sort(better)[0];
    if (!best) return chosen;
    if (best.gain === 0) {
      missing = new Set(left.flatMap(({ features }) => features));
      if (missing.size === 0) return chosen;
      continue;
    }
    chosen.push(best.candidate);
    left = left.filter(({ candidate }) => candidate !== best.candidate);
    for (const feature of best.features) missing.delete(feature);
    room -= best.candidate.sessions.length;
  }
}

function reachedBy({ sessions }: Candidate): FeatureId[] {
  return [...new Set(sessions.flatMap(({ features }) => features))];
}

type Rated = { readonly candidate: Candidate; readonly gain: number };

function better(one: Rated, other: Rated): number {
  return other.gain - one.gain || size(one.candidate) - size(other.candidate);
}

function size({ sessions }: Candidate): number {
  return sessions.reduce((sum, { session }) => sum + session.input.length, 0);
}
