import { useRef, useState } from "preact/hooks";
import type { Refusal, Result } from "../../../games/index.ts";
import type { Play } from "../../../match/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { type FoundGame, readFound, readFoundFile } from "../../session/found-games.ts";
import type { GameView } from "../../session/game-view.ts";
import { serverGame } from "../../session/load.ts";
import { FoundList } from "./found-list.tsx";

/** Takes whatever is pasted, dropped or chosen; of several games one is chosen. */
export function LoadForm({ view, load }: { view: GameView; load: (play: Play) => void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<Refusal | undefined>();
  const [games, setGames] = useState<readonly FoundGame[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const { share } = language.value.page;
  const { id, options } = view.play.value;
  const here = { id, options };

  function open(game: FoundGame) {
    const play = game.open();
    if (play.ok) load(play.value);
    else setWrong(play.refusal);
  }

  function take(found: Result<readonly FoundGame[]>) {
    setWrong(found.ok ? undefined : found.refusal);
    setGames(found.ok && found.value.length > 1 ? found.value : []);
    const [first, second] = found.ok ? found.value : [];
    if (first && !second) open(first);
  }

  const takeFile = async (file: File | undefined) => file && take(await readFoundFile(file, here));

  return (
    <form
      class="load"
      onSubmit={(event) => {
        event.preventDefault();
        const elsewhere = serverGame(text, window.location.origin);
        if (elsewhere !== undefined) return go(elsewhere);
        take(readFound(text, here));
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        void takeFile(file);
      }}
    >
      <label>
        <span>{share.loadWhat}</span>
        <textarea
          rows={2}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="load-buttons">
        <button type="submit">{share.load}</button>
        <button type="button" onClick={() => input.current?.click()}>
          {share.chooseFile}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={share.chooseFile}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen again when it has been changed.
            currentTarget.value = "";
            void takeFile(file);
          }}
        />
      </div>
      <p class="note wrong" role="status">
        {wrong && sayRefusal(wrong, id)}
      </p>
      {games.length > 1 && <FoundList games={games} open={open} />}
    </form>
  );
}
