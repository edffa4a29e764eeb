import { useLayoutEffect } from "preact/hooks";
import type { LearnSentences, NamedKey } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import type { PuzzleActs } from "./acts.ts";

/** The page's keys; those of the board are heard by the board and do not come here. */
export function usePuzzleKeys(acts: PuzzleActs): void {
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      const act: Readonly<Record<string, () => void>> = {
        h: acts.hint,
        n: acts.next,
        r: acts.again,
        "?": acts.help,
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

const boardKeys: readonly NamedKey[] = ["tab", "arrows", "shift", "enter", "escape"];
const letters = { hint: "H", next: "N", again: "R", help: "?" } as const;
const order = ["hint", "again", "next", "help"] as const;

export function PuzzleKeys({ say, close }: { say: LearnSentences; close: () => void }) {
  const { keys } = language.value.page;
  const rows = [
    ...boardKeys.map((key) => ({ name: keys.names[key], does: keys.does[key] })),
    ...order.map((key) => ({ name: letters[key], does: say.puzzles.keyDoes[key] })),
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
