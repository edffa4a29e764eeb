import type { GameId } from "../../../games/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import type { LinkTrouble } from "../../session/game-link.ts";

/** A link that holds no game, and why. */
export function BrokenReplay({ id, trouble }: { id: GameId | undefined; trouble: LinkTrouble | undefined }) {
  const { game, online } = language.value.page;
  return (
    <section class="page narrow">
      <h1>{online.cannotOpen}</h1>
      <p>{language.value.text([game.linkBroken, ...(trouble ? [sayRefusal(trouble.refusal, id)] : [])])}</p>
    </section>
  );
}
