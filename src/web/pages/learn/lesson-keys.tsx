import { useLayoutEffect } from "preact/hooks";
import type { LearnSentences, StudyKey } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";

/** What can be done now by a key, besides what the board does; undefined where there is nothing to do. */
export interface LessonActs {
  readonly next?: (() => void) | undefined;
  readonly again?: (() => void) | undefined;
  readonly show?: (() => void) | undefined;
}

interface PageActs extends LessonActs {
  readonly walk: (by: number) => void;
  readonly help: () => void;
}

export function useLessonKeys({ next, again, show, walk, help }: PageActs): void {
  // With the page itself, not after it is painted: a key that comes at once counts.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      const act: Readonly<Record<string, (() => void) | undefined>> = {
        n: next,
        r: again,
        h: show,
        "?": help,
        ",": () => walk(-1),
        ".": () => walk(1),
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

const letters: { readonly [Key in Exclude<StudyKey, "walk">]: string } = {
  next: "N",
  again: "R",
  show: "H",
  help: "?",
};

export function LessonKeys({ say, close }: { say: LearnSentences; close: () => void }) {
  const { keys } = language.value.page;
  const rows = [
    ...(["tab", "arrows", "enter", "escape"] as const).map((act) => [keys.names[act], keys.does[act]]),
    ...(["next", "again", "show"] as const).map((act) => [letters[act], say.study.keys[act]]),
    [keys.names.walk, say.study.keys.walk],
    [letters.help, say.study.keys.help],
  ];
  return (
    <Dialog title={keys.title} close={close}>
      <dl class="keys">
        {rows.map(([name, does]) => (
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
