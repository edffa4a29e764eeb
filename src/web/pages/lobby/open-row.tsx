import { gameOf } from "../../../games/index.ts";
import { parseSpec } from "../../../players/index.ts";
import type { OpenGame } from "../../../protocol/index.ts";
import { gameTitle, playerName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { differences } from "../../faces/differences.ts";
import { clockName } from "../../session/clock-choice.ts";
import type { Slot } from "../../session/lobby-slots.ts";
import { isHeld } from "../../session/seat-tokens.ts";
import { Moment } from "../home/moment.tsx";

/** A game that waits for anyone: all one has to know to sit down, and the way to. */
export function OpenRow({
  slot: { open, state },
  join,
  off,
}: {
  slot: Slot;
  join: (open: OpenGame) => void;
  /** Whether another one is being joined. */
  off: boolean;
}) {
  const { lobby } = language.value.page;
  const game = gameTitle(language.value, open.game);
  const name = nameOf(open);
  return (
    <li class={`open-game ${state}`} data-game={open.id}>
      <span class="open-title">
        <strong>{game}</strong> <span>{name ?? lobby.somebody}</span>
      </span>
      <span class="note open-about">{aboutGame(open).join(" · ")}</span>
      <Moment at={open.created} />
      {state !== "open" ? (
        <span class="note open-over">{lobby[state]}</span>
      ) : isHeld(open.id) ? (
        <a class="button" href={`/game/${open.id}`} aria-label={lobby.openYours({ game })}>
          {lobby.yours}
        </a>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={off}
          aria-label={lobby.joinGame({ game, name })}
          onClick={() => join(open)}
        >
          {lobby.join}
        </button>
      )}
    </li>
  );
}

/** Who waits; a program goes by what the language calls it. */
function nameOf({ name, computer }: OpenGame): string | undefined {
  const player = computer === undefined ? undefined : parseSpec(computer);
  return player?.ok ? playerName(language.value, player.value) : (name ?? undefined);
}

/** Clock, who begins, help, and what is not as usual. */
function aboutGame(open: OpenGame): readonly string[] {
  const { lobby } = language.value.page;
  const { game, clock, seat, help, from } = open;
  const options = gameOf(game).options(open.options);
  return [
    clock ? clockName(clock) : lobby.noClock,
    seat === 0 ? lobby.youBegin : lobby.begins({ name: nameOf(open) ?? lobby.somebody }),
    ...(help ? [lobby.withHelp] : []),
    ...(from ? [lobby.ownPosition] : []),
    ...(open.options !== undefined && options.ok ? differences(game, options.value) : [lobby.otherOptions]),
  ];
}
