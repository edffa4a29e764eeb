import { useEffect, useState } from "preact/hooks";
import { otherSeat } from "../../../games/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import type { OnlineSession } from "../../session/online.ts";

/** What the other side asks or offers, and how the connection is. */
export function Notices({ session, invitation }: { session: OnlineSession; invitation: string | null }) {
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
      {open && invitation && <Invitation link={`${session.link}?invitation=${invitation}`} />}
      {asking !== undefined && asking === other && (
        <ConsentNotice session={session} name={session.seats.value[asking].name} />
      )}
      {asking !== undefined && asking === seat && <span class="note">Asked to take back.</span>}
      {ended && other !== undefined && offers[other] && (
        <span>{session.seats.value[other].name} offers a rematch.</span>
      )}
      {ended && seat !== undefined && offers[seat] && !next && (
        <span class="note">Rematch offered. Waiting for the other.</span>
      )}
      {next && seat === undefined && <a href={`/game/${next}`}>Watch the rematch</a>}
    </>
  );
}

function ConnectionNotice({ session }: { session: OnlineSession }) {
  const text =
    session.connection.value === "lost"
      ? "The connection was lost. It comes back by itself; nothing is lost."
      : "";
  return (
    <span class="note" role="status" data-testid="connection" data-state={session.connection.value}>
      {text}
    </span>
  );
}

function ConsentNotice({ session, name }: { session: OnlineSession; name: string }) {
  useEffect(() => announce(`${name} asks to take back.`), []);
  return (
    <span class="consent">
      {name} asks to take back.
      <button type="button" class="primary" onClick={() => session.consent(true)}>
        Agree
      </button>
      <button type="button" onClick={() => session.consent(false)}>
        Decline
      </button>
    </span>
  );
}

function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span class="invitation">
      <input
        readOnly
        value={link}
        aria-label="Invitation link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={async () => setCopied(await copyText(link))}>
        {copied ? "Copied" : "Copy the link"}
      </button>
    </span>
  );
}
