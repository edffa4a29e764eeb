import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Play } from "../../../match/index.ts";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { go } from "../../base/router.ts";
import { faceOf } from "../../faces/index.ts";
import { analysisAddress } from "../../session/analysis-link.ts";
import type { GameView } from "../../session/game-view.ts";
import { useSounds } from "../../session/use-sounds.ts";
import { Actions } from "./actions.tsx";
import { BoardView } from "./board-view.tsx";
import { GameHead } from "./game-head.tsx";
import { HowToPlay } from "./how-to-play.tsx";
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
  /** Calls off a game that nobody has joined yet, where that can be. */
  readonly cancel?: () => void;
  /** The text and button above the status line, when there is something to answer. */
  readonly notice?: ComponentChildren;
  /** The line on whoever is away, where it can be needed. */
  readonly absence?: ComponentChildren;
  /** What one can say to the other, where there is one. */
  readonly talk?: ComponentChildren;
}

/** Board, status line and panel of a game. Where each stands is for `game.css` to say; no part's place depends on what another shows. */
export function GameLayout({ view, newGame, rematch, load, cancel, notice, absence, talk }: GameLayoutProps) {
  const { session } = view;
  const [open, setOpen] = useState<"share" | "keys" | "how-to" | undefined>();
  const [sheet, setSheet] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const play = session.play.value;
  const analysing = view.analysing.value;
  const help = session.help.value;
  const mayAsk = help !== "off";
  const understanding =
    mayAsk &&
    (analysing || view.hintsAsked.value > 0 || view.hint.value !== undefined || play.ending !== undefined);
  const beside = faceOf(view.game).moveBeside?.(view.position.value);
  const close = () => setOpen(undefined);

  function analyse() {
    if (!mayAsk) return;
    view.analysing.value = !analysing;
    setSheet(!analysing);
  }

  function explore() {
    if (mayAsk) go(analysisAddress(play, view.index.peek()));
  }

  const { game, loading } = language.value.page;
  useKeys({
    takeBack: () => session.takeBack(),
    replay: () => session.replay(),
    hint: () => mayAsk && view.askForHint(),
    analyse,
    explore,
    help: () => setOpen("keys"),
    beside: () => beside?.possible && view.move(beside.move),
    step: (by) => view.step(by),
  });
  useFocusOnBoard(stage);
  useSounds(view);

  return (
    <section
      class={`game ${play.id}${sheet ? " sheet-open" : ""}`}
      data-pending={session.pending.value !== undefined || undefined}
    >
      <GameHead view={view} howTo={() => setOpen("how-to")} />
      <div class="stage" ref={stage}>
        <BoardView view={view} />
      </div>
      <StatusLine view={view} absence={absence} notice={notice} rematch={rematch} newGame={newGame} />
      <aside class="panel" aria-label={game.panel}>
        <Seats view={view} />
        <Actions
          view={view}
          analyse={analyse}
          explore={explore}
          newGame={newGame}
          share={() => setOpen("share")}
          howTo={() => setOpen("how-to")}
          cancel={cancel}
        />
        <div class="sheet">
          <button
            type="button"
            class="quiet handle"
            aria-expanded={sheet}
            onClick={() => setSheet(!sheet)}
            {...pull(setSheet)}
          >
            {game.sheet}
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keys, also while nothing in it can be */}
          <section class="sheet-body" tabIndex={0} aria-label={game.sheet}>
            <RecordList view={view} />
            {understanding && (
              // Solver, engine and their pictures are loaded when they are first wanted.
              <Later
                load={faceOf(view.game).loadUnderstanding}
                what="analysis"
                waiting={<p class="understanding note">{loading.analysis}</p>}
              >
                {({ Understanding }) => <Understanding view={view} />}
              </Later>
            )}
          </section>
        </div>
        {help !== "free" && (
          <div class="help">
            <p class="note" data-testid="help">
              {game.help[help]}
            </p>
            {talk}
          </div>
        )}
      </aside>
      {open === "share" && (
        <ShareDialog
          view={view}
          close={close}
          load={
            load &&
            ((loaded) => {
              close();
              load(loaded);
            })
          }
        />
      )}
      {open === "keys" && <KeysDialog beside={beside !== undefined} close={close} />}
      {open === "how-to" && <HowToPlay view={view} keys={() => setOpen("keys")} close={close} />}
    </section>
  );
}

/** Whoever opens a game can play it with the keys at once; what has been focused meanwhile keeps the focus. */
function useFocusOnBoard(stage: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.id !== "main") return;
      stage.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
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
