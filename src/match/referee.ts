import {
  type Family,
  type Game,
  type GameId,
  gameOf,
  must,
  type OptionsOf,
  type Outcome,
  otherSeat,
} from "../games/index.ts";
import { type GameEvent, notationOf } from "../notation/index.ts";
import type { Player } from "../players/index.ts";
import { begin, enter, type Play } from "./play.ts";
import { type PlayedOut, playOut } from "./playout.ts";

/** One game with its whole log. An illegal move that forfeits is entered as a resignation. */
export function playGame(
  id: GameId,
  options: unknown,
  players: readonly [Player, Player],
  watch: (play: Play) => void = () => {},
): Play | Promise<Play> {
  const game = gameOf(id);
  const notation = notationOf(id);
  let play = must(begin(id, options));

  function log(event: GameEvent): void {
    play = must(enter(play, event));
    watch(play);
  }
  function end({ forfeit, position }: PlayedOut): Play {
    if (forfeit) log({ type: "resign", seat: game.turn(position) });
    return play;
  }
  const played = playOut(game, play.start, players, (move, before) => {
    log({ type: "move", seat: game.turn(before), move: notation.makeMove(move, before) });
  });
  return played instanceof Promise ? played.then(end) : end(played);
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
export function playRounds<F extends Family>(
  game: Game<F>,
  options: OptionsOf<F>,
  players: readonly [Player<F>, Player<F>],
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
      const played = playOut(game, start, seated);
      if (played instanceof Promise) {
        return played.then((later) => {
          count(later, swapped, round);
          return goOn(round + 1);
        });
      }
      count(played, swapped, round);
    }
    return { wins: [...wins], draws };
  }

  return goOn(1);
}
