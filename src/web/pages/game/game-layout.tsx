import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Play } from "../../../match/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";
import { BoardView } from "./board-view.tsx";
import { KeysDialog, useKeys } from "./keys.tsx";
import { RecordList } from "./record.tsx";
import { Seats } from "./seats.tsx";
import { ShareDialog } from "./share.tsx";
import { StatusLine } from "./status-line.tsx";

/** What the page around a game offers besides the game: these differ between a local and an online one. */
interface GameLayoutProps {
  readonly view: GameView;
  readonly newGame: () => void;
  readonly rematch: (() => void) | undefined;
  readonly load: ((play: Play) => void) | undefined;
  /** The text and button above the status line, when there is something to answer. */
  readonly notice?: ComponentChildren;
  /** The line on whoever is away, where it can be needed. */
  readonly absence?: ComponentChildren;
}

/** Board, status line and panel of a game. */
export function GameLayout({ view, newGame, rematch, load, notice, absence }: GameLayoutProps) {
  const { session } = view;
  const [open, setOpen] = useState<"share" | "keys" | undefined>();
  const [sheet, setSheet] = useState(false);
  const play = session.play.value;
  const analysing = view.analysing.value;
  const understanding = analysing || view.hintsAsked.value > 0 || play.ending !== undefined;

  function analyse() {
    view.analysing.value = !analysing;
    setSheet(!analysing);
  }

  const { game, loading } = language.value.page;
  useKeys({
    takeBack: () => session.takeBack(),
    replay: () => session.replay(),
    hint: () => view.askForHint(),
    analyse,
    help: () => setOpen("keys"),
    step: (by) => view.step(by),
  });

  return (
    <section class={`game ${play.id}`}>
      <h1 class="unseen">{gameTitle(language.value, play.id)}</h1>
      <div class="stage">
        <BoardView view={view} />
        <StatusLine view={view} absence={absence} notice={notice} rematch={rematch} newGame={newGame} />
      </div>
      <aside class="panel" aria-label={game.panel}>
        <Seats view={view} />
        <div class={`sheet${sheet ? " open" : ""}`}>
          <button
            type="button"
            class="quiet handle"
            aria-expanded={sheet}
            onClick={() => setSheet(!sheet)}
            {...pull(setSheet)}
          >
            {game.sheet}
          </button>
          <div class="sheet-body">
            <RecordList view={view} />
            {understanding && (
              // Solver, engine and their pictures are loaded when they are first wanted.
              <Later
                load={faceOf(view.game).loadUnderstanding}
                what="analysis"
                waiting={<p class="note">{loading.analysis}</p>}
              >
                {({ Understanding }) => <Understanding view={view} />}
              </Later>
            )}
          </div>
        </div>
        <fieldset class="actions">
          <legend class="unseen">{game.actions}</legend>
          <Action
            icon="back"
            label={game.takeBack}
            run={() => session.takeBack()}
            off={!session.canTakeBack.value}
          />
          <Action
            icon="replay"
            label={game.replay}
            run={() => session.replay()}
            off={!session.canReplay.value}
          />
          <Action icon="hint" label={game.hint} run={() => view.askForHint()} off={!view.active.value} />
          <Action icon="analyse" label={game.analyse} run={analyse} pressed={analysing} />
          <Action
            icon="resign"
            label={game.resign}
            run={() => session.resign()}
            off={play.ending !== undefined || session.ownSeats.value.length === 0}
          />
          <Action icon="fresh" label={game.newGame} run={newGame} />
          <Action icon="share" label={game.share} run={() => setOpen("share")} />
          <Action icon="keys" label={game.keys} run={() => setOpen("keys")} />
        </fieldset>
      </aside>
      {open === "share" && (
        <ShareDialog
          view={view}
          close={() => setOpen(undefined)}
          load={
            load &&
            ((loaded) => {
              setOpen(undefined);
              load(loaded);
            })
          }
        />
      )}
      {open === "keys" && <KeysDialog close={() => setOpen(undefined)} />}
    </section>
  );
}

function Action({
  icon,
  label,
  run,
  off = false,
  pressed,
}: {
  icon: IconName;
  label: string;
  run: () => void;
  off?: boolean;
  pressed?: boolean;
}) {
  return (
    <button type="button" class="quiet action" onClick={run} disabled={off} aria-pressed={pressed}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** The sheet also follows a finger that pulls its handle up or pushes it down. */
function pull(open: (up: boolean) => void) {
  let from = 0;
  return {
    onTouchStart(event: TouchEvent) {
      from = event.touches[0]?.clientY ?? 0;
    },
    onTouchMove(event: TouchEvent) {
      const by = (event.touches[0]?.clientY ?? from) - from;
      if (Math.abs(by) > 24) open(by < 0);
    },
  };
}
