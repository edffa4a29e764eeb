import type { Seat } from "../games/index.ts";

/** What each seat has at the start and what a move adds, in milliseconds. */
export interface ClockSettings {
  readonly initial: number;
  readonly increment: number;
  /** Every move begins anew with `initial`, and nothing is added: days a move, as by correspondence. */
  readonly perMove?: true;
}

/** From here on a game is one by correspondence: nobody sits and waits, and being away says nothing. */
const halfDay = 43_200_000;

export function isByCorrespondence({ initial }: ClockSettings): boolean {
  return initial > halfDay;
}

/** What each seat has left, and whose time runs. */
export interface ClockState {
  readonly left: [number, number];
  readonly running: Seat | null;
}

/** What a clock grows to at most by what its moves add, unless it began with more: a day. */
export const mostTime = 86_400_000;
/** What a move is given back at most for the network's delay. */
export const mostDelay = 200;

/** Both seats' time. A value: `now` is always handed in, from a clock that never jumps. */
export interface GameClock {
  readonly settings: ClockSettings;
  /** What each seat had left at `since`. */
  readonly left: readonly [number, number];
  readonly running: Seat | null;
  /** May lie ahead: until then the running seat loses nothing. */
  readonly since: number;
}

/** A clock that stands still; `left` when it is not a new game's. */
export function newClock(
  settings: ClockSettings,
  left: readonly [number, number] = [settings.initial, settings.initial],
): GameClock {
  return { settings, left, running: null, since: 0 };
}

export function leftAt({ left, running, since }: GameClock, now: number): [number, number] {
  const spent = Math.max(0, Math.round(now - since));
  return [running === 0 ? left[0] - spent : left[0], running === 1 ? left[1] - spent : left[1]];
}

/** Milliseconds until the running seat's time is up; undefined when nothing runs. */
export function timeUpIn(clock: GameClock, now: number): number | undefined {
  return clock.running === null
    ? undefined
    : leftAt(clock, now)[clock.running] + Math.max(0, clock.since - now);
}

/** Whether the running seat's time is up, when what it sends takes `delay` to arrive. */
export function isTimeUp(clock: GameClock, now: number, delay = 0): boolean {
  return clock.running !== null && leftAt(clock, sentAt(now, delay))[clock.running] <= 0;
}

function sentAt(now: number, delay: number): number {
  return now - Math.min(Math.max(0, delay), mostDelay);
}

/** From `now` on it is another seat's time, or nobody's. One that goes on keeps what it had; a turn that is another's begins anew where every one does. */
export function pass(clock: GameClock, now: number, running: Seat | null): GameClock {
  const isHandedOn = clock.running !== null && running !== null && running !== clock.running;
  const left = clock.settings.perMove && isHandedOn ? anew(clock) : leftAt(clock, now);
  return { ...clock, left, running, since: now };
}

/** What both have where every move begins anew. */
function anew({ settings: { initial } }: GameClock): [number, number] {
  return [initial, initial];
}

/**
 * The seat has moved: it is paid its increment if its time was running, up to a bound. `delay` is what the network took of its
 * time; so much of it as it has spent is given back.
 */
export function press(clock: GameClock, now: number, running: Seat | null, delay = 0): GameClock {
  const { settings, running: mover } = clock;
  if (settings.perMove) return { ...clock, left: anew(clock), running, since: now };
  const left = leftAt(clock, sentAt(now, delay));
  if (mover !== null) {
    const most = Math.max(settings.initial, mostTime, left[mover]);
    left[mover] = Math.min(most, left[mover] + settings.increment);
  }
  return { ...clock, left, running, since: now };
}

/**
 * Moves are taken back, of each seat so many that were paid for: so are their increments. A second to move with is left. Where every
 * move begins anew, so does this one.
 */
export function takeBack(
  clock: GameClock,
  now: number,
  running: Seat | null,
  paid: readonly [number, number],
): GameClock {
  const { settings } = clock;
  if (settings.perMove) return { ...clock, left: anew(clock), running, since: now };
  const unpaid = (left: number, moves: number) =>
    Math.max(Math.min(left, leastLeft), left - moves * settings.increment);
  const [first, second] = leftAt(clock, now);
  return { ...clock, left: [unpaid(first, paid[0]), unpaid(second, paid[1])], running, since: now };
}

const leastLeft = 1000;

/** The running seat's time begins only at `now`: nothing before it counts. */
export function runFrom(clock: GameClock, now: number): GameClock {
  return { ...clock, since: now };
}

/** The running seat's time is up: it has nothing left, and nobody's time runs. */
export function runOut(clock: GameClock, now: number): GameClock {
  const left = leftAt(clock, now);
  if (clock.running !== null) left[clock.running] = 0;
  return { ...clock, left, running: null, since: now };
}

/**
 * A clock that stood still goes on at `since`. The seat is charged for what it had `spent` before, but always keeps something
 * to move with.
 */
export function resume(clock: GameClock, running: Seat, spent: number, since: number): GameClock {
  const left = leftAt({ ...clock, running, since: 0 }, spent);
  left[running] = Math.max(1, left[running]);
  return { ...clock, left, running, since };
}

export function clockState(clock: GameClock, now: number): ClockState {
  const [first, second] = leftAt(clock, now);
  return { left: [Math.max(0, first), Math.max(0, second)], running: clock.running };
}
