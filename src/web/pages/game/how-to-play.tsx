import { gameTitle, howToText } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import type { FaceView } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";

/** The rules of the game being played, in three pictures with a sentence each. */
export function HowToPlay({ view, keys, close }: { view: FaceView; keys: () => void; close: () => void }) {
  const { id, options } = view.play.value;
  const { game } = language.value.page;
  const { SmallBoard, scenes } = faceOf(view.game);
  const { steps, notes } = howToText(language.value, id, options);
  const pictures = scenes(view.game, options);
  return (
    <Dialog title={game.howToPlay({ game: gameTitle(language.value, id) })} close={close}>
      <ol class="how-to">
        {steps.map((text, index) => {
          const picture = pictures?.[index];
          return (
            <li key={text}>
              {picture && (
                <div class="picture">
                  <SmallBoard id={id} game={view.game} {...picture} moving={false} />
                </div>
              )}
              <p>
                {index + 1}. {text}
              </p>
            </li>
          );
        })}
      </ol>
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <button type="button" onClick={keys}>
        {game.keys}
      </button>
    </Dialog>
  );
}
