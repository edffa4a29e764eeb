import { useState } from "preact/hooks";
import { type GameId, isGameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { openAnalysis } from "../../session/analysis-keep.ts";
import { AnalysisView, exploredOf } from "../../session/analysis-view.ts";
import type { LinkTrouble } from "../../session/game-link.ts";
import { readAnalysisLink } from "../../session/tree-link.ts";
import { AnalysisLayout } from "./analysis-layout.tsx";
import { useKeeping } from "./use-keeping.ts";

/** The analysis board: what is kept under a key, what is in a link, or an empty board. */
export function AnalysisPage() {
  const { path, hash, visit } = place.value;
  const [, , id = "", key] = path.split("/");
  if (!isGameId(id)) return null;
  return <Opened key={`${visit} ${hash}`} id={id} gameKey={key || undefined} />;
}

function Opened({ id, gameKey }: { id: GameId; gameKey: string | undefined }) {
  const [opened] = useState(() => {
    const { hash, search } = place.peek();
    const kept = gameKey === undefined ? undefined : openAnalysis(gameKey, id);
    return { kept, read: readAnalysisLink(id, hash, search.get("at")) };
  });
  const { kept, read } = opened;
  const found = kept ?? (read.tree && exploredOf(read.tree, read.at));
  if (!found) return <BrokenLink id={id} trouble={read.trouble} />;
  return (
    <Board
      id={id}
      gameKey={kept ? gameKey : undefined}
      make={() => new AnalysisView(found)}
      isMissing={gameKey !== undefined && !kept}
      trouble={kept ? undefined : read.trouble}
    />
  );
}

function Board({
  id,
  gameKey,
  make,
  isMissing,
  trouble,
}: {
  id: GameId;
  gameKey: string | undefined;
  make: () => AnalysisView;
  isMissing: boolean;
  trouble: LinkTrouble | undefined;
}) {
  const [view] = useState(make);
  const { explore } = language.value.page;
  const full = useKeeping(view, id, gameKey);
  useTitle(explore.title({ game: gameTitle(language.value, id) }), "Grundy");
  const broken = trouble && [
    sayRefusal(trouble.refusal, id),
    ...(trouble.at ? [explore.leftOut(trouble.at)] : []),
  ];
  return (
    <>
      {isMissing && <p class="banner">{explore.missing}</p>}
      {broken && <p class="banner">{language.value.text(broken)}</p>}
      <AnalysisLayout view={view} full={full.value} />
    </>
  );
}

/** A link that holds nothing: what is wrong with it, and the way to an empty board. */
function BrokenLink({ id, trouble }: { id: GameId; trouble: LinkTrouble | undefined }) {
  const { explore, game, online, shell } = language.value.page;
  const title = gameTitle(language.value, id);
  useTitle(online.cannotOpen, title, "Grundy");
  return (
    <section class="page narrow">
      <h1>{online.cannotOpen}</h1>
      <p>{language.value.text([game.linkBroken, ...(trouble ? [sayRefusal(trouble.refusal, id)] : [])])}</p>
      <p class="answers start">
        <a class="button primary" href={`/analysis/${id}`}>
          {explore.emptyBoard({ game: title })}
        </a>
        <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}
