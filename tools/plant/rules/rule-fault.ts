import type { FollowedEdition } from "../../../src/editions/lockstep/index.ts";
import type { Substitution } from "../substitution.ts";

/** A rule that a program has got wrong, planted in each of these editions. */
export interface RuleFault extends Substitution {
  readonly name: string;
  readonly editions: readonly FollowedEdition[];
  /** Why no case finds it; what is found has none. */
  readonly missed?: string;
}

export const everyNimsys = ["nimsys-a", "nimsys-b", "nimsys-c"] as const;
export const withCommands = ["nimsys-b", "nimsys-c"] as const;
export const onlyC = ["nimsys-c"] as const;

/** Faults of one file in the same editions. */
export function faultsIn(
  file: string,
  editions: readonly FollowedEdition[],
  faults: readonly (readonly [name: string, find: string, replacement: string, missed?: string])[],
): RuleFault[] {
  return faults.map(([name, find, replacement, missed]) => ({
    name,
    editions,
    file,
    find,
    replacement,
    ...(missed === undefined ? {} : { missed }),
  }));
}
