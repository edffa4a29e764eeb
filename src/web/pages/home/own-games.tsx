import { useState } from "preact/hooks";
import { gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { Moment } from "./moment.tsx";
import type { OwnRow } from "./own-rows.ts";
import { useOwnRows } from "./use-own-rows.ts";

/** So many are shown before all are asked for. */
const few = 6;

/**
 * The games this browser keeps, and those on the server in which it has a seat. One that is removed leaves its place, from which it can
 * be brought back.
 */
export function OwnGames() {
  const [all, setAll] = useState(false);
  const shownOf = (rows: readonly OwnRow[]) => (all ? rows : rows.slice(0, few));
  const { rows, settled } = useOwnRows(shownOf);
  const { kept } = language.value.page;
  if (rows.length === 0) return null;
  return (
    <section class="own-games" aria-label={kept.title} aria-busy={!settled}>
      <h2>{kept.title}</h2>
      <ul class="games">
        {shownOf(rows).map((row) => (
          <OwnGame key={row.key} row={row} />
        ))}
      </ul>
      {!all && rows.length > few && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {kept.all({ games: rows.length })}
        </button>
      )}
    </section>
  );
}

function OwnGame({ row }: { row: OwnRow }) {
  const [bringBack, setBringBack] = useState<(() => void) | undefined>();
  const { kept } = language.value.page;
  const title = gameTitle(language.value, row.game);
  const sides = row.sides();
  if (bringBack)
    return (
      <li>
        <span class="grow note">{kept.removed({ game: title })}</span>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            bringBack();
            setBringBack(undefined);
          }}
        >
          {kept.undo}
        </button>
      </li>
    );
  return (
    <li>
      {row.address === undefined ? (
        <span class="title">{title}</span>
      ) : (
        <a class="title" href={row.address}>
          {title}
        </a>
      )}
      <span class="grow">{sides}</span>
      <span class={`note state${row.rank === 0 ? " mine" : ""}`}>{row.state()}</span>
      <Moment at={row.changed} />
      <button
        type="button"
        class="quiet"
        aria-label={kept.removeOne({ game: title, sides })}
        onClick={() => {
          const undo = row.remove();
          setBringBack(() => undo);
          announce(kept.removed({ game: title }));
        }}
      >
        {kept.remove}
      </button>
    </li>
  );
}
