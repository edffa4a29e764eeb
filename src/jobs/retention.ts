import { type Retention, type Store, usualRetention } from "../store/index.ts";

/** How many milliseconds games are kept, as the operator has said: JSON, so that it can be a job's. */
export type SaidRetention = { readonly [Reason in keyof Retention]?: number | "forever" | undefined };

const reasons = ["begun", "unfinished", "unlisted"] as const satisfies readonly (keyof Retention)[];

/** What was said, and for the rest what is usual. */
export function retentionOf(said: SaidRetention, usual: Retention): Retention {
  const age = (reason: keyof Retention) => {
    const text = said[reason];
    return text === undefined ? usual[reason] : text === "forever" ? undefined : text;
  };
  return { begun: age("begun"), unfinished: age("unfinished"), unlisted: age("unlisted") };
}

/** The same for a store at this moment, in which what is usual may be to drop nothing; undefined when nothing is to be dropped. */
export async function retentionNow(store: Store, said: SaidRetention): Promise<Retention | undefined> {
  const retention = retentionOf(said, (await store.prunesByDefault()) ? usualRetention : {});
  return reasons.some((reason) => retention[reason] !== undefined) ? retention : undefined;
}

/** What a job says of it; throws where it is not understood: better nothing is dropped than too much. */
export function readSaid(value: unknown): SaidRetention {
  if (typeof value !== "object" || value === null) throw new TypeError("no retention");
  const said: Record<string, number | "forever"> = {};
  for (const [reason, age] of Object.entries(value)) {
    const isAge = age === "forever" || (typeof age === "number" && age >= 0);
    if (!reasons.some((each) => each === reason) || !isAge)
      throw new TypeError(`no retention: ${JSON.stringify({ [reason]: age })}`);
    said[reason] = age;
  }
  return said;
}
