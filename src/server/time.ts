/** The two times a server needs: what a calendar says, and what never jumps. Handed in, so that tests have their own. */
export interface Time {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds from some beginning, never backwards. */
  steady(): number;
}

export const systemTime: Time = { wall: () => Date.now(), steady: () => performance.now() };

/** How often it is seen that the process runs, and how far the steady time goes on by itself between two looks. */
const lookEvery = 20;
const stall = 60;

/**
 * The time by the calendar, and the machine's own, but that the steady one stands still while the process does: nobody pays with his clock for what
 * held the server up, be it a long task, a thousand short ones in one turn of the event loop, or a machine that was frozen.
 * Only the timer says that a turn is over: whoever asks for the time in the middle of one proves nothing.
 */
export function servedTime(passed = systemTime.steady, wall = systemTime.wall): Time & { stop(): void } {
  let looked = passed();
  /** The steady time at that look. */
  let served = looked;
  const at = (now: number) => served + Math.min(now - looked, stall);
  const look = () => {
    const now = passed();
    served = at(now);
    looked = now;
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return { wall, steady: () => at(passed()), stop: () => clearInterval(timer) };
}
