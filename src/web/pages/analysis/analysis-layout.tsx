import { useEffect, useRef, useState } from "preact/hooks";
import { must } from "../../../games/index.ts";
import { followMoves, moveAt, moveTexts, treeStart, turnOf } from "../../../match/index.ts";
import { gameTitle, goalText } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { go } from "../../base/router.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";
import { freshGame } from "../../session/local.ts";
import { againstComputer, knownOpponent } from "../../session/occupant.ts";
import { makeOpponent, openSetup } from "../../session/setup.ts";
import { addGame } from "../../session/start.ts";
import { BoardView } from "../game/board-view.tsx";
import { HowToPlay } from "../game/how-to-play.tsx";
import { AnalysisActions, type OpenDialog } from "./analysis-actions.tsx";
import { AnalysisKeysDialog, useAnalysisKeys } from "./analysis-keys.tsx";
import { AnalysisStatus } from "./analysis-status.tsx";
import { CopiesDialog } from "./copies-dialog.tsx";
import { EditorBoard, EditorPanel } from "./editor-parts.tsx";
import { KeptDialog } from "./kept-dialog.tsx";
import { LoadDialog } from "./load-dialog.tsx";
import { Sides } from "./sides.tsx";
import { TreeWalk } from "./tree-walk.tsx";
import { type Handed, useHandedIn } from "./use-handed-in.ts";
import { Variations } from "./variations.tsx";

/** Board, status line and panel of an analysis: the places are those of a game (`game.css`). */
export function AnalysisLayout({ view, full }: { view: AnalysisView; full: boolean }) {
  const [open, setOpen] = useState<OpenDialog | undefined>();
  const [handed, setHanded] = useState<Handed | undefined>();
  const [sheet, setSheet] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { id, options } = view.play.value;
  const { explore, loading, game } = language.value.page;
  const { draft } = view.state.value;
  const editing = draft !== undefined;
  const face = faceOf(view.game);
  const close = () => setOpen(undefined);

  function values() {
    if (editing) return;
    view.analysing.value = !view.analysing.value;
    view.findings.value = [];
  }

  function edit() {
    if (!face.loadEditor) return;
    if (editing) view.stopEditing();
    else {
      view.edit();
      setSheet(true);
    }
  }

  const say = (act: () => void, sentence: string) => () => {
    act();
    announce(sentence);
  };
  const undo = () => view.canUndo.peek() && say(() => view.undo(), explore.undone)();
  const redo = () => view.canRedo.peek() && say(() => view.redo(), explore.redone)();
  const promote = say(() => view.promote(), explore.promoted);
  const remove = () => {
    if (!editing && view.at.peek() !== treeStart) say(() => view.remove(), explore.removed)();
  };

  function playHere() {
    const texts = moveTexts(view.play.peek()).slice(0, view.index.peek());
    const part = must(followMoves(view.tree.peek().play, texts));
    const opponent = knownOpponent(makeOpponent(openSetup(id).opponent), view.game);
    go(addGame(freshGame(part, againstComputer(opponent, turnOf(part)))));
  }

  const take = useHandedIn(view, (found) => {
    setHanded(found);
    setOpen("load");
  });
  useAnalysisKeys(view, {
    undo,
    redo,
    promote,
    remove,
    values,
    edit,
    load: () => setOpen("load"),
    help: () => setOpen("keys"),
  });
  useFirstFocus(section, view);
  const pointed = useFocusOnTree(section, view);

  return (
    <section ref={section} class={`game analysis ${id}${sheet ? " sheet-open" : ""}`}>
      <header class="game-head">
        <h1>{explore.title({ game: gameTitle(language.value, id) })}</h1>
        <p class="note" data-testid="goal">
          {goalText(language.value, id, options)}
        </p>
      </header>
      <div class="stage" onPointerDown={pointed}>
        {editing ? <EditorBoard view={view} draft={draft} /> : <BoardView view={view} />}
      </div>
      <AnalysisStatus view={view} full={full} />
      <aside class="panel" aria-label={game.panel}>
        <Sides view={view} />
        <AnalysisActions view={view} values={values} edit={edit} open={setOpen} playHere={playHere} />
        <div class="sheet">
          <button type="button" class="quiet handle" aria-expanded={sheet} onClick={() => setSheet(!sheet)}>
            {explore.sheet}
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keys, also while nothing in it can be */}
          <section class="sheet-body" tabIndex={0} aria-label={explore.sheet}>
            {editing ? (
              <EditorPanel view={view} draft={draft} />
            ) : (
              <>
                <div class="record">
                  <Variations view={view} />
                  <TreeWalk view={view} promote={promote} remove={remove} />
                </div>
                {view.analysing.value && (
                  <Later
                    load={face.loadExploration ?? face.loadUnderstanding}
                    what="analysis"
                    waiting={<p class="understanding note">{loading.analysis}</p>}
                  >
                    {({ Understanding }) => <Understanding view={view} />}
                  </Later>
                )}
              </>
            )}
          </section>
        </div>
      </aside>
      {open === "load" && (
        <LoadDialog
          handed={handed}
          read={take}
          close={() => {
            setHanded(undefined);
            close();
          }}
        />
      )}
      {open === "share" && <CopiesDialog view={view} close={close} />}
      {open === "kept" && <KeptDialog id={id} close={close} />}
      {open === "keys" && <AnalysisKeysDialog close={close} />}
      {open === "how-to" && <HowToPlay view={view} keys={() => setOpen("keys")} close={close} />}
    </section>
  );
}

type Section = { readonly current: HTMLElement | null };

/** Whoever opens an analysis that has moves walks in it with the arrows at once; on an empty board they are for the board. */
function useFirstFocus(section: Section, view: AnalysisView): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const untouched =
        activeElement === body || activeElement?.id === "main" || activeElement?.closest(".stage") !== null;
      if (!untouched) return;
      if (view.tree.peek().moves > 0) focusTree(section);
      else
        section.current?.querySelector<SVGElement>('.stage [tabindex="0"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** A move made with the pointer leaves the arrows to the variations; one made with the keys leaves them to the board. */
function useFocusOnTree(section: Section, view: AnalysisView): () => void {
  const byPointer = useRef(false);
  const place = view.at.value;
  useEffect(() => {
    const pressed = () => {
      byPointer.current = false;
    };
    document.addEventListener("keydown", pressed, true);
    return () => document.removeEventListener("keydown", pressed, true);
  }, []);
  useEffect(() => {
    const inStage = document.activeElement?.closest(".stage") ?? document.activeElement === document.body;
    if (byPointer.current && inStage && moveAt(view.tree.peek(), place).count > 0) focusTree(section);
  }, [place]);
  return () => {
    byPointer.current = true;
  };
}

function focusTree(section: Section): void {
  section.current?.querySelector<HTMLElement>(".variations")?.focus({ preventScroll: true });
}
