import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { LobbyFeed } from "../../session/lobby-feed.ts";
import { keepName, ownName } from "../../session/own-name.ts";
import type { Connection } from "../../session/session.ts";
import { shownGames } from "../home/shown-games.ts";
import { loadSetup } from "../setup/new-game.tsx";
import { OpenList } from "./open-list.tsx";
import { useJoin } from "./use-join.ts";
import { WaitDialog } from "./wait-dialog.tsx";

/** The games that wait for anyone, and the way to wait for anyone oneself. */
export function LobbyPage() {
  const [feed] = useState(() => new LobbyFeed());
  const [game, setGame] = useState<GameId | "all">("all");
  const [name, setName] = useState(ownName);
  const [waiting, setWaiting] = useState(false);
  const { join, joining, problem } = useJoin(feed, name);
  const { lobby, setup } = language.value.page;
  useTitle(lobby.title, "Grundy");
  useEffect(() => () => feed.close(), [feed]);
  useEffect(() => {
    loadSetup().catch(() => {});
  }, []);

  const slots = feed.slots.value.filter(({ open }) => game === "all" || open.game === game);
  const isNobody = slots.every(({ state }) => state !== "open");
  return (
    <section class="page lobby">
      <h1>{lobby.title}</h1>
      <p class="lead">{lobby.lead}</p>
      <div class="setup lobby-head">
        <Choice<GameId | "all">
          label={lobby.game}
          value={game}
          set={setGame}
          choices={[
            ["all", lobby.allGames],
            ...shownGames.map((id) => [id, gameTitle(language.value, id)] as const),
          ]}
        />
        <label class="field">
          <span>{setup.name}</span>
          <input
            value={name}
            maxLength={40}
            autocomplete="nickname"
            placeholder={setup.nameExample}
            onInput={(event) => {
              setName(event.currentTarget.value);
              keepName(event.currentTarget.value);
            }}
          />
        </label>
        <button type="button" class="primary" onClick={() => setWaiting(true)}>
          {lobby.wait}
        </button>
      </div>
      <h2>{lobby.openGames}</h2>
      <p
        class={`note lobby-state${problem ? " wrong" : ""}`}
        role="status"
        data-state={feed.connection.value}
      >
        {problem ?? stateText(feed.connection.value, isNobody, game)}
      </p>
      <OpenList
        slots={slots}
        join={join}
        joining={joining}
        hold={(id) => {
          feed.held = id;
        }}
      />
      {waiting && <WaitDialog game={game === "all" ? "reversi" : game} close={() => setWaiting(false)} />}
    </section>
  );
}

/** How the list is, where that has to be said. */
function stateText(connection: Connection, isNobody: boolean, game: GameId | "all"): string {
  const { lobby } = language.value.page;
  if (connection === "lost") return lobby.lost;
  if (connection !== "connected") return lobby.looking;
  if (!isNobody) return "";
  return game === "all" ? lobby.none : lobby.noneOf({ game: gameTitle(language.value, game) });
}
