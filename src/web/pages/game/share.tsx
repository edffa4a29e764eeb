import { useState } from "preact/hooks";
import { type Play, recordOf } from "../../../match/index.ts";
import { makeRecord, notationOf } from "../../../notation/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { Dialog } from "../../base/dialog.tsx";
import { sayRefusal } from "../../base/language.ts";
import type { Copy } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import { makeGameLink } from "../../session/game-link.ts";
import type { GameView } from "../../session/game-view.ts";
import { loadGame } from "../../session/load.ts";

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
  const [copied, setCopied] = useState("");
  return (
    <Dialog title="Share and load" close={close}>
      <ul class="copies">
        {copiesOf(view).map(({ name, text }) => (
          <li key={name}>
            <span class="copy-name">{name}</span>
            <code title={text}>{text}</code>
            <button
              type="button"
              aria-label={`Copy the ${name.toLowerCase()}`}
              onClick={async () => {
                const done = await copyText(text);
                setCopied(done ? name : "");
                announce(
                  done ? `${name} copied.` : "The browser does not allow copying; select the text instead.",
                );
              }}
            >
              {copied === name ? "Copied" : "Copy"}
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
  const [wrong, setWrong] = useState("");
  const { id, options } = view.play.value;
  return (
    <form
      class="load"
      onSubmit={(event) => {
        event.preventDefault();
        const loaded = loadGame(text, id, options);
        if (loaded.ok) load(loaded.value);
        else setWrong(sayRefusal(loaded.refusal));
      }}
    >
      <label>
        <span>Load a record, a link, a transcript, a save string or a position</span>
        <textarea
          rows={3}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="note wrong" role="status">
        {wrong}
      </p>
      <button type="submit">Load</button>
    </form>
  );
}

function copiesOf(view: GameView): Copy[] {
  const play = view.play.value;
  const shown = view.position.value;
  const link = view.session.link ?? `${window.location.origin}/play/${play.id}#${makeGameLink(play)}`;
  const [first, second] = view.session.seats.value;
  return [
    { name: "Link", text: link },
    ...faceOf(view.game).copies(play, shown),
    { name: "Position", text: notationOf(play.id).makePosition(shown) },
    { name: "Record", text: makeRecord(recordOf(play, [first.name, second.name])) },
  ];
}
