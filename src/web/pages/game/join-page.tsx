import { useState } from "preact/hooks";
import type { GameHead } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { joinOnline } from "../../session/create.ts";

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
  const host = head.seats.find((seat) => seat.taken)?.name;
  const { online, setup } = language.value.page;
  const game = gameTitle(language.value, head.game);
  useTitle(game, "Grundy");
  return (
    <section class="page narrow">
      <h1>{host ? online.invites({ host, game }) : online.invited({ game })}</h1>
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
