import type { Play } from "../../match/index.ts";
import type { GameResult, PlayerSpec } from "../../players/index.ts";
import type { Patience, Saying } from "../faces/face.ts";
import { faceOf } from "../faces/index.ts";
import { addResult, resultsOf } from "./results.ts";

/** What answers for the computer. */
export interface Thinker {
  /** The move it would play, as it is written. */
  choose(play: Play, player: PlayerSpec, patience?: Patience): Promise<string>;
  /** No answer comes sooner, in milliseconds: what was played before it has to be seen first. At once where nothing is said. */
  readonly leastWait?: number;
  /** What a player that thinks aloud says of that move. */
  think?(play: Play, player: PlayerSpec, move: string): Promise<Saying | undefined>;
  /** Told how a game against one person ended for that person; `id` is that of a game on a server. */
  ended?(play: Play, player: PlayerSpec, result: GameResult, id?: string): void;
}

/** Each family's players think where its face has them do it. */
export const thinker: Thinker = {
  leastWait: 600,
  choose: (play, player, patience) => faceOf(play).choose(play, player, resultsOf(play.id), patience),
  think: async (play, player, move) => faceOf(play).think?.(play, player, move),
  ended({ id: game }, player, result, id) {
    if (player.kind === "adaptive") addResult(game, result, id);
  },
};

/** What was said of a move, and how many moves there were with it. */
export interface Thought {
  readonly after: number;
  readonly say: Saying;
}

export interface Answer {
  readonly move: string;
  readonly thought: Thought | undefined;
}

/** The computer's move with what it says of it. What cannot be said is no reason not to move. */
export async function answerOf(
  thinker: Thinker,
  play: Play,
  player: PlayerSpec,
  patience?: Patience,
): Promise<Answer> {
  const { leastWait } = thinker;
  const seen = leastWait === undefined ? undefined : pause(leastWait);
  const move = await thinker.choose(play, player, patience);
  const say = await thinker.think?.(play, player, move).catch(() => undefined);
  await seen;
  return { move, thought: say && { after: play.moves.length + 1, say } };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
