import type { ArenaGame, Ending, TournamentSetup, TournamentView } from "../arena/index.ts";
import { notationOf } from "../notation/index.ts";

/** A game as one line of `--json` and `export --format jsonl`. */
export function jsonGame(setup: TournamentSetup, game: ArenaGame): object {
  const nameOf = (seat: 0 | 1) => setup.bots[game.bots[seat]]?.name ?? "";
  const { fault, winner } = game;
  const offender = fault && winner !== null ? [{ bot: nameOf(winner === 0 ? 1 : 0), ...fault }] : [];
  return {
    type: "game",
    // From 1, as everywhere that people read; games 2n − 1 and 2n are the pair n.
    game: game.number + 1,
    pair: Math.floor(game.number / 2) + 1,
    opening: game.opening,
    first: nameOf(0),
    second: nameOf(1),
    winner: winner === null ? null : nameOf(winner),
    verdicts: offender.map(({ kind, ...rest }) => ({ verdict: kind, ...rest })),
    moves: notationOf(setup.game).splitMoves(game.moves),
    plies: game.plies,
    thought: game.thought,
    annulled: game.annulled,
  };
}

/** The result of a run, its last line with `--json`; members as `grundy arena stats` calls them. */
export function jsonResult(
  id: string,
  setup: TournamentSetup,
  view: TournamentView,
  ending: Ending | null,
): object {
  const [meeting] = view.meetings;
  const { elo, sprt } = view;
  const test = sprt && {
    llr: sprt.llr,
    lower: sprt.lower,
    upper: sprt.upper,
    decision: sprt.decision,
    elo_unbiased: sprt.unbiased,
  };
  const one = elo && {
    score: elo.score,
    elo: elo.elo,
    elo_error: elo.eloError,
    nelo: elo.nelo,
    nelo_error: elo.neloError,
    los: elo.los,
  };
  return {
    type: "result",
    id,
    name: view.name,
    format: view.format,
    game: view.game,
    players: setup.bots.map(({ name }) => name),
    games: view.counts.counted,
    ...(view.format === "match" && meeting ? { pairs: meeting.pairs } : {}),
    ...one,
    ...test,
    ...view.counts,
    standings: view.rows,
    ending: ending?.kind ?? null,
  };
}
