import {
  must,
  type Result,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
} from "../../games/index.ts";
import { makeRows } from "../../notation/index.ts";
import { winningMoves } from "../../solve/index.ts";
import type { Draw } from "./draft.ts";

/** Who sits where: a person's moves are typed, a computer's are its own. */
export type Sitting = readonly ["human" | "ai", "human" | "ai"];

/** A move that is typed, and the positions it may be typed in: several where a computer had a choice. */
export interface Typed {
  readonly positions: readonly TakingPosition[];
  readonly text: string;
}

/** How a console writes and reads a move. */
export interface MoveNotation {
  make(move: TakingMove): string;
  parse(text: string, position: TakingPosition): Result<TakingMove>;
}

/** How many moves are tried before a game is given up. */
const mostTries = 400;

/**
 * Moves to type that are legal, and as many as the game asks for, whatever a right computer player chooses; undefined where
 * none were found. The outcome may depend on its choices, the number of lines that are read does not.
 */
export function robustMoves(
  rules: TakingGame,
  start: TakingPosition,
  sitting: Sitting,
  notation: MoveNotation,
  draw: Draw,
): Typed[] | undefined {
  let tries = 0;

  function from(positions: readonly TakingPosition[], someOver: boolean): Typed[] | undefined {
    const going = positions.filter((position) => !rules.outcome(position));
    const [first] = going;
    if (!first) return [];
    const over = someOver || going.length < positions.length;
    if (sitting[rules.turn(first)] === "ai") return from(unique(going.flatMap(replies)), over);
    if (over) return undefined;
    for (const text of draw.shuffled(legalInAll(going))) {
      if (++tries > mostTries) return undefined;
      const next = going.map((position) => must(after(position, text)));
      const rest = from(unique(next), false);
      if (rest) return [{ positions: going, text }, ...rest];
    }
    return undefined;
  }

  function after(position: TakingPosition, text: string): Result<TakingPosition> {
    const move = notation.parse(text, position);
    return move.ok ? rules.play(position, move.value) : move;
  }

  function replies(position: TakingPosition): TakingPosition[] {
    const wins = must(winningMoves(position));
    const moves = wins.length > 0 ? wins : [...rules.moves(position)];
    return moves.map((move) => must(rules.play(position, move)));
  }

  function legalInAll([first, ...others]: readonly TakingPosition[]): string[] {
    const texts = first ? [...rules.moves(first)].map(notation.make) : [];
    return texts.filter((text) => others.every((position) => after(position, text).ok));
  }

  return from([start], false);
}

function unique(positions: readonly TakingPosition[]): TakingPosition[] {
  return [...new Map(positions.map((position) => [makeRows(position), position])).values()];
}
