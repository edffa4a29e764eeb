import { useState } from "preact/hooks";
import type { CopyName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { language } from "../../base/language.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import type { Copy } from "../../faces/face.ts";

/** Texts to copy, one a line. */
export function Copies({ copies }: { copies: readonly Copy[] }) {
  const [copied, setCopied] = useState<CopyName | undefined>();
  const { share, shell } = language.value.page;

  async function copy({ name, text }: Copy) {
    const done = await copyText(text);
    setCopied(done ? name : undefined);
    announce(done ? share.copiedThe[name] : shell.copyRefused);
  }

  return (
    <ul class="copies">
      {copies.map((each) => (
        <li key={each.name}>
          <span class="copy-name">{share.names[each.name]}</span>
          <Shown {...each} />
          <button type="button" aria-label={share.copyThe[each.name]} onClick={() => copy(each)}>
            <SteadyText
              shown={copied === each.name ? share.copied : share.copy}
              among={[share.copied, share.copy]}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Links can be opened here too, but for the game's own, which is open. */
function Shown({ name, text }: Copy) {
  const { share } = language.value.page;
  if (name !== "replay") return <code title={text}>{text}</code>;
  return (
    <a class="copy-link" href={text} title={share.openReplay}>
      <code>{text}</code>
    </a>
  );
}
