import { treeStart } from "../../../match/index.ts";
import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

/** Walking along the line, and what is done to it. */
export function TreeWalk({
  view,
  promote,
  remove,
}: {
  view: AnalysisView;
  promote: () => void;
  remove: () => void;
}) {
  const { explore, record } = language.value.page;
  const index = view.index.value;
  const atStart = view.at.value === treeStart;
  const atEnd = index === view.length;
  return (
    <fieldset class="walk tree-walk">
      <legend class="unseen">{record.walk}</legend>
      <Step icon="first" label={record.first} off={atStart} run={() => view.show(0)} />
      <Step icon="previous" label={record.previous} off={atStart} run={() => view.step(-1)} />
      <Step icon="next" label={record.next} off={atEnd} run={() => view.step(1)} />
      <Step icon="last" label={record.last} off={atEnd} run={() => view.show(view.length)} />
      <Step icon="promote" label={explore.promote} off={view.isMain} run={promote} />
      <Step icon="remove" label={explore.remove} off={atStart} run={remove} />
    </fieldset>
  );
}

function Step({ icon, label, off, run }: { icon: IconName; label: string; off: boolean; run: () => void }) {
  return (
    <button
      type="button"
      class="quiet icon"
      data-step={icon}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}
