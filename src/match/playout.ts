import {
  type Family,
  type Game,
  type MoveOf,
  type Outcome,
  otherSeat,
  type PositionOf,
} from "../games/index.ts";
import { type Player, resultFor } from "../players/index.ts";

/** How a game that was played out ended. */
export interface PlayedOut<F extends Family = Family> extends Outcome {
  /** The last position. */
  readonly position: PositionOf<F>;
  /** Whether the loser gave an illegal move. */
  readonly forfeit: boolean;
}

type Pair<F extends Family> = readonly [Player<F>, Player<F>];

/** Told of each move as it is played, with the position before it. */
export type MoveWatch<F extends Family> = (move: MoveOf<F>, before: PositionOf<F>) => void;

/**
 * Plays from a position to the end: the one loop under every kind of match. Between players that answer at once there is no
 * promise anywhere, which is what lets a million rounds take seconds.
 */
export function playOut<F extends Family>(
  game: Game<F>,
  from: PositionOf<F>,
  players: Pair<F>,
  watch?: MoveWatch<F>,
): PlayedOut<F> | Promise<PlayedOut<F>> {
  let position = from;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome) return finished(players, { position, winner: outcome.winner, forfeit: false });
    const answer = players[game.turn(position)].choose(position);
    if (answer instanceof Promise) return goOn(game, position, players, answer, watch);
    const next = judge(game, position, players, answer, watch);
    if (next === undefined) return forfeited(game, position, players);
    position = next;
  }
}

/** The same from an answer on that comes later. */
async function goOn<F extends Family>(
  game: Game<F>,
  from: PositionOf<F>,
  players: Pair<F>,
  answer: Promise<MoveOf<F>>,
  watch: MoveWatch<F> | undefined,
): Promise<PlayedOut<F>> {
  let position = from;
  let move = await answer;
  for (;;) {
    const next = judge(game, position, players, move, watch);
    if (next === undefined) return forfeited(game, position, players);
    position = next;
    const outcome = game.outcome(position);
    if (outcome) return finished(players, { position, winner: outcome.winner, forfeit: false });
    move = await players[game.turn(position)].choose(position);
  }
}

/** The position after an answer, the same one when the player may try again, none when it forfeits. */
function judge<F extends Family>(
  game: Game<F>,
  position: PositionOf<F>,
  players: Pair<F>,
  move: MoveOf<F>,
  watch: MoveWatch<F> | undefined,
): PositionOf<F> | undefined {
  const next = game.play(position, move);
  if (next.ok) {
    watch?.(move, position);
    return next.value;
  }
  const player = players[game.turn(position)];
  if (!player.refused) return undefined;
  player.refused(next.refusal, move);
  return position;
}

function forfeited<F extends Family>(game: Game<F>, position: PositionOf<F>, players: Pair<F>): PlayedOut<F> {
  return finished(players, { position, winner: otherSeat(game.turn(position)), forfeit: true });
}

/** Both are told, which most players do not ask for. */
function finished<F extends Family>(players: Pair<F>, played: PlayedOut<F>): PlayedOut<F> {
  players[0].ended?.(resultFor(0, played.winner));
  players[1].ended?.(resultFor(1, played.winner));
  return played;
}
