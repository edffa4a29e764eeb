import { parseInteger } from "../../notation/index.ts";

/** The competition's numbers for its players. */
const smart = 3;
const human = 4;
/** Rounds that a process plays before it ends. */
export const competitionRounds = 1000;

/**
 * How the competition is begun so that its player moves first, or second, and a human the other way. Behind the program may stand which player it is:
 * `java Competition` is its Smart, `java Competition 2` its Heuristic; three arguments as a person gives them, `4 2 1`, say the same.
 */
export function competitionCommand(command: readonly string[], first: boolean): readonly string[] {
  const given = trailingIntegers(command);
  const program = command.slice(0, command.length - given.length);
  const type = given.slice(0, 2).find((each) => each !== human) ?? smart;
  const types = first ? [type, human] : [human, type];
  return [...program, ...[...types, competitionRounds].map(String)];
}

/** At most three, which are not the program itself. */
function trailingIntegers(command: readonly string[]): readonly number[] {
  const integers: number[] = [];
  for (const word of command.slice(1).reverse()) {
    const integer = parseInteger(word);
    if (integer === undefined || integers.length === 3) break;
    integers.unshift(integer);
  }
  return integers;
}
