import { useEffect, useState } from "preact/hooks";
import { gameTitle } from "../../../words/index.ts";
import { Announcer } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { Paints } from "../../board/paints.tsx";
import { replayLink } from "../../session/replay-link.ts";
import { BrokenReplay } from "./broken-replay.tsx";
import { Replay } from "./replay.tsx";

/** The replay alone, in a frame of somebody's page: nothing on it changes anything, and its one link opens a window of its own. */
export function EmbedPage() {
  const [link, setLink] = useState(() => window.location.pathname + window.location.hash);
  useEffect(() => {
    const follow = () => setLink(window.location.pathname + window.location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const { id, play, trouble, hash } = replayLink(link);
  const title = id ? gameTitle(language.value, id) : "Grundy";
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { replay } = language.value.page;
  return (
    <main class="embed">
      {play && <h1 class="unseen">{replay.title({ game: title })}</h1>}
      {play ? (
        <Replay key={link} play={play} trouble={trouble} />
      ) : (
        <BrokenReplay id={id} trouble={trouble} />
      )}
      <a class="open note" href={id ? `/replay/${id}#${hash}` : "/"} target="_blank" rel="noopener">
        {replay.open}
      </a>
      <Announcer />
      <Paints />
    </main>
  );
}
