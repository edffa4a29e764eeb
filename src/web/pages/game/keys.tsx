import { useLayoutEffect } from "preact/hooks";
import type { KeyAct } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";

interface KeyActions {
  readonly takeBack: () => void;
  readonly replay: () => void;
  readonly hint: () => void;
  readonly analyse: () => void;
  readonly explore: () => void;
  readonly help: () => void;
  /** Plays the move that is made beside the board. */
  readonly beside: () => void;
  readonly step: (by: number) => void;
}

/** The page's keys. The board's own arrows and Enter are handled by the board and do not come here. */
export function useKeys(actions: KeyActions): void {
  // With the page itself, not after it is painted: a key that comes at once counts.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      const act: Readonly<Record<string, () => void>> = {
        u: actions.takeBack,
        r: actions.replay,
        h: actions.hint,
        a: actions.analyse,
        s: actions.beside,
        e: actions.explore,
        "?": actions.help,
        ",": () => actions.step(-1),
        ".": () => actions.step(1),
      };
      const key = event.key.toLowerCase();
      if (!Object.hasOwn(act, key)) return;
      event.preventDefault();
      act[key]?.();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

const letters = {
  takeBack: "U",
  replay: "R",
  hint: "H",
  analyse: "A",
  explore: "E",
  beside: "S",
  help: "?",
} as const;

const order: readonly KeyAct[] = [
  ...(["tab", "arrows", "shift", "enter", "escape"] as const),
  ...(["takeBack", "replay", "walk", "hint", "analyse", "explore", "beside", "help"] as const),
];

export function KeysDialog({ beside, close }: { beside: boolean; close: () => void }) {
  const { keys } = language.value.page;
  const names: { readonly [Act in KeyAct]: string } = { ...letters, ...keys.names };
  return (
    <Dialog title={keys.title} close={close}>
      <dl class="keys">
        {order.map((act) =>
          act === "beside" && !beside ? null : (
            <div key={act}>
              <dt>
                <kbd>{names[act]}</kbd>
              </dt>
              <dd>{keys.does[act]}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
