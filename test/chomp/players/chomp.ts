import { type ChompMove, type ChompPosition, chomp, must } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { PromptPlayer } from "./player.ts";

/** Plays perfectly: to a position that is lost for the other, at random where there is none. */
export function chompPlayer(chance: Chance): PromptPlayer<"chomp"> {
  const known = new Map<string, boolean>();
  /** Whether the side to move wins; of a finished game it has won. */
  const wins = (position: ChompPosition): boolean => {
    const key = position.left.join();
    const value =
      known.get(key) ?? (chomp.outcome(position) !== undefined || winningMove(position) !== undefined);
    known.set(key, value);
    return value;
  };
  const winningMove = (position: ChompPosition): ChompMove | undefined =>
    [...chomp.moves(position)].find((move) => !wins(must(chomp.play(position, move))));
  return {
    name: "Smart",
    choose: (position) =>
      winningMove(position) ?? chomp.moveAt(position, Math.floor(chance() * chomp.countMoves(position))),
  };
}
