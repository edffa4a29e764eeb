import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { replayLink } from "../../session/replay-link.ts";
import { viewAddress } from "../../session/start.ts";
import { BrokenReplay } from "./broken-replay.tsx";
import { Replay } from "./replay.tsx";

/** A game that plays through by itself: the same link as that of the game, on a page to be shown to others. */
export function ReplayPage() {
  const { path, hash } = place.value;
  const { id, play, trouble } = replayLink(`${path}#${hash}`);
  const { replay, online } = language.value.page;
  const title = id ? gameTitle(language.value, id) : "";
  useTitle(play ? replay.title({ game: title }) : online.cannotOpen, "Grundy");
  if (!play) return <BrokenReplay id={id} trouble={trouble} />;
  return (
    <section class="replay-page">
      <header class="replay-head">
        <h1>{title}</h1>
        <a href={viewAddress(play)}>{replay.toGame}</a>
      </header>
      <Replay key={`${path}#${hash}`} play={play} trouble={trouble} />
      <p class="note replay-keys">{replay.keys}</p>
    </section>
  );
}
