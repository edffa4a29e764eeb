import type { Referee, RefereeEvents, RefereeSetup } from "./referee.ts";

export { type Checked, observe } from "./checker.ts";
export type * from "./referee.ts";

export interface RefereeOptions {
  /** Where the thread's module is as JavaScript; itself in a bundle. */
  readonly url?: URL;
}

/** Starts a thread that does nothing else than play `lanes` games at once; rejects where the bots cannot be prepared. */
export async function openReferee(
  setup: RefereeSetup,
  events: RefereeEvents,
  { url }: RefereeOptions = {},
): Promise<Referee> {
  // In a chunk of its own: it is the thread's program as well.
  const { startThread } = await import("./thread.ts");
  return startThread(setup, events, url);
}
