import type { Followed, FollowedEdition, Session } from "../../editions/lockstep/index.ts";
import type { Certainty, FeatureId } from "../case.ts";
import { catalogues, type KnownLine } from "../catalogue/index.ts";
import type { EditionFeatures } from "./feature.ts";
import { nimsysA } from "./nimsys-a.ts";
import { nimsysB, nimsysC } from "./nimsys-bc.ts";
import { reversi } from "./reversi.ts";
import { sticks } from "./sticks.ts";

const editions: { readonly [E in FollowedEdition]: EditionFeatures } = {
  "nimsys-a": nimsysA,
  "nimsys-b": nimsysB,
  "nimsys-c": nimsysC,
  sticks,
  reversi,
};

/** Everything a session of this edition can reach, and how sure each is: its messages, its rules, its pairs of commands. */
export function featuresOf(edition: FollowedEdition): ReadonlyMap<FeatureId, Certainty> {
  const messages = catalogues[edition].messages.map(({ id, certainty }) => [id, certainty] as const);
  return new Map([...messages, ...Object.entries(editions[edition].rules)]);
}

export interface SessionFeatures {
  /** In the order of the catalogue. */
  readonly features: readonly FeatureId[];
  /** False when it prints anything that the documents leave open, or that is in no catalogue. */
  readonly specified: boolean;
}

/** What this session has reached. */
export function featuresReached(
  edition: FollowedEdition,
  session: Session,
  followed: Followed,
): SessionFeatures {
  const known = new Map<string, KnownLine | undefined>();
  const classify = (line: string) => {
    if (!known.has(line)) known.set(line, catalogues[edition].classify(line));
    return known.get(line);
  };
  const lines = followed.expected.split("\n").flatMap((line) => classify(line) ?? []);
  const rules = editions[edition].reached({ session, followed, lines, classify });
  const reached = new Set([...lines.map(({ id }) => id), ...rules]);
  const unspecified = ([text, line]: [string, KnownLine | undefined]) =>
    text !== "" && (line === undefined || line.certainty === "unspecified");
  return {
    features: [...featuresOf(edition).keys()].filter((feature) => reached.has(feature)),
    specified: ![...known].some(unspecified),
  };
}
