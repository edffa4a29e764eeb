import {
  type PuzzleFamily,
  type PuzzleKind,
  type PuzzleOutcome,
  puzzleFamilies,
  puzzleOutcomes,
} from "../../words/index.ts";
import { objectOf } from "../base/storage.ts";

/** How somebody stands with the puzzles of a family. */
export interface Standing {
  readonly rating: number;
  /** How many have counted, and how many of these were solved at the first try and without a hint. */
  readonly tried: number;
  readonly solved: number;
}

/** A run of puzzles without a mistake. Its seed says which come next, so that loading the page again brings no easier one. */
export interface Run {
  readonly seed: number;
  readonly count: number;
  /** The longest there has been. */
  readonly longest: number;
}

type OfFamilies<T> = { readonly [F in PuzzleFamily]?: T };

/** What this browser knows of somebody's puzzles. */
export interface PuzzleProgress {
  readonly standings: OfFamilies<Standing>;
  /** Of those that have a name: what became of them. */
  readonly done: Readonly<Record<string, PuzzleOutcome>>;
  /** Of the puzzles of a day, `2026-11-18`. */
  readonly days: Readonly<Record<string, OfFamilies<PuzzleOutcome>>>;
  /** Each kind of run has its own. */
  readonly runs: { readonly [Kind in PuzzleKind]?: Run };
}

export const noProgress: PuzzleProgress = { standings: {}, done: {}, days: {}, runs: {} };

/** So much is believed of what is kept or comes in a file. */
const mostDone = 20_000;
const mostDays = 8000;
const ratings = { least: 100, most: 4000 } as const;
const mostCounted = 1_000_000;
const idForm = /^[a-z]{1,12}-[0-9]{1,6}$/;
const dayForm = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

export const puzzleKinds: readonly PuzzleKind[] = ["all", ...puzzleFamilies];

/** Outcomes are kept as their places in the list: there may be thousands. */
export function writeProgress({ standings, done, days, runs }: PuzzleProgress): unknown {
  const numbered = (outcomes: Readonly<Record<string, PuzzleOutcome | undefined>>) =>
    Object.fromEntries(
      Object.entries(outcomes).flatMap(([name, outcome]) => (outcome ? [[name, rankOf(outcome)]] : [])),
    );
  return {
    standings,
    done: numbered(done),
    days: Object.fromEntries(Object.entries(days).map(([day, of]) => [day, numbered(of)])),
    runs,
  };
}

/** What was kept is outside text like any other: what is not of its form is left out. */
export function readProgress(data: unknown): PuzzleProgress {
  const { standings, done, days, runs } = objectOf(data);
  return {
    standings: named(puzzleFamilies, standings, readStanding),
    done: entriesOf(done, idForm, mostDone, readOutcome),
    days: entriesOf(days, dayForm, mostDays, (of) => {
      const outcomes = named(puzzleFamilies, of, readOutcome);
      return Object.keys(outcomes).length > 0 ? outcomes : undefined;
    }),
    runs: named(puzzleKinds, runs, readRun),
  };
}

/** What both have, and of what they have both the one that is further: nothing is lost. */
export function mergeProgress(here: PuzzleProgress, there: PuzzleProgress): PuzzleProgress {
  const days = Object.keys(there.days).map(
    (day) => [day, mergeOutcomes(here.days[day] ?? {}, there.days[day] ?? {})] as const,
  );
  return {
    standings: Object.fromEntries(
      puzzleFamilies.flatMap((family) => {
        const standing = further(here.standings[family], there.standings[family]);
        return standing ? [[family, standing]] : [];
      }),
    ),
    done: mergeOutcomes(here.done, there.done),
    days: { ...here.days, ...Object.fromEntries(days) },
    runs: Object.fromEntries(
      puzzleKinds.flatMap((kind) => {
        const run = longer(here.runs[kind], there.runs[kind]);
        return run ? [[kind, run]] : [];
      }),
    ),
  };
}

/** The better one of two outcomes. */
export function better(
  one: PuzzleOutcome | undefined,
  other: PuzzleOutcome | undefined,
): PuzzleOutcome | undefined {
  return rankOf(other) > rankOf(one) ? other : one;
}

function rankOf(outcome: PuzzleOutcome | undefined): number {
  return outcome === undefined ? -1 : puzzleOutcomes.indexOf(outcome);
}

function mergeOutcomes<T extends Readonly<Record<string, PuzzleOutcome | undefined>>>(here: T, there: T): T {
  const merged = Object.keys(there).map((name) => [name, better(here[name], there[name])] as const);
  return { ...here, ...Object.fromEntries(merged) };
}

/** Of two standings the one that rests on more; of as many what is here stays. */
function further(here: Standing | undefined, there: Standing | undefined): Standing | undefined {
  return (there?.tried ?? 0) > (here?.tried ?? 0) ? there : here;
}

function longer(here: Run | undefined, there: Run | undefined): Run | undefined {
  if (!here || !there) return here ?? there;
  return { ...(there.count > here.count ? there : here), longest: Math.max(here.longest, there.longest) };
}

function named<Name extends string, T>(
  names: readonly Name[],
  data: unknown,
  read: (data: unknown) => T | undefined,
): { readonly [N in Name]?: T } {
  const given = objectOf(data);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(given, name) ? read(given[name]) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  ) as { readonly [N in Name]?: T };
}

function entriesOf<T>(
  data: unknown,
  form: RegExp,
  most: number,
  read: (data: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  const entries = Object.entries(objectOf(data)).flatMap(([name, each]) => {
    const value = form.test(name) ? read(each) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries.slice(0, most));
}

function readOutcome(data: unknown): PuzzleOutcome | undefined {
  return typeof data === "number" ? puzzleOutcomes[data] : undefined;
}

function readStanding(data: unknown): Standing | undefined {
  const { rating, ...counts } = objectOf(data);
  const [tried, solved] = [readCount(counts.tried), readCount(counts.solved)];
  if (typeof rating !== "number" || !(rating >= ratings.least && rating <= ratings.most)) return undefined;
  if (tried === undefined || solved === undefined || tried === 0 || solved > tried) return undefined;
  return { rating, tried, solved };
}

function readRun(data: unknown): Run | undefined {
  const run = objectOf(data);
  const [seed, count, longest] = [readCount(run.seed, 2 ** 32), readCount(run.count), readCount(run.longest)];
  if (seed === undefined || count === undefined || longest === undefined) return undefined;
  return { seed, count, longest: Math.max(longest, count) };
}

function readCount(data: unknown, most = mostCounted): number | undefined {
  return typeof data === "number" && Number.isInteger(data) && data >= 0 && data <= most ? data : undefined;
}
