import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { language } from "./language.ts";

/** A window over the page. Escape, the cross and a press beside it close it. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-label={title}
      onClose={close}
      onPointerDown={(event) => event.target === element.current && element.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="quiet icon"
            aria-label={language.value.page.shell.close}
            onClick={() => element.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path class="stroke" d="M6 6L18 18M18 6L6 18" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
