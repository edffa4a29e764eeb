import type { Session } from "../../editions/lockstep/index.ts";
import {
  withoutGroups,
  withoutLines,
  withPlainGames,
  withShortNames,
  withSmallerNumbers,
  withSmallGames,
} from "./candidates.ts";

export interface SmallestSearch {
  /** How a session fails when the program is run on it: its kind of difference, or what else tells failures apart; undefined when it passes. */
  readonly fails: (session: Session) => Promise<string | undefined>;
  /** Whether the reference takes every line of it and comes to its end. */
  readonly valid: (session: Session) => Promise<boolean>;
  readonly kind: string;
  /** The last line that had been read when the outputs parted: what follows is hardly needed. */
  readonly command?: number;
  /** How often the program may be run; 60 unless said. */
  readonly runs?: number;
  /** Asked before every run: whether there is time for it. */
  readonly goOn?: () => boolean;
}

export interface Smallest {
  readonly session: Session;
  readonly runs: number;
}

const usualRuns = 60;

type Lines = readonly string[];

/** Whole commands with their games first, then lines, numbers downwards, names to one letter; all of it again while it helps. */
const steps: readonly ((lines: Lines) => Iterable<Lines>)[] = [
  withoutGroups,
  withSmallGames,
  withPlainGames,
  withoutLines,
  withShortNames,
  withSmallerNumbers,
];

/** A session as small as could be found that is valid and shows the same kind of difference. The same for the same answers. */
export async function smallestSession(from: Session, search: SmallestSearch): Promise<Smallest> {
  const { fails, valid, kind, command, runs: most = usualRuns, goOn = () => true } = search;
  const tried = new Set<string>([from.input]);
  let [best, runs] = [linesOf(from.input), 0];

  const sessionOf = (lines: Lines): Session => ({
    ...from,
    input: lines.map((line) => `${line}\n`).join(""),
  });
  const exhausted = () => runs >= most || !goOn();

  /** Whether it is taken instead of the best so far. */
  async function take(lines: Lines): Promise<boolean> {
    const session = sessionOf(lines);
    if (tried.has(session.input) || exhausted()) return false;
    tried.add(session.input);
    if (!(await valid(session))) return false;
    runs++;
    if ((await fails(session)) !== kind) return false;
    best = lines;
    return true;
  }

  async function untilNothingHelps(step: (lines: Lines) => Iterable<Lines>): Promise<boolean> {
    let helped = false;
    for (let again = true; again && !exhausted(); ) {
      again = false;
      for (const lines of step(best)) {
        if (exhausted()) break;
        if (await take(lines)) {
          again = true;
          helped = true;
          break;
        }
      }
    }
    return helped;
  }

  if (command !== undefined) await cutBehind(command);
  for (let again = true; again && !exhausted(); ) {
    again = false;
    for (const step of steps) again = (await untilNothingHelps(step)) || again;
  }
  return { session: sessionOf(best), runs };

  /** What comes behind the difference goes, but for the line that ends a session. */
  async function cutBehind(line: number): Promise<void> {
    const last = best.at(-1);
    for (let keep = line; keep < Math.min(best.length, line + 3); keep++) {
      const head = best.slice(0, keep);
      if (last !== undefined && (await take([...head, last]))) return;
      if (await take(head)) return;
    }
  }
}

function linesOf(input: string): Lines {
  const lines = input.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
