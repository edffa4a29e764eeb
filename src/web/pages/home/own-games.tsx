import { language } from "../../base/language.ts";
import { OwnGame, useRemovedRows } from "./own-game.tsx";
import type { OwnRow } from "./own-rows.ts";
import { useOwnRows } from "./use-own-rows.ts";

/** So many are shown here; all of them have a page of their own. */
const few = 6;
const shownOf = (rows: readonly OwnRow[]) => rows.slice(0, few);

/** The latest of the games this browser keeps, and of those on the server in which it has a seat, and the way to all of them. */
export function OwnGames() {
  const { rows, settled } = useOwnRows(shownOf);
  const removed = useRemovedRows();
  const { kept, own } = language.value.page;
  return (
    <>
      {rows.length > 0 && (
        <section class="own-games" aria-label={kept.title} aria-busy={!settled}>
          <h2>{kept.title}</h2>
          <ul class="games">
            {shownOf(rows).map((row) => (
              <OwnGame key={row.key} row={row} removed={removed} />
            ))}
          </ul>
        </section>
      )}
      <p class="to-own-games">
        <a href="/games">{own.toPage}</a>
      </p>
    </>
  );
}
