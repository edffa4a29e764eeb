import { useEffect, useMemo } from "preact/hooks";
import type { ArenaSentences } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { TournamentFeed } from "../../session/tournament-feed.ts";
import { useArena } from "./arena-words.ts";
import { TournamentView } from "./tournament-view.tsx";
import "../../styles/arena.css";

/** One tournament, as long as somebody looks at it. */
export function TournamentPage() {
  const { say, failed, again } = useArena();
  const id = place.value.path.split("/")[2] ?? "";
  if (failed) return <Failure text={language.value.page.notLoaded.page} again={again} />;
  return say ? <Watched key={id} id={id} say={say} /> : <div class="waiting" aria-busy="true" />;
}

function Watched({ id, say }: { id: string; say: ArenaSentences }) {
  const feed = useMemo(() => new TournamentFeed(id), [id]);
  useEffect(() => () => feed.close(), [feed]);
  const tournament = feed.tournament.value;
  const trouble = feed.trouble.value;
  const words = say.page;
  const isMissing = trouble?.code === "tournament-missing";
  useTitle(tournament?.head.name ?? (isMissing ? words.missing : words.title), words.title, "Grundy");
  if (isMissing) return <Missing say={say} />;
  if (tournament) return <TournamentView id={id} say={say} {...tournament} feed={feed} />;
  if (!trouble) return <div class="waiting" aria-busy="true" />;
  return (
    <section class="page narrow">
      <h1>{words.title}</h1>
      <Failure text={sayTrouble(trouble)} again={feed.again} />
    </section>
  );
}

function Missing({ say: { page: words } }: { say: ArenaSentences }) {
  return (
    <section class="page narrow">
      <h1>{words.missing}</h1>
      <p>
        <a href="/arena">{words.toList}</a>
      </p>
    </section>
  );
}
