import { useEffect, useState } from "preact/hooks";
import { gameTitle, shorten, sideName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  dataAddress,
  download,
  makePng,
  sharePicture,
} from "../../base/picture-file.ts";
import type { GameView } from "../../session/game-view.ts";
import { drawPicture, type Picture, pageTheme } from "./draw-picture.tsx";

/** The position that is shown, as a file: how it will look, what to choose, and ways to take it along. */
export function PicturePart({ view }: { view: GameView }) {
  const [theme, setTheme] = useState(pageTheme);
  const [marked, setMarked] = useState(true);
  const [captioned, setCaptioned] = useState(true);
  const [drawn, setDrawn] = useState<Picture | "too-large" | undefined>();
  const words = language.value.page.picture;
  const caption = captionOf(view);
  const [play, index] = [view.play.value, view.index.value];
  const wanted = captioned ? caption.join("\n") : "";
  useEffect(() => {
    let current = true;
    void drawPicture(view, { theme, marked, caption: captioned ? caption : [] }).then(
      (picture) => current && setDrawn(picture ?? "too-large"),
    );
    return () => {
      current = false;
    };
  }, [play, index, theme, marked, wanted]);
  if (drawn === "too-large") return <p class="note">{words.tooLarge}</p>;

  const name = `grundy-${play.id}-${index}`;
  const png = async ({ svg, width, height }: Picture) => makePng(svg, width, height);
  const button = (text: string, act: (picture: Picture) => unknown) => (
    <button type="button" disabled={!drawn} onClick={() => drawn && act(drawn)}>
      {text}
    </button>
  );
  return (
    <div class="still-picture">
      <div class="still-preview">
        {drawn && <img src={dataAddress(drawn.svg)} alt={words.preview({ caption: caption.join(", ") })} />}
      </div>
      <div class="still-wishes">
        <Choice
          label={words.colours}
          value={theme}
          choices={[
            ["light", words.light],
            ["dark", words.dark],
          ]}
          set={setTheme}
        />
        <Check label={words.marked} on={marked} set={setMarked} />
        <Check label={words.captioned} on={captioned} set={setCaptioned} />
      </div>
      <div class="still-ways">
        {button(words.png, async (picture) => download(await png(picture), `${name}.png`))}
        {button(words.svg, ({ svg }) => download(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`))}
        {canCopyPictures() &&
          button(words.copy, async (picture) =>
            announce((await copyPicture(png(picture))) ? words.copied : words.copyRefused),
          )}
        {canSharePictures() &&
          button(words.send, async (picture) => sharePicture(await png(picture), `${name}.png`))}
      </div>
    </div>
  );
}

function Check({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Game and move; and who played, where that is more than the sides. Whoever sees the picture is not "you". */
function captionOf({ play, index, length, session }: GameView): string[] {
  const { id } = play.value;
  const sides = ([0, 1] as const).map((seat) => sideName(language.value, id, seat));
  const names = session.seats.value.map(({ name, kind }, seat) =>
    kind === "open" || name === language.value.players.you ? (sides[seat] ?? "") : shorten(name),
  );
  const { caption } = language.value.page.picture;
  return [
    caption({ game: gameTitle(language.value, id), move: index.value, moves: length.value }),
    ...(names.some((name, seat) => name !== sides[seat]) ? [names.join(" – ")] : []),
  ];
}
