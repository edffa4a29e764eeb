export interface Report {
  /** Moves that somebody has seen. */
  moves: number;
  /** Shown or answered, and later not there, or another. */
  lost: number;
  /** Requests that became two events, and events told twice. */
  doubled: number;
  /** Events that were left out. */
  gaps: number;
  /** States that knew less than had been shown. */
  back: number;
  /** The longest time a game stood still, in milliseconds. */
  slowest: number;
  /** Requests sent again because nothing was known of them. */
  repeated: number;
  /** Moves that came too late against the same seat's other connection. */
  beaten: number;
  /** Games that came to their end. */
  ended: number;
}

/** What must never be. */
export const clean = { lost: 0, doubled: 0, gaps: 0, back: 0 };

export function wrongs({ lost, doubled, gaps, back }: Report): number {
  return lost + doubled + gaps + back;
}

/** How far somebody at a game has seen it. */
export interface Seen {
  seen: number;
  /** He has been shown the state that he asked this server for. */
  isThere: boolean;
}

interface SeenEvent {
  readonly number: number;
  readonly id?: string | undefined;
}

/** What has been shown of one game to anybody, and what of it must not have been. */
export class GameNotes {
  /** The id of the event with each number. */
  readonly known: string[] = [];
  readonly #report: Report;
  /** Requests that may be answered twice. */
  readonly #repeated = new Set<string>();

  constructor(report: Report) {
    this.#report = report;
  }

  repeats(id: string): void {
    this.#report.repeated++;
    this.#repeated.add(id);
  }

  /** Somebody is told an event. Whether nobody had been before. */
  event(by: Seen, { number, id = "" }: SeenEvent): boolean {
    if (number <= by.seen && !this.#repeated.has(id)) this.#report.doubled++;
    const isNext = number <= by.seen + 1;
    // While a long state is made something may be told that is ahead of it; it will be part of it.
    if (!isNext && by.isThere) this.#report.gaps++;
    if (isNext || by.isThere) by.seen = Math.max(by.seen, number);
    return this.know(number, id);
  }

  /** Somebody is shown a game whose first `after` events he has. Whether something of it is new to everyone. */
  state(by: Seen, after: number, events: readonly SeenEvent[]): boolean {
    const seen = after + events.length;
    if (after > by.seen) this.#report.gaps++;
    if (seen < by.seen) this.#report.back++;
    by.seen = seen;
    return events.map(({ number, id = "" }) => this.know(number, id)).includes(true);
  }

  /** Whether nobody has known it before. */
  know(number: number, id: string): boolean {
    const before = this.known[number - 1];
    if (before === undefined) {
      this.known[number - 1] = id;
      this.#report.moves++;
    } else if (before !== id) this.#report.lost++;
    return before === undefined;
  }

  /** What a server, or the store, lacks in the end of what was shown. */
  lacking(events: readonly SeenEvent[]): number {
    return this.known.filter((id, index) => events[index]?.id !== id).length;
  }

  /** A game as a server, or the store, has it in the end. */
  compare(events: readonly SeenEvent[]): void {
    this.#report.lost += this.lacking(events);
    this.#report.doubled += events.length - new Set(events.map(({ id }) => id)).size;
    this.#report.gaps += events.filter(({ number }, index) => number !== index + 1).length;
  }
}
