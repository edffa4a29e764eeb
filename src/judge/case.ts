import type { Session } from "../editions/lockstep/index.ts";

/** How sure we are of what a feature should look like; marks come from what is certain. */
export const certainties = ["course-file", "many-programs", "document", "unspecified"] as const;
export type Certainty = (typeof certainties)[number];

/** A message, a rule or an ordered pair of commands that a session reaches: `rankings.tie`, `startgame>exit`. */
export type FeatureId = string;

export interface Case extends Session {
  readonly name: string;
  readonly features: readonly FeatureId[];
  /** The bytes of a given file; generated cases have theirs made by the reference when they are judged. */
  readonly given?: Uint8Array;
  /** It runs in the folder that this case has left, as the courses' second start of Nimsys C did. */
  readonly after?: string;
}
