import { useState } from "preact/hooks";
import { gameTitle, goalText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { readText, writeText } from "../../base/storage.ts";
import type { GameView } from "../../session/game-view.ts";
import { SoundButton } from "./sound-button.tsx";

/** What is played and who wins. Whoever comes to a game for the first time is shown the way to its rules. */
export function GameHead({ view, howTo }: { view: GameView; howTo: () => void }) {
  const { id, options } = view.play.value;
  const [first] = useState(() => isFirstVisit(id));
  const { game } = language.value.page;
  return (
    <header class="game-head">
      <h1>{gameTitle(language.value, id)}</h1>
      <p class="note" data-testid="goal">
        {goalText(language.value, id, options)}
      </p>
      {first && (
        <button type="button" class="quiet link" onClick={howTo}>
          {game.newHere}
        </button>
      )}
      <SoundButton />
    </header>
  );
}

function isFirstVisit(id: string): boolean {
  const first = readText(`visited/${id}`) === undefined;
  if (first) writeText(`visited/${id}`, "yes");
  return first;
}
