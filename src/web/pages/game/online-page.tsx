import { useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { otherSeat } from "../../../games/index.ts";
import type { GameHead } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { call } from "../../base/api.ts";
import { copyText } from "../../base/copy.ts";
import { language } from "../../base/language.ts";
import { go, place } from "../../base/router.ts";
import { joinOnline } from "../../session/create.ts";
import { GameView } from "../../session/game-view.ts";
import { keepGame } from "../../session/keep.ts";
import { freshGame } from "../../session/local.ts";
import { twoPeople } from "../../session/occupant.ts";
import { OnlineSession } from "../../session/online.ts";
import { tokensOf } from "../../session/seat-tokens.ts";
import { thinker } from "../../session/thinker.ts";
import { NewGameDialog } from "../setup/new-game.tsx";
import { GameLayout } from "./game-layout.tsx";

interface Opened {
  readonly head: GameHead;
  readonly origin: string;
}

/** A game on the server: for its players, for whoever has the invitation, and for watchers. */
export function OnlinePage() {
  const { path, search } = place.value;
  const id = path.split("/")[2] ?? "";
  return <OnlineGamePage key={id} id={id} invitation={search.get("invitation") ?? undefined} />;
}

function OnlineGamePage({ id, invitation }: { id: string; invitation: string | undefined }) {
  const [opened, setOpened] = useState<Opened | undefined>();
  const [trouble, setTrouble] = useState("");
  const [watching, setWatching] = useState(false);
  const seated = tokensOf(id).tokens.some((token) => token !== null);

  useEffect(() => {
    let current = true;
    async function load() {
      const [game, server] = await Promise.all([call("game", { params: { id } }), call("server")]);
      if (!current) return;
      if (!game.ok) setTrouble(game.trouble);
      else {
        const origin = (server.ok && server.value.publicUrl?.replace(/\/$/, "")) || window.location.origin;
        setOpened({ head: game.value, origin });
      }
    }
    void load();
    return () => {
      current = false;
    };
  }, [id]);

  if (trouble) return <GameMissing trouble={trouble} />;
  if (!opened) return <div class="waiting" aria-busy="true" />;
  const free = opened.head.seats.some((seat) => !seat.taken);
  if (!seated && !watching && free && (invitation || opened.head.open)) {
    return (
      <JoinPage
        head={opened.head}
        invitation={invitation}
        joined={() => go(`/game/${id}`, { replace: true })}
        watch={() => setWatching(true)}
      />
    );
  }
  return <OnlineGame key={seated ? "seated" : "watching"} opened={opened} />;
}

function OnlineGame({ opened: { head, origin } }: { opened: Opened }) {
  const [view] = useState(() => new GameView(new OnlineSession(head, tokensOf(head.id), thinker, origin)));
  const [choosing, setChoosing] = useState(false);
  const { session } = view;

  useEffect(() => {
    document.title = `${gameTitle(language.value, head.game)} · Grundy`;
    return () => view.close();
  }, [view]);

  const next = session.next.value;
  useEffect(() => {
    if (next && session.ownSeats.peek().length > 0) go(`/game/${next}`);
  }, [next]);

  const seat = session.ownSeats.value[0];
  return (
    <>
      <GameLayout
        view={view}
        newGame={() => setChoosing(true)}
        rematch={
          seat === undefined || session.rematchOffers.value[seat] ? undefined : () => session.rematch()
        }
        load={(play) => {
          keepGame(freshGame(play, twoPeople(play.id)));
          go(`/play/${play.id}`);
        }}
        notice={<Notices session={session} invitation={tokensOf(head.id).invitation} />}
      />
      {choosing && (
        <NewGameDialog
          game={head.game}
          begun={({ address }) => go(address)}
          close={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** What the other side asks or offers, and how the connection is. */
function Notices({ session, invitation }: { session: OnlineSession; invitation: string | null }) {
  const open = useComputed(() => session.seats.value.some((seat) => seat.kind === "open"));
  const seat = session.ownSeats.value[0];
  const asking = session.asking.value;
  const next = session.next.value;
  const offers = session.rematchOffers.value;
  const other = seat === undefined ? undefined : otherSeat(seat);
  const ended = session.play.value.ending !== undefined;
  return (
    <>
      <ConnectionNotice session={session} />
      {open.value && invitation && <Invitation link={`${session.link}?invitation=${invitation}`} />}
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

function JoinPage({
  head,
  invitation,
  joined,
  watch,
}: {
  head: GameHead;
  invitation: string | undefined;
  joined: () => void;
  watch: () => void;
}) {
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  const host = head.seats.find((seat) => seat.taken)?.name;
  const title = gameTitle(language.value, head.game);
  return (
    <section class="page narrow">
      <h1>{host ? `${host} invites you to ${title}` : `You are invited to ${title}`}</h1>
      <form
        class="setup join"
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await joinOnline(head.id, invitation, name);
          if (answer.ok) joined();
          else setTrouble(answer.trouble);
        }}
      >
        <label class="field">
          <span>Your name</span>
          <input
            value={name}
            maxLength={40}
            autocomplete="nickname"
            placeholder="as the other will see it"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="note wrong" role="status">
          {trouble}
        </p>
        <div class="answers">
          <button type="submit" class="primary">
            Play
          </button>
          <button type="button" onClick={watch}>
            Just watch
          </button>
        </div>
      </form>
    </section>
  );
}

function GameMissing({ trouble }: { trouble: string }) {
  return (
    <section class="page narrow">
      <h1>This game cannot be opened</h1>
      <p>
        {trouble} <a href="/">The games are here.</a>
      </p>
    </section>
  );
}
