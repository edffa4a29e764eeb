import { useState } from "preact/hooks";
import { type Play, recordOf } from "../../../match/index.ts";
import { makeRecord, notationOf } from "../../../notation/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { Copy } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";
import { embedAddress, replayAddress } from "../../session/replay-link.ts";
import { viewAddress } from "../../session/start.ts";
import { Copies } from "./copies.tsx";
import { LoadForm } from "./load-form.tsx";
import { PicturePart } from "./picture-part.tsx";

/** Most wanted first. The picture is made when its part is opened. */
export function ShareBody({ view, load }: { view: GameView; load: ((play: Play) => void) | undefined }) {
  const { share, picture } = language.value.page;
  const [drawn, setDrawn] = useState(false);
  return (
    <div class="share">
      <section aria-label={share.show}>
        <Copies copies={linksOf(view)} />
      </section>
      <details onToggle={(event) => event.currentTarget.open && setDrawn(true)}>
        <summary>{picture.title}</summary>
        {drawn && <PicturePart view={view} />}
      </details>
      <section class="share-text">
        <h3>{share.asText}</h3>
        <Copies copies={textsOf(view)} />
      </section>
      {load && <LoadForm view={view} load={load} />}
    </div>
  );
}

function linksOf({ play, session }: GameView): Copy[] {
  const { origin } = window.location;
  const game = play.value;
  const title = gameTitle(language.value, game.id);
  return [
    { name: "link", text: session.link ?? origin + viewAddress(game) },
    { name: "replay", text: origin + replayAddress(game) },
    { name: "embed", text: frameText(origin + embedAddress(game), title) },
  ];
}

/** What puts the replay into a page of one's own. */
function frameText(address: string, title: string): string {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: address, title, width: "480", height: "640", loading: "lazy" });
  return frame.outerHTML;
}

function textsOf(view: GameView): Copy[] {
  const play = view.play.value;
  const shown = view.position.value;
  return [
    ...faceOf(view.game).copies(play, shown),
    { name: "position", text: notationOf(play.id).makePosition(shown) },
    { name: "record", text: makeRecord(recordOf(play, view.session.recordNames)) },
  ];
}
