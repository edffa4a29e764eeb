import type { ArenaGame, FaultEvidence, KeptTournament, RunningGame } from "../arena/index.ts";
import { readArenaGame, readEnding, readEvidence, readRunning } from "./arena-read.ts";
import type { GameRow, TournamentRow } from "./arena-rows.ts";
import { readSetup } from "./arena-setup.ts";

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

function qualityOf(numbers: unknown): unknown {
  if (!Array.isArray(numbers) || numbers.length !== 5) return undefined;
  const [won, wonKept, drawn, drawnKept, estimated] = numbers as unknown[];
  return { won, wonKept, drawn, drawnKept, estimated };
}

function orNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
