import { useEffect, useState } from "preact/hooks";
import type { GameSummary, PersonView } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { sidesText } from "../home/sides-text.ts";
import { gamesOf, person } from "./roster-client.ts";
import { SharePlot } from "./share-plot.tsx";

/** One person: names, figures, games, and the share of wins over time. */
export function PersonPage({ username }: { username: string }) {
  const [shown, setShown] = useState<PersonView | undefined>();
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const words = language.value.page.people;
  useTitle(username, words.title, "Grundy");
  useEffect(() => {
    void person(username).then((answer) => (answer.ok ? setShown(answer.value) : setTrouble(answer.trouble)));
    void gamesOf(username).then((answer) => answer.ok && setGames(answer.value.games));
  }, [username]);
  if (trouble) {
    return (
      <section class="page narrow">
        <h1>{username}</h1>
        <p>
          {sayTrouble(trouble)} <a href="/players">{words.all}</a>
        </p>
      </section>
    );
  }
  if (!shown) return <div class="waiting" aria-busy="true" />;
  const earliestFirst = games.toReversed();
  return (
    <section class="page narrow">
      <h1>
        {shown.given} {shown.family}
      </h1>
      <p class="lead">
        {words.figures({ ...shown, computer: shown.kind === "ai" })} <a href="/players">{words.all}</a>
      </p>
      <SharePlot wins={earliestFirst.map((game) => wonBy(game, username))} />
      <h2>{words.games}</h2>
      {games.length === 0 && <p class="note">{words.noGames}</p>}
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameTitle(language.value, game.game)}</a>
            <span class="grow">{sidesText(game)}</span>
            <span class="note">{words.results[resultOf(game, username)]}</span>
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
