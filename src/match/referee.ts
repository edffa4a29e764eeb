import { type Game, type GameId, must, type Outcome, otherSeat } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import type { AnyPlayer, Player } from "../players/player.ts";
import { begin, enter, gameOf, type Play } from "./play.ts";

/** One game with its whole log. Between players that answer at once there is no promise anywhere. */
export function playGame(
  id: GameId,
  options: unknown,
  players: readonly [AnyPlayer, AnyPlayer],
  watch: (play: Play) => void = () => {},
): Play | Promise<Play> {
  const game = gameOf(id);
  const notation = notationOf(id);

  /** The game after a player's answer; unchanged when the player was told to try again. */
  function judge(play: Play, answer: unknown): Play {
    const seat = game.turn(play.position);
    const player = players[seat];
    const legal = game.play(play.position, answer);
    if (!legal.ok && player.refused) {
      player.refused(legal.refusal, answer);
      return play;
    }
    const next = legal.ok
      ? must(enter(play, { type: "move", seat, move: notation.makeMove(answer, play.position) }))
      : must(enter(play, { type: "resign", seat }));
    watch(next);
    return next;
  }

  function goOn(from: Play): Play | Promise<Play> {
    let play = from;
    while (!play.ending) {
      const answer = players[game.turn(play.position)].choose(play.position);
      if (answer instanceof Promise) return answer.then((later) => goOn(judge(play, later)));
      play = judge(play, answer);
    }
    return play;
  }

  return goOn(must(begin(id, options)));
}

export interface Score {
  /** Rounds won by the first and by the second player. */
  readonly wins: readonly [number, number];
  readonly draws: number;
}

/**
 * A series of rounds, no log kept. The first player moves first in every round, or in every other one (`alternate`).
 * `watch` sees the score after each round.
 */
export function playRounds<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  options: Options,
  players: readonly [Player<Position, Move>, Player<Position, Move>],
  rounds: number,
  { alternate = false, watch }: { alternate?: boolean; watch?: (score: Score, round: number) => void } = {},
): Score | Promise<Score> {
  const start = game.start(options);
  const wins: [number, number] = [0, 0];
  let draws = 0;

  function count({ winner }: Outcome, swapped: boolean, round: number): void {
    if (winner === null) draws++;
    else wins[swapped ? otherSeat(winner) : winner]++;
    watch?.({ wins: [...wins], draws }, round);
  }

  function goOn(from: number): Score | Promise<Score> {
    for (let round = from; round <= rounds; round++) {
      const swapped = alternate && round % 2 === 0;
      const seated = swapped ? ([players[1], players[0]] as const) : players;
      const outcome = finish(game, start, seated);
      if (outcome instanceof Promise) {
        return outcome.then((later) => {
          count(later, swapped, round);
          return goOn(round + 1);
        });
      }
      count(outcome, swapped, round);
    }
    return { wins: [...wins], draws };
  }

  return goOn(1);
}

/** Plays from a position to the end. */
export function finish<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  from: Position,
  players: readonly [Player<Position, Move>, Player<Position, Move>],
): Outcome | Promise<Outcome> {
  let position = from;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome) return outcome;
    const player = players[game.turn(position)];
    const answer = player.choose(position);
    if (answer instanceof Promise) {
      const waiting = position;
      return answer.then((later) => {
        const next = judge(game, waiting, player, later);
        return "winner" in next ? next : finish(game, next.position, players);
      });
    }
    const next = judge(game, position, player, answer);
    if ("winner" in next) return next;
    position = next.position;
  }
}

/** The position after an answer, the same one when the player may try again, or the end when it forfeits. */
function judge<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  position: Position,
  player: Player<Position, Move>,
  move: Move,
): { readonly position: Position } | Outcome {
  const next = game.play(position, move);
  if (next.ok) return { position: next.value };
  if (!player.refused) return { winner: otherSeat(game.turn(position)) };
  player.refused(next.refusal, move);
  return { position };
}
