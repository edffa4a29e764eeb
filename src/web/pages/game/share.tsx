import { useState } from "preact/hooks";
import {
  type Family,
  gameOf,
  type PositionOf,
  type Square,
  type TakingPosition,
} from "../../../games/index.ts";
import { type Play, recordOf } from "../../../match/index.ts";
import {
  fitsSaveString,
  makeRecord,
  makeSaveString,
  makeTranscript,
  notationOf,
} from "../../../notation/index.ts";
import { refusalText } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { Dialog } from "../../base/dialog.tsx";
import { canDraw } from "../../board/layout.ts";
import type { Table } from "../../session/game-view.ts";
import { makeGameLink } from "../../session/keep.ts";
import { loadGame } from "../../session/load.ts";

interface Copy {
  readonly name: string;
  readonly text: string;
}

/** Every text form of what is on the table, to copy; and a place to paste any of them. */
export function ShareDialog({
  table,
  load,
  close,
}: {
  table: Table;
  load: ((play: Play) => void) | undefined;
  close: () => void;
}) {
  const [copied, setCopied] = useState("");
  return (
    <Dialog title="Share and load" close={close}>
      <ul class="copies">
        {copiesOf(table).map(({ name, text }) => (
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
      {load && <LoadForm table={table} load={load} />}
    </Dialog>
  );
}

function LoadForm({ table, load }: { table: Table; load: (play: Play) => void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const { id, options } = table.session.play.value;
  return (
    <form
      class="load"
      onSubmit={(event) => {
        event.preventDefault();
        const loaded = loadGame(text, id, options);
        if (loaded.ok) load(loaded.value);
        else setWrong(refusalText(loaded.refusal));
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

function copiesOf(table: Table): Copy[] {
  const { session } = table;
  const play = session.play.value;
  const names = session.seats.value.map((seat) => seat.name) as [string, string];
  const position = table.position.value;
  const link =
    session.link ?? `${location.origin}/play/${play.id}#${makeGameLink(play, gameOf(play.id).defaults)}`;
  const copies: Copy[] = [{ name: "Link", text: link }];
  if (play.id === "reversi" && play.from === undefined) {
    const { size } = play.options as { size: number };
    copies.push({
      name: "Transcript",
      text: makeTranscript(play.moves as Square[], size) || "(no moves yet)",
    });
  }
  if (play.id === "piles" && fitsSaveString(position as TakingPosition)) {
    copies.push({ name: "Save string", text: makeSaveString(position as TakingPosition) });
  }
  if (play.id === "reversi" || canDraw((position as TakingPosition).options)) {
    copies.push({ name: "Position", text: notationOf(play.id).makePosition(position as PositionOf<Family>) });
  }
  copies.push({ name: "Record", text: makeRecord(recordOf(play, names)) });
  return copies;
}
