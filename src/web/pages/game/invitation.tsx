import { useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { copyText } from "../../base/copy.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { SteadyText } from "../../base/steady-text.tsx";

const loadCode = () => import("./qr-code.tsx");

/** The link to a game that waits for somebody: to copy, as a code for a camera, or over the device's own way to share. */
export function Invitation({
  game,
  link,
  shown = false,
}: {
  game: GameId;
  link: string;
  /** Whether the code is shown at once. */
  shown?: boolean;
}) {
  const [open, setOpen] = useState(shown);
  const { lobby, online } = language.value.page;
  return (
    <>
      <span class="invitation">
        <input
          readOnly
          value={link}
          aria-label={online.invitation}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton link={link} />
        <button type="button" onClick={() => setOpen(true)}>
          {lobby.qrCode}
        </button>
      </span>
      {open && <InviteDialog game={game} link={link} close={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ game, link, close }: { game: GameId; link: string; close: () => void }) {
  const { lobby } = language.value.page;
  const title = lobby.shareText({ game: gameTitle(language.value, game) });
  const share = () =>
    // Who closes the device's own window has changed his mind, and that is all.
    void navigator.share({ title, url: link }).catch(() => {});
  return (
    <Dialog title={lobby.invite} close={close}>
      <p class="note">{lobby.inviteAbout}</p>
      <div class="qr-place">
        <Later load={loadCode} what="code" waiting={null}>
          {({ QrCode }) => <QrCode text={link} />}
        </Later>
      </div>
      <code class="invite-link">{link}</code>
      <div class="answers">
        <CopyButton link={link} />
        {canShare() && (
          <button type="button" onClick={share}>
            {lobby.shareLink}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function CopyButton({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const { online, share } = language.value.page;
  return (
    <button type="button" class="primary" onClick={async () => setCopied(await copyText(link))}>
      <SteadyText shown={copied ? share.copied : online.copyLink} among={[share.copied, online.copyLink]} />
    </button>
  );
}

function canShare(): boolean {
  return typeof navigator.share === "function";
}
