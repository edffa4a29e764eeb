import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";
import { ButtonBeside } from "../game/button-beside.tsx";
import { EditorStatus } from "./editor-parts.tsx";

/** Whose turn it is or how it ended, and what can be done about it. */
export function AnalysisStatus({ view, full }: { view: AnalysisView; full: boolean }) {
  const { explore } = language.value.page;
  const { draft } = view.state.value;
  const chosen = view.chosen.value;
  if (draft !== undefined) return <EditorStatus view={view} draft={draft} />;
  return (
    <div class={`status-line${view.active.value ? " turn" : ""}`}>
      <ButtonBeside view={view} />
      <p class="status" data-testid="status">
        {view.status.value}
        {full && <span class="trouble"> {explore.notKept}</span>}
      </p>
      <div class="answers">
        {view.active.value && chosen !== undefined && (
          <button type="button" class="primary" onClick={() => view.move(chosen)}>
            {faceOf(view.game).playText?.(view.play.value.id, chosen, view.position.value)}
          </button>
        )}
      </div>
    </div>
  );
}
