/** The two times a server needs: what a calendar says, and what never jumps. Handed in, so that tests have their own. */
export interface Time {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds from some beginning, never backwards. */
  steady(): number;
}

export const systemTime: Time = { wall: () => Date.now(), steady: () => performance.now() };
