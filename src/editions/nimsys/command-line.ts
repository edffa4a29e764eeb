import { parseInteger } from "../../notation/index.ts";
import { greatestNumber, IncorrectArguments, leastNumber } from "./errors.ts";

export interface CommandLine {
  readonly name: string;
  readonly arguments: readonly string[];
}

/** The command is the text up to the first space; what follows is split at commas. All of it is trimmed. */
export function parseCommandLine(line: string): CommandLine {
  const text = line.trim();
  const space = text.indexOf(" ");
  if (space === -1) return { name: text, arguments: [] };
  const rest = text.slice(space + 1).split(",");
  return { name: text.slice(0, space), arguments: rest.map((argument) => argument.trim()) };
}

/** The arguments that may contain blanks; every other one ends at white space, and what follows in it is extra. */
const withBlanks: readonly string[] = ["family", "given"];

/** The first arguments of a command that needs that many. An empty one counts as missing, what is too much is ignored. */
export function required<const Names extends readonly string[]>(
  given: readonly string[],
  names: Names,
): Record<Names[number], string> {
  if (names.some((_, index) => !given[index])) throw new IncorrectArguments();
  return Object.fromEntries(
    names.map((name, index) => {
      const argument = given[index] as string;
      return [name, withBlanks.includes(name) ? argument : firstWord(argument)];
    }),
  ) as Record<Names[number], string>;
}

/** The first argument of a command that can do without it, empty when it is missing. */
export function optional([argument = ""]: readonly string[]): string {
  return firstWord(argument);
}

function firstWord(text: string): string {
  return text.split(/\s/, 1)[0] as string;
}

/** A number of stones, or a bound; undefined when it is no integer in range. */
export function parseStones(text: string): number | undefined {
  const value = parseInteger(text.trim());
  return value !== undefined && value >= leastNumber && value <= greatestNumber ? value : undefined;
}
