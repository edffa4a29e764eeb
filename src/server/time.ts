/** The two times a server needs: what a calendar says, and what never jumps. Handed in, so that tests have their own. */
export interface Time {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds from some beginning, never backwards. */
  steady(): number;
}

export const systemTime: Time = { wall: () => Date.now(), steady: () => performance.now() };

/** How often it is seen that the process runs, and from which gap between two looks it has not. */
const lookEvery = 20;
const stall = 60;

/**
 * The machine's own time, but that the steady one stands still while the process does: nobody pays with his clock for what
 * held the server up, be it a long task or a machine that was frozen.
 */
export function servedTime(passed = systemTime.steady): Time & { stop(): void } {
  let seen = passed();
  let stalled = 0;
  const look = () => {
    const now = passed();
    if (now - seen > stall) stalled += now - seen - lookEvery;
    seen = now;
    return now - stalled;
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return { ...systemTime, steady: look, stop: () => clearInterval(timer) };
}
