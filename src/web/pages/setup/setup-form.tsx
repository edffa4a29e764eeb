import { useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { beginPlaying } from "../../../match/index.ts";
import { makeSpec, opponentsOf } from "../../../players/index.ts";
import { playerAbout, playerListed, rulesText } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { faceOf } from "../../faces/index.ts";
import { readClock } from "../../session/clock-choice.ts";
import {
  clockTexts,
  type First,
  firsts,
  isForGuest,
  isOnline,
  makeOpponent,
  type Opponent,
  openSetup,
  optionsOf,
  parseOpponent,
  type Setup,
} from "../../session/setup.ts";
import { type Started, startGame } from "../../session/start.ts";
import { ClockField } from "./clock-field.tsx";
import { PeopleFields } from "./people-fields.tsx";

function aboutOpponent(opponent: Opponent): string {
  if (typeof opponent !== "string") return playerAbout(language.value, opponent);
  const { setup, lobby } = language.value.page;
  return { beside: setup.besideAbout, link: setup.linkAbout, anyone: lobby.anyoneAbout }[opponent];
}

/** Everything that can be chosen before a game: opponent, who begins, the game's own options, the clock. */
export function SetupForm({
  game: id,
  against,
  begun,
}: {
  game: GameId;
  /** The opponent, where that is settled. */
  against?: Opponent | undefined;
  begun: (started: Started & { ok: true }) => void;
}) {
  const [setup, setSetup] = useState(() => ({ ...openSetup(id), ...(against ? { opponent: against } : {}) }));
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const game = gameOf(id);
  const { form } = faceOf(game);
  const options = optionsOf(setup);
  const playable = options.ok ? beginPlaying(id, options.value) : options;
  const { setup: words, lobby } = language.value.page;
  return (
    <form
      class="setup"
      onSubmit={async (event) => {
        event.preventDefault();
        const started = await startGame(setup);
        if (started.ok) begun(started);
        else setTrouble(started.trouble);
      }}
    >
      {trouble && (
        <p class="note wrong" role="alert">
          {sayTrouble(trouble, id)}
        </p>
      )}
      {!against && (
        <Choice
          label={words.opponent}
          about={aboutOpponent(setup.opponent)}
          value={makeOpponent(setup.opponent)}
          set={(opponent) => change({ opponent: parseOpponent(opponent, id) })}
          choices={[
            ["beside", words.beside],
            ["link", words.link],
            ["anyone", lobby.anyone],
            ...opponentsOf(game).map(
              (player) => [makeSpec(player), playerListed(language.value, player)] as const,
            ),
          ]}
        />
      )}
      {setup.opponent !== "beside" && (
        <Choice<First>
          label={words.first}
          value={setup.first}
          set={(first) => change({ first })}
          choices={firsts.map((first) => [first, words.firsts[first]] as const)}
        />
      )}
      <form.Fields
        game={id}
        first={setup.opponent === "beside" ? "beside" : setup.first}
        texts={setup.options}
        change={(part) => change({ options: { ...setup.options, ...part } })}
      />
      <ClockField setup={setup} change={change} />
      {isForGuest(setup) && (
        <label class="check">
          <input
            type="checkbox"
            checked={setup.help}
            onChange={(event) => change({ help: event.currentTarget.checked })}
          />
          <span>{words.help}</span>
        </label>
      )}
      {setup.opponent === "link" && (
        <label class="check">
          <input
            type="checkbox"
            checked={setup.listed}
            onChange={(event) => change({ listed: event.currentTarget.checked })}
          />
          <span>{lobby.listed}</span>
        </label>
      )}
      {!isForGuest(setup) && (
        <label class="check">
          <input
            type="checkbox"
            checked={setup.watched}
            onChange={(event) => change({ watched: event.currentTarget.checked })}
          />
          <span>{words.watched}</span>
        </label>
      )}
      {isOnline(setup) && <PeopleFields setup={setup} change={change} />}
      <p class={`note rules${playable.ok ? "" : " wrong"}`} role="status">
        {playable.ok
          ? rulesText(language.value, id, playable.value.options)
          : sayRefusal(playable.refusal, id)}
      </p>
      <button type="submit" class="primary" disabled={!playable.ok || !readClock(clockTexts(setup)).ok}>
        {setup.opponent === "anyone" ? lobby.wait : setup.opponent === "link" ? words.makeLink : words.play}
      </button>
    </form>
  );
}
