import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

/** A window over the page. */
export type OpenDialog = "load" | "share" | "kept" | "keys" | "how-to";

/** Everything one can do besides moving and walking, each in its place. */
export function AnalysisActions({
  view,
  values,
  edit,
  open,
  playHere,
}: {
  view: AnalysisView;
  values: () => void;
  edit: () => void;
  open: (dialog: OpenDialog) => void;
  playHere: () => void;
}) {
  const { explore, game, load } = language.value.page;
  const editing = view.state.value.draft !== undefined;
  const canEdit = faceOf(view.game).loadEditor !== undefined;
  const over = view.standing.value.ending !== undefined;
  return (
    <fieldset class="actions">
      <legend class="unseen">{game.actions}</legend>
      <Action icon="back" label={explore.undo} run={() => view.undo()} off={!view.canUndo.value} />
      <Action icon="replay" label={explore.redo} run={() => view.redo()} off={!view.canRedo.value} />
      <Action
        icon="analyse"
        label={explore.values}
        run={values}
        pressed={view.analysing.value}
        off={editing}
      />
      <Action icon="edit" label={explore.setUp} run={edit} pressed={editing} off={!canEdit} />
      <Action icon="load" label={load.read} run={() => open("load")} />
      <Action icon="share" label={game.share} run={() => open("share")} off={editing} />
      <Action icon="list" label={explore.kept} run={() => open("kept")} />
      <Action icon="play" label={explore.playHere} run={playHere} off={over || editing} />
      <Action icon="rules" label={game.howTo} run={() => open("how-to")} />
      <Action icon="keys" label={game.keys} run={() => open("keys")} />
    </fieldset>
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
    <button
      type="button"
      class="quiet action"
      data-action={icon}
      onClick={run}
      disabled={off}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
