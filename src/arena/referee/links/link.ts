import type { Family, GameId, MoveOf, OptionsOf, PositionOf, Seat } from "../../../games/index.ts";
import type { Fault } from "../../game.ts";
import type { ClockRule } from "../../setup.ts";

/**
 * One process spoken to in one protocol. A link knows neither processes nor clocks nor rules: it makes text of what the referee tells and an answer
 * of what the program says, within the pipe's own event. There are no promises and no timers here: whatever takes too long, ends or floods is found by
 * the referee. Members are methods on purpose: a family's link stands where any is asked for.
 */
export interface Link<F extends Family = Family> {
  /** Whether `heard` is given lines without their ends, or text as it comes, prompts and line ends included. */
  readonly hears: "lines" | "text";
  /** Whether the process can be asked for another game; read after `over`. */
  readonly lasting: boolean;
  /** The process has been started: what is said once. */
  start(): void;
  /** A game begins. Often there is nothing to wait for; `ask` may follow at once or only after the other's move. */
  begin(game: LinkGame<F>): void;
  /** It is this bot's turn: exactly one `host.answer` or `host.fault` is due, from within `heard` (or at once). */
  ask(turn: LinkTurn<F>): void;
  /** The program has said something, asked for or not. */
  heard(text: string): void;
  /** The game that was begun has ended, whoever's turn it was. */
  over(result: LinkResult): void;
  /** It is to end by itself: last words. Its input is closed behind them, and soon it is ended. */
  close(): void;
}

/** What a link may do. */
export interface LinkHost {
  /** Says text with its line ends. It is gathered, and written as one after `ask` (or at the next tick). */
  send(text: string): void;
  /** It has started and can play: until here time is start time. An answer says so as well. */
  ready(): void;
  /** The move that was asked for, in any form that the game's notation reads. */
  answer(move: string): void;
  /** It broke the rules of the protocol: the game is lost by it, or between games nothing is, and the process is ended. */
  fault(fault: Fault): void;
}

/** What is the same in every game of a process. */
export interface LinkSetup<F extends Family = Family> {
  readonly game: GameId;
  readonly options: OptionsOf<F>;
  readonly clock: ClockRule;
  /** How the process was begun, where it says more than which program it is. */
  readonly command?: readonly string[];
  /** How many plies it is told to look ahead, in a protocol that has no clock. */
  readonly depth?: number;
}

export type MakeLink<F extends Family = Family> = (setup: LinkSetup<F>, host: LinkHost) => Link<F>;

export interface LinkGame<F extends Family = Family> {
  /** Its number in the schedule. */
  readonly number: number;
  readonly opening: PositionOf<F>;
  /** Moves from the game's own start that lead to the opening, where they were given. */
  readonly path: readonly MoveOf<F>[] | undefined;
  /** The bot's seat in the game: it need not be 0 for whoever moves first, since an opening may have the second seat to move. */
  readonly seat: Seat;
}

/** Reused from turn to turn: a link that wants to keep it copies what it wants. */
export interface LinkTurn<F extends Family = Family> {
  readonly position: PositionOf<F>;
  /** All since the opening, both players'. */
  readonly moves: readonly MoveOf<F>[];
  /** The last of them as records write it. */
  readonly last: string | undefined;
  /** Milliseconds that are left to this bot for this move, and to the other for its next. */
  readonly own: number;
  readonly other: number;
  /** Moves until more time is given, where the clock counts moves. */
  readonly movesToGo: number | undefined;
}

export interface LinkResult {
  /** Whether this bot has won; null for a draw. */
  readonly won: boolean | null;
  readonly plies: number;
  /** The last move of the game, as records write it, where the other has made it: this bot has not been shown it. */
  readonly last: string | undefined;
}
