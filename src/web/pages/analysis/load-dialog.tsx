import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../base/dialog.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import type { FoundData } from "../../session/found-games.ts";
import { type Handed, openFound } from "./use-handed-in.ts";

/** So many games of a file are listed at a time. */
const atATime = 100;

/** A place to paste, a file to choose, and of a file with several games the list of them. */
export function LoadDialog({
  handed,
  read,
  close,
}: {
  handed: Handed | undefined;
  read: (data: FoundData | File) => void;
  close: () => void;
}) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState(handed);
  const { load } = language.value.page;
  useEffect(() => setShown(handed), [handed]);
  const refusal = shown && "refusal" in shown ? shown.refusal : undefined;
  return (
    <Dialog title={load.title} close={close}>
      <form
        class="load"
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <label>
          <span>{load.what}</span>
          <textarea
            rows={4}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{load.file}</span>
          <input
            type="file"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) read(file);
            }}
          />
        </label>
        <p class="note">{load.drop}</p>
        <p class="note wrong" role="status">
          {refusal && sayRefusal(refusal)}
        </p>
        <button type="submit">{load.read}</button>
      </form>
      {shown && "games" in shown && <FoundList handed={shown} failed={setShown} />}
    </Dialog>
  );
}

function FoundList({
  handed: { games },
  failed,
}: {
  handed: Extract<Handed, { readonly games: unknown }>;
  failed: (handed: Handed) => void;
}) {
  const [count, setCount] = useState(atATime);
  const { load } = language.value.page;
  return (
    <section class="found" aria-label={load.several({ games: games.length })}>
      <p role="status">{load.several({ games: games.length })}</p>
      <ol>
        {games.slice(0, count).map((game, index) => (
          <li key={index}>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                const handed = openFound(game);
                if (handed) failed(handed);
              }}
            >
              {game.title}
            </button>
          </li>
        ))}
      </ol>
      {games.length > count && (
        <button type="button" class="quiet" onClick={() => setCount(count + 10 * atATime)}>
          {load.more({ games: games.length - count })}
        </button>
      )}
    </section>
  );
}
