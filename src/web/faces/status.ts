import {
  type GameId,
  otherSeat,
  type ReversiPosition,
  reversi,
  type Seat,
  type Take,
  type TakingOptions,
} from "../../games/index.ts";
import type { Play } from "../../match/index.ts";
import { colour, counted, piece, rowWord } from "./nouns.ts";

interface SeatView {
  readonly name: string;
  readonly kind: "you" | "person" | "computer" | "open";
}

/** What the status line is made from. */
export interface Situation {
  readonly play: Play;
  readonly seats: readonly [SeatView, SeatView];
  readonly ownSeats: readonly Seat[];
  readonly turn: Seat;
  /** The seat that made the last move that stands. */
  readonly mover: Seat | undefined;
  readonly thinking: Seat | undefined;
}

/** One sentence or two: what is going on, and what can be done now. */
export function statusOf(situation: Situation): string {
  const { play, seats, ownSeats, turn, thinking } = situation;
  if (play.ending) return endingOf(situation);
  const passed = passOf(situation);
  const waiting = seats.findIndex((seat) => seat.kind === "open");
  if (waiting !== -1) return "Waiting for the other player. Send the invitation link to someone.";
  if (thinking !== undefined) return `${passed}${seats[thinking].name} is thinking.`;
  if (ownSeats.length === 0) return `${passed}${nameOf(situation, turn)} to move. You are watching.`;
  if (!ownSeats.includes(turn)) return `${passed}Waiting for ${nameOf(situation, turn)} to move.`;
  const whose = ownSeats.length === 1 ? "Your turn" : `${nameOf(situation, turn)}'s turn`;
  return `${passed}${whose}${whatToDo(play)}`;
}

/** The rule of the move, as one would say it: "Take 1 to 3 stones." */
export function whatToDo(play: Play): string {
  if (play.id === "reversi") {
    const count = reversi.countMoves(play.position as ReversiPosition);
    return count === 1 ? ": one square to choose." : `: ${count} squares to choose from.`;
  }
  return `. ${takeRule(play.id, play.options as TakingOptions)}`;
}

export function takeRule(game: GameId, options: TakingOptions): string {
  const many = piece(game, options, 2);
  const row = rowWord(game, options);
  const several = options.rows.length > 1;
  const place = options.middle
    ? several
      ? ` side by side in one ${row}`
      : " side by side"
    : several
      ? ` from ${row === "pile" ? "the top of one pile" : "the right end of one row"}`
      : " from the right end";
  return `Take ${howMany(options.take, piece(game, options, 1), many)}${place}.`;
}

function howMany(take: Take, one: string, many: string): string {
  if (take === "any") return `any number of ${many}`;
  if ("from" in take) {
    if (take.from === take.to) return take.from === 1 ? `one ${one}` : `${take.from} ${many}`;
    const or = take.to === take.from + 1 ? "or" : "to";
    return `${take.from} ${or} ${take.to} ${many}`;
  }
  return `${take.slice(0, -1).join(", ")} or ${take[take.length - 1]} ${many}`;
}

/** "Black cannot move; White plays again." when the same seat moves twice. */
function passOf({ play, turn, mover }: Situation): string {
  if (play.id !== "reversi" || mover !== turn || play.moves.length === 0) return "";
  return `${colour(otherSeat(turn))} cannot move; ${colour(turn)} plays again. `;
}

function nameOf({ play, seats }: Situation, seat: Seat): string {
  const { name } = seats[seat];
  return play.id === "reversi" && name === "" ? colour(seat) : name;
}

function endingOf(situation: Situation): string {
  const { play, ownSeats, seats, mover } = situation;
  const ending = play.ending as NonNullable<Play["ending"]>;
  const { winner, by } = ending;
  const score = play.id === "reversi" ? scoreOf(play.position as ReversiPosition) : "";
  if (winner === null) return `A draw, ${score}.`;
  const loser = otherSeat(winner);
  const mine = ownSeats.length === 1 ? (ownSeats[0] as Seat) : undefined;
  const won = mine === undefined ? `${seats[winner].name} won` : mine === winner ? "You won" : "You lost";
  const who = (seat: Seat) => (seat === mine ? "you" : seats[seat].name);
  if (by === "resign") return `${won}: ${who(loser)} resigned.`;
  if (by === "time") return `${won}: ${possessive(who(loser))} time ran out.`;
  if (play.id === "reversi") return `${won}, ${score}.`;
  const options = play.options as TakingOptions;
  if (mover === undefined) return `${won}.`;
  const last = `the last ${piece(play.id, options, 1)}`;
  if (left(play) > 0)
    return `${won}: ${counted(play.id, options, left(play))} left, and no move takes so few.`;
  if (mine === mover) return `${won} by taking ${last}.`;
  return `${won}: ${who(mover)} took ${last}.`;
}

function possessive(name: string): string {
  return name === "you" ? "your" : `${name}'s`;
}

function left(play: Play): number {
  const { rows } = play.position as { rows: readonly (readonly { length: number }[])[] };
  return rows.flat().reduce((sum, run) => sum + run.length, 0);
}

function scoreOf({ discs: [blacks, whites] }: ReversiPosition): string {
  if (blacks === whites) return `${blacks} discs each`;
  return blacks > whites ? `${blacks} to ${whites} for Black` : `${whites} to ${blacks} for White`;
}
