import { useState } from "preact/hooks";
import { must } from "../../../games/index.ts";
import { followMoves, moveTexts, recordOf } from "../../../match/index.ts";
import { makeRecord, notationOf } from "../../../notation/index.ts";
import { type CopyName, englishNames, sideName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import type { Copy } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";
import { treeAddress } from "../../session/tree-link.ts";

/** The link that holds all variations, and the text forms of the line and the position that are shown. */
export function CopiesDialog({ view, close }: { view: AnalysisView; close: () => void }) {
  const [copied, setCopied] = useState<CopyName | undefined>();
  const [copies] = useState(() => copiesOf(view));
  const { share, shell } = language.value.page;
  return (
    <Dialog title={share.title} close={close}>
      <ul class="copies">
        {copies.map(({ name, text }) => (
          <li key={name}>
            <span class="copy-name">{share.names[name]}</span>
            <code title={text.slice(0, 500)}>{text.slice(0, 500)}</code>
            <button
              type="button"
              aria-label={share.copyThe[name]}
              data-copy={name}
              onClick={async () => {
                const done = await copyText(text);
                setCopied(done ? name : undefined);
                announce(done ? share.copiedThe[name] : shell.copyRefused);
              }}
            >
              <SteadyText
                shown={copied === name ? share.copied : share.copy}
                among={[share.copied, share.copy]}
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function copiesOf(view: AnalysisView): Copy[] {
  const tree = view.tree.peek();
  const line = view.play.peek();
  const shown = view.position.peek();
  // With its log, which a line that is walked along has not.
  const whole = must(followMoves(tree.play, moveTexts(line)));
  const names = [sideName(englishNames, line.id, 0), sideName(englishNames, line.id, 1)] as const;
  return [
    { name: "link", text: window.location.origin + treeAddress(tree, view.at.peek()) },
    ...faceOf(view.game).copies(line, shown),
    { name: "position", text: notationOf(line.id).makePosition(shown) },
    { name: "record", text: makeRecord(recordOf(whole, names)) },
  ];
}
