import { useLayoutEffect } from "preact/hooks";
import { Dialog } from "../../base/dialog.tsx";

interface KeyActions {
  readonly takeBack: () => void;
  readonly replay: () => void;
  readonly hint: () => void;
  readonly analyse: () => void;
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

const keys: readonly (readonly [key: string, does: string])[] = [
  ["Tab", "to the board and away from it"],
  ["Arrows", "move on the board; Home and End to the ends of a row"],
  ["Shift with arrows", "pick up more pieces side by side"],
  ["Enter", "plays what is picked up, or the square"],
  ["Escape", "puts down what is picked up"],
  ["U", "takes back"],
  ["R", "replays what was taken back"],
  [", and .", "walk back and forth through the game"],
  ["H", "hint"],
  ["A", "analysis"],
  ["?", "this list"],
];

export function KeysDialog({ close }: { close: () => void }) {
  return (
    <Dialog title="Keys" close={close}>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
