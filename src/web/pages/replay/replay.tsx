import { useEffect, useState } from "preact/hooks";
import type { Play } from "../../../match/index.ts";
import { moveText, tooLargeText } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { LinkTrouble } from "../../session/game-link.ts";
import { GameView } from "../../session/game-view.ts";
import { ViewSession } from "../../session/view.ts";
import { ReplayBar } from "./replay-bar.tsx";
import { Sides } from "./sides.tsx";
import { useReplay, useReplayKeys } from "./use-replay.ts";

/** Both sides, the board, what happened, and what one plays it through with. Every part has its place, whatever is shown. */
export function Replay({ play, trouble }: { play: Play; trouble: LinkTrouble | undefined }) {
  const [view] = useState(openAtStart(play));
  const controls = useReplay(view);
  useReplayKeys(view, controls);
  useEffect(() => () => view.close(), []);
  const said = saidOf(view);
  useEffect(() => {
    // While it plays by itself nobody could listen to it all.
    if (!controls.playing && view.index.peek() > 0) announce(said);
  }, [said, controls.playing]);
  const wrong = trouble && [
    sayRefusal(trouble.refusal, play.id),
    ...(trouble.at ? [language.value.page.game.linkBrokenAt(trouble.at)] : []),
  ];
  return (
    <div class="replay">
      <Sides view={view} />
      <div class={`stage ${play.id}`}>
        <Board view={view} />
      </div>
      <p class="replay-said" data-testid="said">
        {said}
      </p>
      <ReplayBar view={view} controls={controls} />
      {wrong && <p class="note wrong">{language.value.text(wrong)}</p>}
    </div>
  );
}

function openAtStart(play: Play) {
  return () => {
    const view = new GameView(new ViewSession(play));
    view.show(0);
    return view;
  };
}

function Board({ view }: { view: GameView }) {
  const face = faceOf(view.game);
  const position = view.position.value;
  if (!face.tooLarge(position)) return <face.Board view={view} />;
  return <p class="too-large">{tooLargeText(language.value, view.play.value.id, position)}</p>;
}

/** The move that led to what is shown, and at the end how it ended. */
function saidOf(view: GameView): string {
  const { id, moves, ending } = view.play.value;
  const count = view.index.value;
  const before = view.positions.value[count - 1];
  const move = moves[count - 1];
  if (!before || move === undefined) {
    const { start } = language.value.page.replay;
    return ending && moves.length === 0 ? view.status.value : start({ moves: moves.length });
  }
  const told = moveText(language.value, id, before, move, view.who.value[view.game.turn(before)]);
  return ending && view.live.value ? language.value.text([told, view.status.value]) : told;
}
