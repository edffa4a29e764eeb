import { useState } from "preact/hooks";
import type { GameHead } from "../../../protocol/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
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
  const [trouble, setTrouble] = useState("");
  const host = head.seats.find((seat) => seat.taken)?.name;
  const title = gameTitle(language.value, head.game);
  return (
    <section class="page narrow">
      <h1>{host ? `${host} invites you to ${title}` : `You are invited to ${title}`}</h1>
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
          <span>Your name</span>
          <input
            value={name}
            maxLength={40}
            autocomplete="nickname"
            placeholder="as the other will see it"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="note wrong" role="status">
          {trouble}
        </p>
        <div class="answers">
          <button type="submit" class="primary">
            Play
          </button>
          <button type="button" onClick={watch}>
            Just watch
          </button>
        </div>
      </form>
    </section>
  );
}
