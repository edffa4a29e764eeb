import type { Followed, Session } from "../../editions/lockstep/index.ts";
import type { Certainty, FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";

/** Rules by name, and how sure each is; a name stands in the certainty table of docs/judge.md. */
export type Rules = Readonly<Record<FeatureId, Certainty>>;

/** A session that the reference has been through, with every line of its output as the catalogue knows it. */
export interface Reached {
  readonly session: Session;
  readonly followed: Followed;
  readonly lines: readonly KnownLine[];
  classify(line: string): KnownLine | undefined;
}

/** What an edition has besides its messages: rules, and what it says of them in a session. */
export interface EditionFeatures {
  readonly rules: Rules;
  reached(session: Reached): Iterable<FeatureId>;
}

/** A whole number as the documents mean it. */
export function integer(text: string): number | undefined {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
}
