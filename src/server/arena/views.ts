import type {
  ArenaGame,
  FaultEvidence,
  KeptTournament,
  RunningGame,
  TournamentView,
} from "../../arena/index.ts";
import type {
  ArenaGameAnswer,
  ArenaGameView,
  TournamentHead,
  TournamentSummary,
} from "../../protocol/index.ts";
import { visible, visibleLines, withoutFolders } from "./visible.ts";

/** What anyone may see of tournaments, built member by member: commands, folders and environments are not among it. */

type State = TournamentSummary["state"];

export function stateOf({ ended }: KeptTournament, running: readonly RunningGame[]): State {
  if (ended !== null) return "over";
  return running.length > 0 ? "running" : "stopped";
}

export function summaryOf(
  { id, setup, created, ended, ending, games }: KeptTournament,
  state: State,
): TournamentSummary {
  const { name, format, game, bots } = setup;
  return { id, name: visible(name), format, game, created, ended, ending, state, bots: bots.length, games };
}

export function headOf(tournament: KeptTournament, state: State): TournamentHead {
  const { games: _, ...summary } = summaryOf(tournament, state);
  const { options, bots, clock, openings, pairs, rounds, sprt } = tournament.setup;
  return {
    ...summary,
    options,
    bots: bots.map(({ name }) => visible(name)),
    clock,
    openings: openings.kind,
    pairs,
    rounds,
    sprt,
  };
}

/** So many bots have a cross table: of more nobody could read it, and it grows with their square. */
const mostCrossed = 64;
/** So many points are drawn of a line at most. */
const mostPoints = 400;

/** A standing as it is sent: names that can be shown, and no more of it than can be looked at. */
export function standingOf(view: TournamentView): TournamentView {
  const { rows, meetings, sprt } = view;
  const crossed = new Set(rows.slice(0, mostCrossed).map(({ bot }) => bot));
  return {
    ...view,
    name: visible(view.name),
    rows: rows.map((row) => ({ ...row, name: visible(row.name) })),
    meetings:
      rows.length <= mostCrossed
        ? meetings
        : meetings.filter(({ bots: [one, other] }) => crossed.has(one) && crossed.has(other)),
    sprt: sprt && { ...sprt, history: thinned(sprt.history) },
  };
}

/** Every so many-th point, and the last one. */
function thinned(points: readonly number[]): readonly number[] {
  const step = Math.ceil(points.length / mostPoints);
  return step <= 1 ? points : points.filter((_, at) => (points.length - 1 - at) % step === 0);
}

export function runningOf({ number, opening, bots, moves, plies, left }: RunningGame): RunningGame {
  return { number, opening, bots, moves, plies, left };
}

export function gameOf(game: ArenaGame, repeated: boolean): ArenaGameView {
  const { number, opening, bots, winner, fault, moves, plies, thought, annulled, at, quality } = game;
  return { number, opening, bots, winner, fault, moves, plies, thought, annulled, at, quality, repeated };
}

/** Evidence is other people's output; how the program was started is the operator's business. */
export function evidenceOf(
  { lines, errors, command, memory, sandbox }: FaultEvidence,
  isOperator: boolean,
): NonNullable<ArenaGameAnswer["evidence"]> {
  const shown = visibleLines(errors);
  return {
    lines: lines.map(({ at, to, text }) => ({ at, to, text: visible(text) })),
    errors: isOperator ? shown : withoutFolders(shown),
    ...(isOperator ? { command: visibleLines(command) } : {}),
    memory,
    sandbox,
  };
}
