import type { Seat } from "../games/index.ts";

/** What each seat has at the start and what a move adds, in milliseconds. */
export interface ClockSettings {
  readonly initial: number;
  readonly increment: number;
}

/** What each seat has left, and whose time runs. */
export interface ClockState {
  readonly left: [number, number];
  readonly running: Seat | null;
}

/** Both seats' time. A value: `now` is always handed in, from a clock that never jumps. */
export interface GameClock {
  readonly settings: ClockSettings;
  /** What each seat had left at `since`. */
  readonly left: readonly [number, number];
  readonly running: Seat | null;
  /** May lie ahead: until then the running seat loses nothing. */
  readonly since: number;
}

export function newClock(settings: ClockSettings): GameClock {
  return { settings, left: [settings.initial, settings.initial], running: null, since: 0 };
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

/** From `now` on it is another seat's time, or nobody's. */
export function pass(clock: GameClock, now: number, running: Seat | null): GameClock {
  return { ...clock, left: leftAt(clock, now), running, since: now };
}

/** The seat has moved: it is paid its increment if its time was running. */
export function press(clock: GameClock, now: number, running: Seat | null): GameClock {
  const { settings, running: mover } = clock;
  const left = leftAt(clock, now);
  if (mover !== null) left[mover] += settings.increment;
  return { ...clock, left, running, since: now };
}

export function clockState(clock: GameClock, now: number): ClockState {
  const [first, second] = leftAt(clock, now);
  return { left: [Math.max(0, first), Math.max(0, second)], running: clock.running };
}
