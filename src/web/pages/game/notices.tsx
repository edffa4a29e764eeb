import { useEffect, useState } from "preact/hooks";
import { otherSeat } from "../../../games/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { language } from "../../base/language.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import type { OnlineSession } from "../../session/online.ts";

/** What the other side asks or offers, and how the connection is. */
export function Notices({ session, invitation }: { session: OnlineSession; invitation: string | null }) {
  const { online } = language.value.page;
  const open = session.seats.value.some((seat) => seat.kind === "open");
  const seat = session.ownSeats.value[0];
  const asking = session.asking.value;
  const next = session.next.value;
  const offers = session.rematchOffers.value;
  const other = seat === undefined ? undefined : otherSeat(seat);
  const ended = session.play.value.ending !== undefined;
  return (
    <>
      <ConnectionNotice session={session} />
      {open && invitation && <Invitation link={`${session.link}#invitation=${invitation}`} />}
      {asking !== undefined && asking === other && (
        <ConsentNotice session={session} name={session.seats.value[asking].name} />
      )}
      {asking !== undefined && asking === seat && <span class="note">{online.asked}</span>}
      {ended && other !== undefined && offers[other] && (
        <span>{online.offersRematch({ name: session.seats.value[other].name })}</span>
      )}
      {ended && seat !== undefined && offers[seat] && !next && (
        <span class="note">{online.rematchOffered}</span>
      )}
      {next && seat === undefined && <a href={`/game/${next}`}>{online.watchRematch}</a>}
    </>
  );
}

function ConnectionNotice({ session }: { session: OnlineSession }) {
  const { online } = language.value.page;
  const lost = session.connection.value === "lost";
  const pending = session.pending.value !== undefined;
  // A move that is answered at once is no news: the line is seen after a moment.
  const text = lost ? (pending ? online.moveKept : online.connectionLost) : pending ? online.pending : "";
  return (
    <span
      class={`note${pending && !lost ? " soon" : ""}`}
      role="status"
      data-testid="connection"
      data-state={session.connection.value}
    >
      {text}
    </span>
  );
}

function ConsentNotice({ session, name }: { session: OnlineSession; name: string }) {
  const { online } = language.value.page;
  const text = online.asks({ name });
  useEffect(() => announce(text), []);
  return (
    <span class="consent">
      <span>{text}</span>
      <button type="button" class="primary" onClick={() => session.consent(true)}>
        {online.agree}
      </button>
      <button type="button" onClick={() => session.consent(false)}>
        {online.decline}
      </button>
    </span>
  );
}

function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const { online, share } = language.value.page;
  return (
    <span class="invitation">
      <input
        readOnly
        value={link}
        aria-label={online.invitation}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={async () => setCopied(await copyText(link))}>
        <SteadyText shown={copied ? share.copied : online.copyLink} among={[share.copied, online.copyLink]} />
      </button>
    </span>
  );
}
