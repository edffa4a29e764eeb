import { parseInt32 } from "./human.ts";

/** What the program's three arguments ask for. */
export interface Setup {
  readonly types: readonly [number, number];
  readonly rounds: number;
}

/** The three lines that answer any other arguments; the last one has no full stop. */
export const invalidArguments = `Invalid Input. There should be 3 arguments:
The first two are integers between 1 and 4.
The third is an integer larger than 0
`;

/** Undefined when an argument is missing, no integer or out of its range; what follows the third is passed over. */
export function parseArguments(words: readonly string[]): Setup | undefined {
  const [type1, type2, rounds] = words.slice(0, 3).map(parseInt32);
  if (type1 === undefined || type2 === undefined || rounds === undefined) return undefined;
  if (![type1, type2].every((type) => type >= 1 && type <= 4) || rounds < 1) return undefined;
  return { types: [type1, type2], rounds };
}
