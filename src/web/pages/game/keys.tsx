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

const letters = { takeBack: "U", replay: "R", hint: "H", analyse: "A", explore: "E", help: "?" } as const;

const order: readonly KeyAct[] = [
  ...(["tab", "arrows", "shift", "enter", "escape"] as const),
  ...(["takeBack", "replay", "walk", "hint", "analyse", "explore", "help"] as const),
];

export function KeysDialog({ close }: { close: () => void }) {
  const { keys } = language.value.page;
  const names: { readonly [Act in KeyAct]: string } = { ...letters, ...keys.names };
  return (
    <Dialog title={keys.title} close={close}>
      <dl class="keys">
        {order.map((act) => (
          <div key={act}>
            <dt>
              <kbd>{names[act]}</kbd>
            </dt>
            <dd>{keys.does[act]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
