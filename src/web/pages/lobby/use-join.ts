import { useRef, useState } from "preact/hooks";
import type { OpenGame } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { joinOnline } from "../../session/create.ts";
import type { LobbyFeed } from "../../session/lobby-feed.ts";

/** Sits down in an open game, one at a time; `problem` says in which words that did not work. */
export function useJoin(feed: LobbyFeed, name: string) {
  const busy = useRef(false);
  const [joining, setJoining] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | undefined>();

  async function join({ id }: OpenGame): Promise<void> {
    // A second press comes before this is shown.
    if (busy.current) return;
    busy.current = true;
    setJoining(true);
    setTrouble(undefined);
    const answer = await joinOnline(id, undefined, name);
    busy.current = false;
    setJoining(false);
    if (answer.ok) return go(`/game/${id}`);
    if (answer.trouble.code === "no-seat-free") feed.isOver(id, "taken");
    if (answer.trouble.code === "game-missing") feed.isOver(id, "gone");
    setTrouble(answer.trouble);
  }

  const isLate = trouble?.code === "no-seat-free" || trouble?.code === "game-missing";
  const problem = trouble && (isLate ? language.value.page.lobby.late : sayTrouble(trouble));
  return { join, joining, problem };
}
