import { useRef, useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { go } from "../../base/router.ts";
import { type Trouble, trouble } from "../../base/trouble.ts";

/** Makes a game for a friend at once, and goes there; a second press that comes meanwhile makes no second one. */
export function useInvite(game: GameId) {
  const busy = useRef(false);
  const [isInviting, setInviting] = useState(false);
  const [problem, setProblem] = useState<Trouble | undefined>();

  async function invite(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setInviting(true);
    setProblem(undefined);
    const load = import("../../session/play-friend.ts");
    const started = await load.then(
      ({ playFriend }) => playFriend(game),
      () => ({ ok: false, trouble: trouble("offline") }) as const,
    );
    busy.current = false;
    setInviting(false);
    if (started.ok) go(started.address);
    else setProblem(started.trouble);
  }

  return { invite, isInviting, problem };
}
