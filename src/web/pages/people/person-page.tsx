import { useEffect, useState } from "preact/hooks";
import type { GameSummary, PersonView } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { Moment } from "../home/moment.tsx";
import { sidesText } from "../home/sides-text.ts";
import { gamesOf, person } from "./roster-client.ts";
import { SharePlot } from "./share-plot.tsx";

interface Shown {
  readonly person: PersonView;
  readonly games: readonly GameSummary[];
}

/** One person: names, figures, games, and the share of wins over time. */
export function PersonPage({ username }: { username: string }) {
  const [shown, setShown] = useState<Shown | undefined>();
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [tries, setTries] = useState(0);
  const words = language.value.page.people;
  useTitle(shown ? `${shown.person.given} ${shown.person.family}` : username, words.title, "Grundy");
  useEffect(() => {
    let current = true;
    // Both before anything is shown: nothing moves when the second comes.
    void Promise.all([person(username), gamesOf(username)]).then(([found, games]) => {
      if (!current) return;
      if (!found.ok) setTrouble(found.trouble);
      else if (!games.ok) setTrouble(games.trouble);
      else setShown({ person: found.value, games: games.value.games });
    });
    return () => {
      current = false;
    };
  }, [username, tries]);
  if (trouble) {
    return (
      <section class="page narrow">
        <h1>{username}</h1>
        {trouble.code === "player-missing" ? (
          <p>{sayTrouble(trouble)}</p>
        ) : (
          <Failure
            text={sayTrouble(trouble)}
            again={() => {
              setTrouble(undefined);
              setTries(tries + 1);
            }}
          />
        )}
        <p>
          <a href="/players">{words.all}</a>
        </p>
      </section>
    );
  }
  if (!shown) return <div class="waiting" aria-busy="true" />;
  const { given, family, kind, games: played, wins } = shown.person;
  const earliestFirst = shown.games.toReversed();
  return (
    <section class="page narrow">
      <h1>
        {given} {family}
      </h1>
      <p class="lead">
        {words.figures({ username, computer: kind === "ai", games: played, wins })}{" "}
        <a href="/players">{words.all}</a>
      </p>
      <SharePlot wins={earliestFirst.map((game) => wonBy(game, username))} />
      <h2>{words.games}</h2>
      {shown.games.length === 0 && <p class="note">{words.noGames}</p>}
      <ul class="games">
        {shown.games.map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameTitle(language.value, game.game)}</a>
            <span class="grow">{sidesText(game)}</span>
            <span class="note">{words.results[resultOf(game, username)]}</span>
            <Moment at={game.changed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf(game: GameSummary, username: string): "won" | "lost" | "draw" {
  if (wonBy(game, username)) return "won";
  return game.ending?.winner === null ? "draw" : "lost";
}

function wonBy(game: GameSummary, username: string): boolean {
  const winner = game.ending?.winner;
  return winner !== undefined && winner !== null && game.seats[winner].player === username;
}
