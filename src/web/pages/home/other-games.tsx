import { useEffect, useState } from "preact/hooks";
import type { GameSummary, PersonView } from "../../../protocol/index.ts";
import { percentage } from "../../../roster/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { call } from "../../base/api.ts";
import { language } from "../../base/language.ts";
import { shownSeatName } from "../../session/seat-name.ts";
import { Moment } from "./moment.tsx";
import { sidesText } from "./sides-text.ts";

interface Lists {
  readonly going: readonly GameSummary[];
  readonly finished: readonly GameSummary[];
  readonly best: readonly PersonView[];
}

const refreshEvery = 10_000;

/** Games going on, recent ones, and the top of the rankings. Without a server there is nothing here. */
export function OtherGames() {
  const [lists, setLists] = useState<Lists | undefined>();
  useEffect(() => {
    let current = true;
    async function load() {
      if (document.hidden) return;
      const [going, finished, best] = await Promise.all([
        call("listGames", { query: { state: "going", limit: 8 } }),
        call("listGames", { query: { state: "finished", limit: 8 } }),
        call("rankings", { query: { most: 5 } }),
      ]);
      if (!current || !going.ok) return;
      setLists({
        going: going.value.games,
        finished: finished.ok ? finished.value.games : [],
        best: best.ok ? best.value.players : [],
      });
    }
    void load();
    const timer = setInterval(load, refreshEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  const { home } = language.value.page;
  return (
    <div class="tables">
      <GameTable title={home.going} games={lists?.going} empty={home.noneGoing} />
      <GameTable title={home.finished} games={lists?.finished} empty={home.noneFinished} />
      <section aria-label={home.rankings}>
        <h2>{home.rankings}</h2>
        {lists?.best.length === 0 && <p class="note">{home.nobodyRanked}</p>}
        <ol class="rankings">
          {lists?.best.map((person) => (
            <li key={person.username}>
              <span class="share-figure">{percentage(person)} %</span>
              <a class="grow" href={`/players?${new URLSearchParams({ username: person.username })}`}>
                {person.given} {person.family}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function GameTable({
  title,
  games,
  empty,
}: {
  title: string;
  games: readonly GameSummary[] | undefined;
  empty: string;
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {games?.length === 0 && <p class="note">{empty}</p>}
      <ul class="games">
        {games?.map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameTitle(language.value, game.game)}</a>
            <span class="grow">{sidesText(game)}</span>
            <span class="note">{stateText(game)}</span>
            <Moment at={game.changed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText(game: GameSummary): string {
  const { home } = language.value.page;
  const { seats, ending, number } = game;
  if (ending)
    return ending.winner === null
      ? home.draw
      : home.won({ winner: shownSeatName(language.value, game, ending.winner) });
  return seats.some((seat) => !seat.taken) ? home.waiting : home.moves({ moves: number });
}
