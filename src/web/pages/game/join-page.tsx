import { useState } from "preact/hooks";
import { gameOf } from "../../../games/index.ts";
import type { GameHead } from "../../../protocol/index.ts";
import { gameTitle, rulesText, sideName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { faceOf } from "../../faces/index.ts";
import { joinOnline } from "../../session/create.ts";
import { shownSeatName } from "../../session/seat-name.ts";

/** Where whoever has the invitation takes the free seat, or only watches. */
export function JoinPage({
  head,
  invitation,
  joined,
  watch,
}: {
  head: GameHead;
  invitation: string | undefined;
  joined: () => void;
  watch: () => void;
}) {
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [first] = head.seats;
  const host = head.seats.find((seat) => seat.taken)?.name;
  const { online, setup } = language.value.page;
  const game = gameTitle(language.value, head.game);
  useTitle(game, "Grundy");
  const rules = gameOf(head.game);
  const options = rules.options(head.options);
  const clock = head.clock && {
    minutes: head.clock.initial / 60_000,
    seconds: head.clock.increment / 1000,
  };
  const other = host ? shownSeatName(language.value, head, 0) : online.otherBegins;
  const begins = first.taken ? other : online.youBegin;
  const { SmallBoard } = faceOf(rules);
  return (
    <section class="page narrow">
      <h1>{host ? online.invites({ host, game }) : online.invited({ game })}</h1>
      {options.ok && (
        <div class="picture">
          <SmallBoard id={head.game} game={rules} position={rules.start(options.value)} moving={false} />
        </div>
      )}
      <dl class="facts">
        <dt>{online.rules}</dt>
        <dd>{options.ok && rulesText(language.value, head.game, options.value)}</dd>
        <dt>{online.begins}</dt>
        <dd>{begins}</dd>
        <dt>{online.yourSide}</dt>
        <dd>{sideName(language.value, head.game, first.taken ? 1 : 0)}</dd>
        <dt>{setup.clock}</dt>
        <dd>{clock ? setup.clockOf(clock) : setup.noClock}</dd>
      </dl>
      <form
        class="setup join"
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await joinOnline(head.id, invitation, name);
          if (answer.ok) joined();
          else setTrouble(answer.trouble);
        }}
      >
        <label class="field">
          <span>{setup.name}</span>
          <input
            value={name}
            maxLength={40}
            autocomplete="nickname"
            placeholder={online.nameExample}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="note">{head.help ? online.joinWithHelp : online.joinWithout}</p>
        <p class="note wrong" role="status">
          {trouble && sayTrouble(trouble)}
        </p>
        <div class="answers">
          <button type="submit" class="primary">
            {setup.play}
          </button>
          <button type="button" onClick={watch}>
            {online.watch}
          </button>
        </div>
      </form>
    </section>
  );
}
