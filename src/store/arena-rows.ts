import type { ArenaGame, Quality } from "../arena/index.ts";

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

function unitsOf(milliseconds: number): number {
  return Math.round(milliseconds * 1000);
}
