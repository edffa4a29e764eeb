import type { Play } from "../../match/index.ts";

/** What answers for the computer: the move it would play, as it is written. */
export interface Thinker {
  choose(play: Play, level: string): Promise<string>;
}
