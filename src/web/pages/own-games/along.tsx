import { useRef, useState } from "preact/hooks";
import { importOutcomes } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { makeOwnFile, mostBytes, readOwnFile } from "../../session/own-file.ts";
import { type Imported, importOwn } from "../../session/own-import.ts";

type Said =
  | { readonly kind: "exported" | "importing" }
  | { readonly kind: "problem"; readonly problem: "too-large" | "no-file" | "newer" }
  | { readonly kind: "imported"; readonly imported: Imported };

/** Everything of one's own into a file, and from one. */
export function Along({
  chosen,
  imported,
  close,
}: {
  chosen: ReadonlySet<string>;
  /** Something has come in, perhaps after the window was closed. */
  imported: () => void;
  close: () => void;
}) {
  const [withSeats, setWithSeats] = useState(false);
  const [said, setSaid] = useState<Said | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const { own } = language.value.page;

  function save(only?: ReadonlySet<string>) {
    const now = Date.now();
    const day = new Date(now).toISOString().slice(0, 10);
    saveFile(`grundy-games-${day}.json`, makeOwnFile(now, withSeats, only));
    setSaid({ kind: "exported" });
  }

  async function bring(file: File) {
    if (file.size > mostBytes) return setSaid({ kind: "problem", problem: "too-large" });
    setSaid({ kind: "importing" });
    const read = readOwnFile(await file.text().catch(() => ""));
    if (!read.ok) return setSaid({ kind: "problem", problem: read.problem });
    const outcome = await importOwn(read.file);
    imported();
    setSaid({ kind: "imported", imported: outcome });
  }

  return (
    <Dialog title={own.along} close={close}>
      <div class="along">
        <p class="note">{own.alongAbout}</p>
        <label class="check">
          <input
            type="checkbox"
            checked={withSeats}
            onChange={({ currentTarget }) => setWithSeats(currentTarget.checked)}
          />
          <span>{own.withSeats}</span>
        </label>
        <p class={`note warning${withSeats ? "" : " unsaid"}`}>{own.seatsWarning}</p>
        <div class="answers start">
          <button type="button" class="primary" onClick={() => save()}>
            {own.exportAll}
          </button>
          {chosen.size > 0 && (
            <button type="button" onClick={() => save(chosen)}>
              {own.exportChosen({ count: chosen.size })}
            </button>
          )}
          <button type="button" disabled={said?.kind === "importing"} onClick={() => input.current?.click()}>
            {own.importFile}
          </button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={own.importFile}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file may be chosen again when it has been changed.
              currentTarget.value = "";
              if (file) void bring(file);
            }}
          />
        </div>
        <div class="along-said" role="status">
          {said && <SaidText said={said} />}
        </div>
      </div>
    </Dialog>
  );
}

function SaidText({ said }: { said: Said }) {
  const { own } = language.value.page;
  if (said.kind === "problem") return <p class="wrong">{own.problems[said.problem]}</p>;
  if (said.kind !== "imported") return <p>{own[said.kind]}</p>;
  const lines = importOutcomes.flatMap((outcome) => {
    const count = said.imported[outcome] ?? 0;
    return count > 0 ? [own.outcomes[outcome]({ count })] : [];
  });
  if (lines.length === 0) return <p>{own.nothingIn}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
