import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Family, gameOf, type MoveOf, type TakingOptions } from "../../../games/index.ts";
import type { Play } from "../../../match/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { Icon, type IconName } from "../../base/icons.tsx";
import { counted } from "../../faces/nouns.ts";
import type { UnderstandingProps } from "../../faces/understanding.tsx";
import type { Table } from "../../session/game-view.ts";
import { BoardView, type Findings } from "./board-view.tsx";
import { KeysDialog, useKeys } from "./keys.tsx";
import { RecordList } from "./record.tsx";
import { Seats } from "./seats.tsx";
import { ShareDialog } from "./share.tsx";

/** What the page around a game offers besides the game: these differ between a local and an online one. */
export interface GameViewProps {
  readonly table: Table;
  readonly newGame: () => void;
  readonly rematch: (() => void) | undefined;
  readonly load: ((play: Play) => void) | undefined;
  /** The text and button above the status line, when there is something to answer. */
  readonly notice?: preact.ComponentChildren;
}

export function GameView({ table, newGame, rematch, load, notice }: GameViewProps) {
  const { session } = table;
  const [open, setOpen] = useState<"share" | "keys" | undefined>();
  const [sheet, setSheet] = useState(false);
  const analysing = useSignal(false);
  const findings = useSignal<Findings>({});
  const hints = useSignal(0);
  const play = session.play.value;
  const understanding = analysing.value || hints.value > 0 || play.ending !== undefined;

  function analyse() {
    analysing.value = !analysing.value;
    setSheet(analysing.value);
  }

  useKeys({
    takeBack: () => session.takeBack(),
    replay: () => session.replay(),
    hint: () => {
      hints.value++;
    },
    analyse,
    help: () => setOpen("keys"),
    step: (by) => table.step(by),
  });

  return (
    <section class={`game ${play.id}`}>
      <h1 class="unseen">{gameOf(play.id).title}</h1>
      <div class="stage">
        <BoardView table={table} findings={findings.value} />
        <StatusLine table={table} notice={notice} rematch={rematch} newGame={newGame} />
      </div>
      <aside class="panel" aria-label="Game">
        <Seats table={table} />
        <div class={`sheet${sheet ? " open" : ""}`}>
          <button
            type="button"
            class="quiet handle"
            aria-expanded={sheet}
            onClick={() => setSheet(!sheet)}
            {...pull(setSheet)}
          >
            Record and analysis
          </button>
          <div class="sheet-body">
            <RecordList table={table} />
            {understanding && (
              <LoadedUnderstanding table={table} analysing={analysing} findings={findings} hints={hints} />
            )}
          </div>
        </div>
        <fieldset class="actions">
          <legend class="unseen">Actions</legend>
          <Action
            icon="back"
            label="Take back"
            run={() => session.takeBack()}
            off={!session.canTakeBack.value}
          />
          <Action icon="replay" label="Replay" run={() => session.replay()} off={!session.canReplay.value} />
          <Action icon="hint" label="Hint" run={() => hints.value++} off={!table.active.value} />
          <Action icon="analyse" label="Analyse" run={analyse} pressed={analysing.value} />
          <Action
            icon="resign"
            label="Resign"
            run={() => session.resign()}
            off={play.ending !== undefined || session.hands.value.length === 0}
          />
          <Action icon="fresh" label="New" run={newGame} />
          <Action icon="share" label="Share" run={() => setOpen("share")} />
          <Action icon="keys" label="Keys" run={() => setOpen("keys")} />
        </fieldset>
      </aside>
      {open === "share" && (
        <ShareDialog
          table={table}
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

function StatusLine({
  table,
  notice,
  rematch,
  newGame,
}: Pick<GameViewProps, "table" | "notice" | "rematch" | "newGame">) {
  const { session } = table;
  const play = session.play.value;
  const chosen = table.chosen.value;
  const mine = table.active.value;
  const count = chosen ? chosen.right - chosen.left + 1 : 0;
  return (
    <div class={`status-line${mine ? " turn" : ""}`}>
      <p class="status" data-testid="status">
        {table.status.value}
        {play.ending && table.live.value && table.verdict.value && ` ${table.verdict.value}`}
        {session.trouble.value && <span class="trouble"> {session.trouble.value}</span>}
      </p>
      <div class="answers">
        {table.hint.value !== undefined && mine && (
          <span class="hint-text">
            Hint: {notationOf(play.id).makeMove(table.hint.value as MoveOf<Family>, play.position)}.
          </span>
        )}
        {notice}
        {mine && chosen && (
          <button type="button" class="primary" onClick={() => table.play(chosen)}>
            Take {counted(play.id, play.options as TakingOptions, count)}
          </button>
        )}
        {!table.live.value && (
          <button type="button" class="primary" onClick={() => table.show(table.length.value)}>
            Back to the game
          </button>
        )}
        {play.ending && table.live.value && (
          <>
            {rematch && (
              <button type="button" class="primary" onClick={rematch}>
                Rematch
              </button>
            )}
            <button type="button" onClick={newGame}>
              New game
            </button>
          </>
        )}
      </div>
    </div>
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

/** Solver, engine and their pictures are loaded when they are first wanted. */
function LoadedUnderstanding(props: UnderstandingProps) {
  const [View, setView] = useState<ComponentType<UnderstandingProps> | undefined>();
  useEffect(() => {
    import("../../faces/understanding.tsx").then(({ Understanding }) => setView(() => Understanding));
  }, []);
  return View ? <View {...props} /> : <p class="note">Loading the analysis.</p>;
}
