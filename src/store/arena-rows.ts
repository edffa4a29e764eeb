import type { ArenaGame, FaultEvidence, KeptTournament, Quality, RunningGame } from "../arena/index.ts";
import { readArenaGame, readEnding, readEvidence, readRunning } from "./arena-read.ts";
import { readSetup } from "./arena-setup.ts";

/** How databases keep a game: thought as whole microseconds, and as JSON what stands in one column. */
export interface GameRow {
  readonly number: number;
  readonly opening: string | null;
  readonly first: number;
  readonly second: number;
  readonly winner: number | null;
  readonly fault: string | null;
  readonly moves: string;
  readonly plies: number;
  readonly thoughtFirst: number;
  readonly thoughtSecond: number;
  readonly annulled: number;
  readonly at: number;
  readonly quality: string | null;
}

export interface TournamentRow {
  readonly id: string;
  readonly setup: string;
  readonly created: number;
  readonly ended: number | null;
  readonly ending: string | null;
  readonly games: number;
}

export function rowOf(game: ArenaGame): GameRow {
  const { number, opening, bots, winner, fault, moves, plies, thought, annulled, at, quality } = game;
  const [thoughtFirst, thoughtSecond] = [unitsOf(thought[0]), unitsOf(thought[1])];
  return {
    ...{ number, opening, first: bots[0], second: bots[1], winner, fault: fault && JSON.stringify(fault) },
    ...{ moves, plies, thoughtFirst, thoughtSecond, annulled, at, quality: quality && qualityText(quality) },
  };
}

/** Undefined where a row is none that we have written. */
export function gameOf(row: GameRow): ArenaGame | undefined {
  const { number, opening, first, second, winner, fault, moves, plies, annulled, at, quality } = row;
  return orNone(() =>
    readArenaGame({
      ...{ number, opening, bots: [first, second], winner, moves, plies, annulled, at },
      fault: fault === null ? null : JSON.parse(fault),
      thought: [row.thoughtFirst / 1000, row.thoughtSecond / 1000],
      quality: quality === null ? null : (JSON.parse(quality) as unknown[]).map(qualityOf),
    }),
  );
}

export function evidenceOf(text: string | null): FaultEvidence | null | undefined {
  return text === null ? null : orNone(() => readEvidence(JSON.parse(text)));
}

export function runningOf(text: string): readonly RunningGame[] | undefined {
  return orNone(() => readRunning(JSON.parse(text)));
}

export function tournamentOf({
  id,
  created,
  ended,
  games,
  ...row
}: TournamentRow): KeptTournament | undefined {
  const setup = readSetup(row.setup);
  const ending = row.ending === null ? null : orNone(() => readEnding(JSON.parse(row.ending as string)));
  return setup && ending !== undefined ? { id, setup, created, ended, ending, games } : undefined;
}

/** Five numbers of each of the two. */
export function qualityText(quality: readonly [Quality, Quality]): string {
  return JSON.stringify(
    quality.map(({ won, wonKept, drawn, drawnKept, estimated }) => [
      won,
      wonKept,
      drawn,
      drawnKept,
      estimated,
    ]),
  );
}

function qualityOf(numbers: unknown): unknown {
  if (!Array.isArray(numbers) || numbers.length !== 5) return undefined;
  const [won, wonKept, drawn, drawnKept, estimated] = numbers as unknown[];
  return { won, wonKept, drawn, drawnKept, estimated };
}

function unitsOf(milliseconds: number): number {
  return Math.round(milliseconds * 1000);
}

function orNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
