import type { Play } from "../../match/index.ts";
import type { PlayerSpec } from "../../players/index.ts";
import { faceOf } from "../faces/index.ts";

/** What answers for the computer: the move it would play, as it is written. */
export interface Thinker {
  choose(play: Play, player: PlayerSpec): Promise<string>;
}

/** Each family's players think where its face has them do it. */
export const thinker: Thinker = { choose: (play, player) => faceOf(play).choose(play, player) };
