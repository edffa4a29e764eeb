/**
 * Cases written by a grammar over each edition's own model, and of those the few that reach everything there is to reach.
 *
 *   generateCases(edition, { seed, count }) the cases, best first, and which feature each reaches: Promise<Generated>
 */
import { type FollowedEdition, follow, type Session } from "../../editions/lockstep/index.ts";
import { seededChance } from "../../players/index.ts";
import type { Case, FeatureId } from "../case.ts";
import { featuresOf, featuresReached } from "../features/index.ts";
import { type Candidate, cover } from "./cover.ts";
import { type Draft, Draw, mostLines } from "./draft.ts";
import { draftNimsysA } from "./nimsys-a.ts";
import { draftNimsysB, draftNimsysC } from "./nimsys-bc.ts";
import { draftReversi } from "./reversi.ts";
import { draftSticks } from "./sticks.ts";

export interface GenerateOptions {
  /** 1 unless said. A hidden set of cases is a seed that the teacher keeps. */
  readonly seed?: number;
  /** At most so many cases, 20 unless said. */
  readonly count?: number;
}

export interface Generated {
  readonly cases: readonly Case[];
  /** For each feature that can be reached the names of the cases that do; unspecified ones are not among them. */
  readonly table: ReadonlyMap<FeatureId, readonly string[]>;
}

type Drafting = (draw: Draw) => Draft | undefined;

const drafting: { readonly [E in FollowedEdition]: { readonly write: Drafting; readonly drafts: number } } = {
  "nimsys-a": { write: draftNimsysA, drafts: 60 },
  "nimsys-b": { write: draftNimsysB, drafts: 60 },
  "nimsys-c": { write: draftNimsysC, drafts: 80 },
  sticks: { write: draftSticks, drafts: 66 },
  reversi: { write: draftReversi, drafts: 70 },
};

/** How many times as many drafts are written as long as something is not reached. */
const patience = 5;

export async function generateCases(
  edition: FollowedEdition,
  options: GenerateOptions = {},
): Promise<Generated> {
  const { seed = 1, count = 20 } = options;
  const draw = new Draw(seededChance(seed));
  const candidates: Candidate[] = [];
  const { write, drafts } = drafting[edition];
  const wanted = [...featuresOf(edition)].filter(([, certainty]) => certainty !== "unspecified");
  const missing = new Set(wanted.map(([feature]) => feature));
  for (let drawn = 0; drawn < drafts || (missing.size > 0 && drawn < patience * drafts); drawn++) {
    const draft = write(draw);
    const candidate = draft && (await tried(edition, draft));
    if (!candidate) continue;
    candidates.push(candidate);
    for (const { features } of candidate.sessions) for (const feature of features) missing.delete(feature);
  }
  const cases = cover(candidates, count).flatMap((candidate, index) => named(edition, candidate, index + 1));
  const by = (feature: FeatureId) =>
    cases.filter(({ features }) => features.includes(feature)).map(({ name }) => name);
  return { cases, table: new Map(wanted.map(([feature]) => [feature, by(feature)])) };
}

/** What a draft reaches; undefined for one that is too long, does not come to its end, or leaves the document. */
async function tried(edition: FollowedEdition, draft: Draft): Promise<Candidate | undefined> {
  const sessions: { session: Session; features: readonly FeatureId[] }[] = [];
  let people: Session["people"];
  for (const each of draft) {
    const session = people ? { ...each, people } : each;
    const followed = await follow[edition](session);
    const lines = session.input.split("\n").length - 1;
    const { features, specified } = featuresReached(edition, session, followed);
    if (!followed.finished || lines > mostLines || !specified) return undefined;
    sessions.push({ session: each, features });
    people = followed.people;
  }
  return { sessions };
}

function named(edition: FollowedEdition, { sessions }: Candidate, number: number): Case[] {
  const name = `${edition}-${String(number).padStart(2, "0")}`;
  const names = sessions.map((_, index) => (index === 0 ? name : `${name}-again`));
  return sessions.map(({ session, features }, index) => {
    const after = names[index - 1];
    return { ...session, name: names[index] as string, features, ...(after === undefined ? {} : { after }) };
  });
}
