import { useState } from "preact/hooks";
import type { Refusal } from "../../../games/index.ts";
import { type Play, recordOf } from "../../../match/index.ts";
import { makeRecord, notationOf } from "../../../notation/index.ts";
import type { CopyName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import type { Copy } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import { makeGameLink } from "../../session/game-link.ts";
import type { GameView } from "../../session/game-view.ts";
import { loadGame, serverGame } from "../../session/load.ts";

/** Every text form of what is on the table, to copy; and a place to paste any of them. */
export function ShareDialog({
  view,
  load,
  close,
}: {
  view: GameView;
  load: ((play: Play) => void) | undefined;
  close: () => void;
}) {
  const [copied, setCopied] = useState<CopyName | undefined>();
  const { share, shell } = language.value.page;
  return (
    <Dialog title={share.title} close={close}>
      <ul class="copies">
        {copiesOf(view).map(({ name, text }) => (
          <li key={name}>
            <span class="copy-name">{share.names[name]}</span>
            <code title={text}>{text}</code>
            <button
              type="button"
              aria-label={share.copyThe[name]}
              onClick={async () => {
                const done = await copyText(text);
                setCopied(done ? name : undefined);
                announce(done ? share.copiedThe[name] : shell.copyRefused);
              }}
            >
              <SteadyText
                shown={copied === name ? share.copied : share.copy}
                among={[share.copied, share.copy]}
              />
            </button>
          </li>
        ))}
      </ul>
      {load && <LoadForm view={view} load={load} />}
    </Dialog>
  );
}

function LoadForm({ view, load }: { view: GameView; load: (play: Play) => void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<Refusal | undefined>();
  const { share } = language.value.page;
  const { id, options } = view.play.value;
  return (
    <form
      class="load"
      onSubmit={(event) => {
        event.preventDefault();
        const elsewhere = serverGame(text, window.location.origin);
        if (elsewhere !== undefined) return go(elsewhere);
        const loaded = loadGame(text, id, options);
        if (loaded.ok) load(loaded.value);
        else setWrong(loaded.refusal);
      }}
    >
      <label>
        <span>{share.loadWhat}</span>
        <textarea
          rows={3}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="note wrong" role="status">
        {wrong && sayRefusal(wrong, id)}
      </p>
      <button type="submit">{share.load}</button>
    </form>
  );
}

function copiesOf(view: GameView): Copy[] {
  const play = view.play.value;
  const shown = view.position.value;
  const link = view.session.link ?? `${window.location.origin}/play/${play.id}#${makeGameLink(play)}`;
  return [
    { name: "link", text: link },
    ...faceOf(view.game).copies(play, shown),
    { name: "position", text: notationOf(play.id).makePosition(shown) },
    { name: "record", text: makeRecord(recordOf(play, view.session.recordNames)) },
  ];
}
