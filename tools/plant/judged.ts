import { type Followed, type FollowedEdition, follow } from "../../src/editions/lockstep/index.ts";
import { type Case, catalogues, type Difference, differenceOf, encodeText } from "../../src/judge/index.ts";
import type { Ran } from "./program.ts";

/** What the judge says of one case; all is well where nothing is said. */
export interface JudgedRun {
  readonly name: string;
  readonly difference: Difference | undefined;
  readonly wrong: Followed["wrong"];
  /** Why the program did not come to its end, or empty. */
  readonly failed: string;
}

/** Planted runs as the judge compares them: with the reference in lock-step, which has a players file of its own. */
export async function* judged(
  edition: FollowedEdition,
  cases: readonly Case[],
  rans: readonly Ran[],
): AsyncGenerator<JudgedRun> {
  const left = new Map<string, Followed["people"]>();
  for (const [index, { name, args, input, after }] of cases.entries()) {
    const { output, failed } = rans[index] as Ran;
    const known = left.get(after ?? "");
    const session = { args, input, ...(known ? { people: known } : {}) };
    const { expected, pieces, wrong, people } = await follow[edition](session, output);
    const circumstances = { input, pieces, catalogue: catalogues[edition] };
    const difference = differenceOf(encodeText(expected), encodeText(output), circumstances);
    left.set(name, people);
    yield { name, difference, wrong, failed };
  }
}

/** Whether the judge finds anything wrong. */
export function isFound({ difference, wrong, failed }: JudgedRun): boolean {
  return difference !== undefined || wrong !== undefined || failed !== "";
}
