import type { Result, Seat } from "../games/index.ts";
import { begin, enter, gameOf, type Play, positions, type Standing } from "../match/index.ts";
import { notationOf } from "../notation/index.ts";
import type { Finish, LoadedGame } from "../store/store.ts";

/** The play of a stored game, every event judged again. */
export function replayStored({ game, events }: LoadedGame): Result<Play> {
  let play = begin(game.game, game.options, game.from);
  for (const { event } of events) {
    if (!play.ok) return play;
    play = enter({ ...play.value, events: [] }, event);
  }
  return play;
}

/** How many moves stand at the last turn of this seat's own before now. */
export function ownTurnBefore(play: Play, seat: Seat): number | undefined {
  const game = gameOf(play.id);
  const all = positions(play);
  for (let moves = play.moves.length - 1; moves >= 0; moves--)
    if (game.turn(all[moves]) === seat) return moves;
  return undefined;
}

/** What is kept of a game with the event that ends it. */
export function finishOf({ id, position, ending }: Standing, at: number): Finish | undefined {
  return ending && { ...ending, at, position: notationOf(id).makePosition(position) };
}
