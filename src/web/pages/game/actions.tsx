import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import type { GameView } from "../../session/game-view.ts";
import { AskedAction } from "./asked-action.tsx";

interface ActionsProps {
  readonly view: GameView;
  readonly analyse: () => void;
  /** Tries moves from the position shown, on a board of its own. */
  readonly explore: () => void;
  readonly newGame: () => void;
  readonly share: () => void;
  readonly howTo: () => void;
  /** Calls off a game that nobody has joined yet. */
  readonly cancel: (() => void) | undefined;
}

/** Everything one can do besides moving. Each action has its place whatever happens: what cannot be done now is only switched off. */
export function Actions({ view, analyse, explore, newGame, share, howTo, cancel }: ActionsProps) {
  const { session } = view;
  const { explore: exploring, game } = language.value.page;
  const { ending } = view.play.value;
  const waiting = session.seats.value.some((seat) => seat.kind === "open");
  const seated = session.ownSeats.value.length > 0;
  const mayAsk = session.help.value !== "off";
  return (
    <fieldset class="actions">
      <legend class="unseen">{game.actions}</legend>
      <Action
        icon="back"
        label={game.takeBack}
        run={() => session.takeBack()}
        off={!session.canTakeBack.value}
      />
      <Action icon="replay" label={game.replay} run={() => session.replay()} off={!session.canReplay.value} />
      <Action
        icon="hint"
        label={game.hint}
        run={() => view.askForHint()}
        off={!mayAsk || !view.active.value}
      />
      <Action
        icon="analyse"
        label={game.analyse}
        run={analyse}
        pressed={view.analysing.value}
        off={!mayAsk}
      />
      <Action icon="explore" label={exploring.explore} run={explore} off={!mayAsk} />
      <Action icon="fresh" label={game.newGame} run={newGame} />
      <Action icon="share" label={game.share} run={share} />
      <Action icon="rules" label={game.howTo} run={howTo} />
      {waiting && cancel ? (
        <AskedAction
          key="cancel"
          icon="cancel"
          label={game.cancel}
          question={game.reallyCancel}
          wayBack={game.waitOn}
          act={cancel}
        />
      ) : (
        <AskedAction
          key="resign"
          icon="resign"
          label={game.resign}
          question={game.reallyResign}
          wayBack={game.playOn}
          act={() => session.resign()}
          off={ending !== undefined || waiting || !seated}
        />
      )}
    </fieldset>
  );
}

function Action({
  icon,
  label,
  run,
  off = false,
  pressed,
}: {
  icon: IconName;
  label: string;
  run: () => void;
  off?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class="quiet action"
      data-action={icon}
      onClick={run}
      disabled={off}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
