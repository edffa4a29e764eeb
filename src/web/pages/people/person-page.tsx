import { useEffect, useState } from "preact/hooks";
import type { GameSummary, PersonView } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { gamesOf, person } from "./roster-client.ts";
import { SharePlot } from "./share-plot.tsx";

/** One person: names, figures, games, and the share of wins over time. */
export function PersonPage({ username }: { username: string }) {
  const [shown, setShown] = useState<PersonView | undefined>();
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = `${username} · Players · Grundy`;
    void person(username).then((answer) => (answer.ok ? setShown(answer.value) : setTrouble(answer.trouble)));
    void gamesOf(username).then((answer) => answer.ok && setGames(answer.value.games));
  }, [username]);
  if (trouble) {
    return (
      <section class="page narrow">
        <h1>{username}</h1>
        <p>
          {trouble} <a href="/players">All players</a>
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
        {shown.username}
        {shown.kind === "ai" ? ", a computer player" : ""}: {shown.games}{" "}
        {shown.games === 1 ? "game" : "games"}, {shown.wins} {shown.wins === 1 ? "win" : "wins"}.{" "}
        <a href="/players">All players</a>
      </p>
      <SharePlot wins={earliestFirst.map((game) => wonBy(game, username))} />
      <h2>Games</h2>
      {games.length === 0 && <p class="note">No games on this server yet.</p>}
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameTitle(language.value, game.game)}</a>
            <span class="grow">{game.seats.map((seat) => seat.name ?? "someone").join(" against ")}</span>
            <span class="note">
              {wonBy(game, username) ? "won" : game.ending?.winner === null ? "draw" : "lost"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wonBy(game: GameSummary, username: string): boolean {
  const winner = game.ending?.winner;
  return winner !== undefined && winner !== null && game.seats[winner].player === username;
}
