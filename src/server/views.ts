import type { Standing } from "../match/index.ts";
import { notationOf } from "../notation/index.ts";
import type {
  ClockSettings,
  ClockState,
  EndingView,
  GameHead,
  GameSummary,
  NumberedEvent,
  PersonView,
  SeatHead,
} from "../protocol/index.ts";
import type { Person } from "../roster/index.ts";
import type { EventText, Finish, FinishedGame, StoredEvent, StoredGame, StoredSeat } from "../store/index.ts";

/** What of a stored game everybody may see: no hashes. */
export function headOf(game: StoredGame): GameHead {
  const { id, options, from, seats, clock, listed, open, help, created, rematchOf } = game;
  return {
    id,
    game: game.game,
    options,
    ...(from === undefined ? {} : { from }),
    seats: seatHeads(seats),
    ...(clock === undefined ? {} : { clock: clockOf(clock) }),
    listed,
    open,
    ...(help ? { help } : {}),
    created,
    ...(rematchOf === undefined ? {} : { rematchOf }),
  };
}

function clockOf({ initial, increment, perMove }: ClockSettings): ClockSettings {
  return { initial, increment, ...(perMove ? { perMove } : {}) };
}

export function seatHeads([first, second]: StoredGame["seats"]): [SeatHead, SeatHead] {
  return [seatHead(first), seatHead(second)];
}

function seatHead({ name, tokenHash, computer, player }: StoredSeat): SeatHead {
  return {
    name,
    taken: tokenHash !== undefined,
    ...(computer === undefined ? {} : { computer }),
    ...(player === undefined ? {} : { player }),
  };
}

export function eventOf({ number, event, at, id }: StoredEvent): NumberedEvent {
  return { number, event, at, ...(id === undefined ? {} : { id }) };
}

/** How everyone at the game is told of an event; the store takes the same text. */
export function eventMessage(
  game: string,
  { number, event, at, id }: StoredEvent,
  clock: ClockState | undefined,
): EventText {
  return JSON.stringify({ type: "event", game, number, event, at, id, clock });
}

export function endingOf(play: Pick<Standing, "ending">): EndingView | null {
  return play.ending ? { winner: play.ending.winner, by: play.ending.by } : null;
}

export function personView({ username, given, family, kind, games, wins }: Person): PersonView {
  return { username, given, family, kind, games, wins };
}

/** What is kept of a game with the event that ends it. */
export function finishOf({ id, position, ending }: Standing, at: number): Finish | undefined {
  return ending && { ...ending, at, position: notationOf(id).makePosition(position) };
}

export function summaryOf({ game, finish, number }: FinishedGame): GameSummary {
  const { winner, by, position, at } = finish;
  return { ...headOf(game), number, position, ending: { winner, by }, changed: at };
}
