import { useEffect, useState } from "preact/hooks";
import type { GameSummary, PersonView } from "../../../protocol/index.ts";
import { percentage } from "../../../roster/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { call } from "../../base/api.ts";
import { language } from "../../base/language.ts";

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
  return (
    <div class="tables">
      <GameTable title="Going on" games={lists?.going} empty="No games going on. Yours could be the first." />
      <GameTable title="Recent games" games={lists?.finished} empty="No finished games yet." />
      <section aria-label="Top of the rankings">
        <h2>Top of the rankings</h2>
        {lists?.best.length === 0 && <p class="note">Nobody is on the roster yet.</p>}
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
            <span class="grow">
              {game.seats.map((seat, at) => seat.name ?? `Player ${at + 1}`).join(" against ")}
            </span>
            <span class="note">{stateText(game)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText({ seats, ending, number }: GameSummary): string {
  if (ending) {
    return ending.winner === null
      ? "draw"
      : `${seats[ending.winner].name ?? `Player ${ending.winner + 1}`} won`;
  }
  if (seats.some((seat) => !seat.taken)) return "waiting";
  return number === 1 ? "1 move" : `${number} moves`;
}
