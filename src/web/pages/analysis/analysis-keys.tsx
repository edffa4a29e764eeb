import { useLayoutEffect } from "preact/hooks";
import type { ExploreKey, NamedKey } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

interface KeyActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly remove: () => void;
  readonly promote: () => void;
  readonly values: () => void;
  readonly edit: () => void;
  readonly load: () => void;
  readonly help: () => void;
}

/** The page's keys. Arrows on the board stay there; anywhere else they walk among the variations, as those of their list do. */
export function useAnalysisKeys(view: AnalysisView, actions: KeyActions): void {
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || (event.target as Element).closest("input, textarea, select, dialog"))
        return;
      const act =
        event.ctrlKey || event.metaKey ? controlled(event) : event.altKey ? undefined : plain(event);
      if (!act) return;
      event.preventDefault();
      act();
    }

    function controlled({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
      const letter = key.toLowerCase();
      if (letter === "z") return shiftKey ? actions.redo : actions.undo;
      return letter === "y" ? actions.redo : undefined;
    }

    function plain({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
      const act: Readonly<Record<string, () => void>> = {
        u: actions.undo,
        r: actions.redo,
        p: actions.promote,
        delete: actions.remove,
        backspace: actions.remove,
        a: actions.values,
        e: actions.edit,
        l: actions.load,
        "?": actions.help,
        ",": () => view.step(-1),
        ".": () => view.step(1),
        v: () => view.vary(shiftKey ? -1 : 1),
        arrowleft: () => view.step(-1),
        arrowright: () => view.step(1),
        arrowup: () => view.vary(-1),
        arrowdown: () => view.vary(1),
        home: () => view.show(0),
        end: () => view.show(view.length),
      };
      const name = key.toLowerCase();
      return Object.hasOwn(act, name) ? act[name] : undefined;
    }

    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

const letters = { nextVariation: "V", promote: "P", values: "A", setUp: "E", load: "L" } as const;

const boardKeys: readonly NamedKey[] = ["tab", "arrows", "shift", "enter", "escape", "walk"];

const order: readonly ExploreKey[] = [
  ...(["walk", "vary", "ends", "nextVariation", "undo", "redo"] as const),
  ...(["promote", "remove", "values", "setUp", "load"] as const),
];

export function AnalysisKeysDialog({ close }: { close: () => void }) {
  const { explore, keys } = language.value.page;
  const names: { readonly [Key in ExploreKey]: string } = { ...letters, ...explore.keyNames };
  const rows = [
    ...boardKeys.map((key) => ({ name: keys.names[key], does: keys.does[key] })),
    ...order.map((key) => ({ name: names[key], does: explore.keyDoes[key] })),
    { name: "?", does: keys.does.help },
  ];
  return (
    <Dialog title={keys.title} close={close}>
      <dl class="keys">
        {rows.map(({ name, does }) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
