import { isGameId } from "../../games/index.ts";
import { readEvent } from "../../notation/index.ts";
import { StoreError } from "../errors.ts";
import type {
  Aside,
  Finish,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredOffers,
  StoredSeat,
} from "../games.ts";

/** A game as its row has it, by `columns`. */
export interface GameRow {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly start: string | null;
  readonly clock_initial: number | null;
  readonly clock_increment: number | null;
  readonly clock_per_move: boolean;
  readonly listed: boolean;
  readonly open: boolean;
  readonly help: boolean;
  readonly invitation: string | null;
  readonly created: number;
  readonly rematch_of: string | null;
  readonly next: string | null;
  readonly seats: readonly SeatPart[];
  readonly seen_first: number | null;
  readonly seen_second: number | null;
  readonly changes: number;
  readonly offers: string | null;
  readonly ended: number | null;
  readonly winner: number | null;
  readonly ended_by: string | null;
  readonly last_position: string | null;
  readonly last_number: number | null;
}

type SeatPart = Omit<StoredSeat, "seenAt">;

export const columns = `g.key, g.id, g.game, g.options, g.start, g.clock_initial, g.clock_increment, g.clock_per_move, g.listed, g.open, g.help, g.invitation,
  g.created, g.rematch_of, g.next, g.seats, g.seen_first, g.seen_second, g.changes, g.offers, g.ended, g.winner, g.ended_by,
  g.last_position, g.last_number`;

/** Whether a seat waits for somebody. */
export const freeSeat = "(g.seats -> 0 ->> 'tokenHash' IS NULL OR g.seats -> 1 ->> 'tokenHash' IS NULL)";

/** An event as an array: how `load` asks for it, and how a folded game has it. */
export type EventRow = readonly [
  number: number,
  at: number,
  event: string,
  request: string | null,
  first: number | null,
  second: number | null,
];

export const eventArray = "json_build_array(e.number, e.at, e.event, e.request, e.left_first, e.left_second)";

/** Makes games of rows; a row that cannot be read is a damaged game. */
export class Rows {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  game(row: GameRow): StoredGame {
    const [first, second] = row.seats;
    if (!isGameId(row.game) || !first || !second) throw this.broken(row.id);
    const { clock_initial: initial, clock_increment: increment, clock_per_move: perMove } = row;
    return {
      id: row.id,
      game: row.game,
      options: this.#json(row.id, row.options),
      from: row.start ?? undefined,
      seats: [seatOf(first, row.seen_first), seatOf(second, row.seen_second)],
      clock:
        initial === null
          ? undefined
          : { initial, increment: increment ?? 0, ...(perMove ? { perMove } : {}) },
      listed: row.listed,
      open: row.open,
      help: row.help || undefined,
      invitationHash: row.invitation ?? undefined,
      created: row.created,
      rematchOf: row.rematch_of ?? undefined,
    };
  }

  finish({ ended, winner, ended_by: by, last_position: position }: GameRow): Finish | undefined {
    if (ended === null) return undefined;
    const who = winner === 0 || winner === 1 ? winner : null;
    return { at: ended, winner: who, by: by as Finish["by"], position: position ?? "" };
  }

  /** With all its events, which are one after the other, and as many as there were when it ended. */
  loaded(row: GameRow, events: readonly EventRow[]): LoadedGame {
    const finish = this.finish(row);
    if (finish && row.last_number !== events.length) throw this.broken(row.id);
    return {
      game: this.game(row),
      events: events.map((event, index) => this.#event(row.id, event, index + 1)),
      finish,
      next: row.next ?? undefined,
      changes: row.changes,
      offers: row.offers === null ? undefined : (this.#json(row.id, row.offers) as StoredOffers),
    };
  }

  broken(id: string): StoreError {
    return new StoreError("damaged", this.#address, { game: id });
  }

  /** Rows of games, but for those that cannot be read where somebody wants to be told of them. */
  each<Row extends { readonly id: string }, T>(
    rows: readonly Row[],
    aside: Aside | undefined,
    read: (row: Row) => T,
  ): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        if (!aside) throw error;
        aside(row.id, error);
        return [];
      }
    });
  }

  #event(id: string, [number, at, text, request, first, second]: EventRow, expected: number): StoredEvent {
    const event = readEvent(this.#json(id, text));
    if (!event || number !== expected) throw this.broken(id);
    const left = first === null || second === null ? undefined : ([first, second] as const);
    return { number, event, at, id: request ?? undefined, left };
  }

  #json(id: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw this.broken(id);
    }
  }
}

function seatOf({ name, tokenHash, takenAt, computer, player }: SeatPart, seen: number | null): StoredSeat {
  return { name, tokenHash, takenAt, seenAt: seen ?? undefined, computer, player };
}
