import type { Play } from "../../match/index.ts";
import type { Session } from "./session.ts";

/** What of a game can be heard. */
export interface Moment {
  readonly play: Play;
  /** Whether a seat still waits for somebody. */
  readonly open: boolean;
  /** False before a server has said for the first time how the game stands: what comes then is no news. */
  readonly known: boolean;
}

export function momentOf({ play, seats, connection }: Session): Moment {
  return {
    play: play.value,
    open: seats.value.some(({ kind }) => kind === "open"),
    known: connection.value !== "connecting",
  };
}
