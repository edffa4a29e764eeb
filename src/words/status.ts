import {
  type Family,
  type GameId,
  gameOf,
  type MoveOf,
  otherSeat,
  type PositionOf,
  type Seat,
} from "../games/index.ts";
import { type Ending, type Standing, turnOf } from "../match/index.ts";
import type { Ended, Who } from "./facts.ts";
import { wordsOf } from "./families.ts";
import { sideName } from "./games.ts";
import type { HintJudgement, Language } from "./language.ts";

/** Who sits at a game and who of them is here. */
export interface Seating {
  readonly seats: readonly [SeatFacts, SeatFacts];
  /** The seats that move from here: both, one, or none for a watcher. */
  readonly ownSeats: readonly Seat[];
}

interface SeatFacts {
  /** Empty where the side's own name serves. */
  readonly name: string;
  readonly kind: "you" | "person" | "computer" | "open";
}

/** What the status line is made from. */
export interface Situation extends Seating {
  readonly play: Standing;
  /** The seat that made the last move that stands. */
  readonly mover: Seat | undefined;
  /** The seat whose move a computer is working out here. */
  readonly thinking: Seat | undefined;
}

/** Both sides as sentences name them: "you" for whoever sits here alone. */
export function whoIsWho(
  language: Language,
  game: GameId,
  { seats, ownSeats }: Seating,
): readonly [Who, Who] {
  const who = (seat: Seat): Who => ({
    name: seats[seat].name || sideName(language, game, seat),
    you: ownSeats.length === 1 && ownSeats[0] === seat,
  });
  return [who(0), who(1)];
}

/** What is going on, and what can be done now. */
export function statusText(language: Language, situation: Situation): string {
  const { play, seats, ownSeats, mover, thinking } = situation;
  const { status } = language;
  const who = whoIsWho(language, play.id, situation);
  if (play.ending) return endingText(language, play, play.ending, who, mover);
  if (seats.some((seat) => seat.kind === "open")) return status.seatOpen;
  const turn = turnOf(play);
  const sentences: string[] = [];
  if (mover === turn) {
    const side = (seat: Seat) => sideName(language, play.id, seat);
    sentences.push(status.passed({ passes: side(otherSeat(turn)), again: side(turn) }));
  }
  if (thinking !== undefined) sentences.push(status.thinking(who[thinking]));
  else if (ownSeats.length === 0) sentences.push(status.watching(who[turn]));
  else if (!ownSeats.includes(turn)) sentences.push(status.waiting(who[turn]));
  else sentences.push(wordsOf(play.family).turn(language, play.id, play.position, who[turn]));
  return language.text(sentences);
}

function endingText(
  language: Language,
  { family, id, position }: Standing,
  { winner, by }: Ending,
  who: readonly [Who, Who],
  mover: Seat | undefined,
): string {
  const words = wordsOf(family);
  if (winner === null) return words.drawn(language, position);
  const ended: Ended = { winner: who[winner], loser: who[otherSeat(winner)] };
  if (by === "resign") return language.status.resigned(ended);
  if (by === "time") return language.status.timeOut(ended);
  if (by === "claim") return language.status.claimed(ended);
  return words.won(language, id, position, { ...ended, mover: mover === undefined ? undefined : who[mover] });
}

/** A move as it happens, `Smart takes two stones.`; the position is the one before it. */
export function moveText(
  language: Language,
  game: GameId,
  position: PositionOf<Family>,
  move: MoveOf<Family>,
  who: Who,
): string {
  return wordsOf(gameOf(game).family).move(language, game, position, move, who);
}

/** A move as a thing with a name, `2 coins from pile 3`; the position is the one before it. */
export function moveName(
  language: Language,
  game: GameId,
  position: PositionOf<Family>,
  move: MoveOf<Family>,
): string {
  return wordsOf(gameOf(game).family).moveName(language, game, position, move);
}

/** The whole board, for a screen reader. */
export function boardName(language: Language, game: GameId, position: PositionOf<Family>): string {
  return wordsOf(gameOf(game).family).board(language, game, position);
}

/** Said in place of a board that is too large to draw. */
export function tooLargeText(language: Language, game: GameId, position: PositionOf<Family>): string {
  return wordsOf(gameOf(game).family).tooLarge(language, game, position);
}

/** Said while an earlier position of the game is shown. */
export function lookingBackText({ status }: Language, move: number, moves: number): string {
  return status.lookingBack({ move, moves });
}

export function takenBackText({ status }: Language, move: number): string {
  return status.takenBack({ move });
}

/** A recommended move, by its name, and what is known of it. */
export function hintText({ status }: Language, move: string, judged?: HintJudgement): string {
  return status.hint({ move, judged });
}
