import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../../base/language.ts";

/** Without this a browser would open the file that was dropped, and what was pasted into the page would be gone. */
function stay(event: DragEvent) {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

/** Where a file is dropped; who cannot drop chooses one by the button. Beside it nothing happens. */
export function DropPlace({ take }: { take: (file: File) => unknown }) {
  const { run: say } = language.value.page.judge;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keys
    <div
      class={isOver ? "drop-place over" : "drop-place"}
      data-testid="drop-place"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      }}
    >
      <span>{say.drop}</span>
      <button type="button" onClick={() => input.current?.click()}>
        {say.choose}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say.choose}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again when it has been changed.
          currentTarget.value = "";
          if (file) take(file);
        }}
      />
    </div>
  );
}
