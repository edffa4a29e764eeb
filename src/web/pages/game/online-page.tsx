import { useEffect, useState } from "preact/hooks";
import type { GameHead } from "../../../protocol/index.ts";
import { announce } from "../../base/announce.tsx";
import { call } from "../../base/api.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { go, place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { cancelOnline } from "../../session/create.ts";
import { GameView } from "../../session/game-view.ts";
import { keepLookingAt } from "../../session/look-up.ts";
import { OnlineSession } from "../../session/online.ts";
import { isHeld, tokensOf } from "../../session/seat-tokens.ts";
import { keepMissing } from "../../session/seen-games.ts";
import { viewAddress } from "../../session/start.ts";
import { thinker } from "../../session/thinker.ts";
import { NewGameDialog } from "../setup/new-game.tsx";
import { AbsenceLine } from "./absence.tsx";
import { GameLayout } from "./game-layout.tsx";
import { JoinPage } from "./join-page.tsx";
import { Notices } from "./notices.tsx";
import { TalkMenu } from "./talk.tsx";
import { useTurnTitle } from "./turn-title.ts";

interface Opened {
  readonly head: GameHead;
  readonly origin: string;
}

/** A game on the server: for its players, for whoever has the invitation, and for watchers. */
export function OnlinePage() {
  const { path, search, hash } = place.value;
  const id = path.split("/")[2] ?? "";
  // Links of the first edition have it in the query, where servers and referrers see it: there it does not stay.
  const old = search.get("invitation");
  useEffect(() => {
    if (old !== null) go(`${path}#${new URLSearchParams({ invitation: old })}`, { replace: true });
  }, [path, old]);
  const invitation = old ?? new URLSearchParams(hash).get("invitation") ?? undefined;
  return <OnlineGamePage key={id} id={id} invitation={invitation} />;
}

function OnlineGamePage({ id, invitation }: { id: string; invitation: string | undefined }) {
  const [opened, setOpened] = useState<Opened | undefined>();
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [watching, setWatching] = useState(false);
  const [tries, setTries] = useState(0);
  const seated = isHeld(id);

  useEffect(() => {
    let current = true;
    async function load() {
      const [game, server] = await Promise.all([call("game", { params: { id } }), call("server")]);
      if (!current) return;
      setTrouble(game.ok ? undefined : game.trouble);
      if (!game.ok) {
        if (isHeld(id) && isMissing(game.trouble)) keepMissing(id);
      } else {
        const origin = (server.ok && server.value.publicUrl?.replace(/\/$/, "")) || window.location.origin;
        setOpened({ head: game.value, origin });
      }
    }
    void load();
    return () => {
      current = false;
    };
  }, [id, tries]);

  if (trouble) return <GameMissing trouble={trouble} again={() => setTries(tries + 1)} />;
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

  useTurnTitle(session, true);
  useEffect(() => () => view.close(), [view]);
  useEffect(() => keepLookingAt(session), [session]);

  const next = session.next.value;
  useEffect(() => {
    if (next && session.ownSeats.peek().length > 0) go(`/game/${next}`);
  }, [next]);

  async function cancel() {
    const answer = await cancelOnline(head.id);
    // Somebody has come in the meantime, or the server is away: then the game goes on, and it is said.
    if (answer.ok) go("/", { replace: true });
    else announce(sayTrouble(answer.trouble));
  }

  const seat = session.ownSeats.value[0];
  return (
    <>
      <GameLayout
        view={view}
        newGame={() => setChoosing(true)}
        rematch={
          seat === undefined || session.rematchOffers.value[seat] ? undefined : () => session.rematch()
        }
        load={(play) => go(viewAddress(play))}
        cancel={cancel}
        absence={session.canBeClaimed && <AbsenceLine session={session} />}
        talk={<TalkMenu session={session} />}
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

/** Whether the server knows no such game: another try would not help. */
function isMissing({ code }: Trouble): boolean {
  return code === "game-missing";
}

function GameMissing({ trouble, again }: { trouble: Trouble; again: () => void }) {
  const { online, shell } = language.value.page;
  useTitle(online.cannotOpen, "Grundy");
  return (
    <section class="page narrow">
      <h1>{online.cannotOpen}</h1>
      {isMissing(trouble) ? (
        <p>{sayTrouble(trouble)}</p>
      ) : (
        <Failure text={sayTrouble(trouble)} again={again} />
      )}
      <p>
        <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}
