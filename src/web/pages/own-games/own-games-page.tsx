import { useRef, useState } from "preact/hooks";
import { gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { OwnGame, useRemovedRows } from "../home/own-game.tsx";
import type { OwnRow } from "../home/own-rows.ts";
import { useOwnRows } from "../home/use-own-rows.ts";
import { Along } from "./along.tsx";
import { Filters } from "./filters.tsx";
import { everything, findRows, type Wanted } from "./find-rows.ts";
import { RoomNotice } from "./room-notice.tsx";
import { TellTurns } from "./tell-turns.tsx";

/** So many are shown at a time. */
const many = 50;

/** Everything played in this browser, and every seat that is held on the server. */
export function OwnGamesPage() {
  // What came in from a file is a list of its own.
  const [edition, setEdition] = useState(0);
  return <OwnGamesList key={edition} imported={() => setEdition(edition + 1)} />;
}

function OwnGamesList({ imported }: { imported: () => void }) {
  const [wanted, setWanted] = useState<Wanted>(everything);
  const [most, setMost] = useState(many);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(false);
  // What comes in is listed when the window that tells of it is closed.
  const isOpen = useRef(open);
  isOpen.current = open;
  const isNew = useRef(false);
  const shownOf = (all: readonly OwnRow[]) => findRows(all, wanted).slice(0, most);
  const { rows, settled } = useOwnRows(shownOf);
  const removed = useRemovedRows();
  const { kept, own } = language.value.page;
  useTitle(kept.title, "Grundy");

  const found = findRows(rows, wanted);
  const shown = found.slice(0, most);
  const there = shown.filter(({ key }) => !removed.keys.has(key));
  const marked = there.filter(({ key }) => chosen.has(key));

  function choose(keys: readonly string[], on: boolean) {
    const next = new Set(chosen);
    for (const key of keys) on ? next.add(key) : next.delete(key);
    setChosen(next);
  }

  return (
    <section class="page own-page">
      <div class="page-head">
        <h1>{kept.title}</h1>
        <button type="button" onClick={() => setOpen(true)}>
          {own.along}
        </button>
      </div>
      <TellTurns />
      <RoomNotice />
      <Filters
        wanted={wanted}
        change={(part) => {
          setWanted({ ...wanted, ...part });
          setMost(many);
        }}
      />
      <div class="chosen-bar">
        <label class="check">
          <input
            type="checkbox"
            checked={there.length > 0 && marked.length === there.length}
            disabled={there.length === 0}
            onChange={({ currentTarget }) =>
              choose(
                there.map(({ key }) => key),
                currentTarget.checked,
              )
            }
          />
          <span>{own.chooseAll}</span>
        </label>
        <span class="note grow" role="status">
          {rows.length === 0
            ? own.nothing
            : marked.length > 0
              ? own.chosen({ count: marked.length })
              : own.found({ count: found.length })}
        </span>
        <button
          type="button"
          disabled={removed.keys.size < 2}
          onClick={() => removed.bringBack(removed.keys)}
        >
          {own.undoAll}
        </button>
        <button
          type="button"
          disabled={marked.length === 0}
          onClick={() => {
            removed.remove(marked);
            announce(own.removedSeveral({ count: marked.length }));
          }}
        >
          {own.removeChosen}
        </button>
      </div>
      <section class="own-games" aria-label={kept.title} aria-busy={!settled}>
        <ul class="games">
          {shown.map((row) => (
            <OwnGame
              key={row.key}
              row={row}
              removed={removed}
              choice={
                <input
                  type="checkbox"
                  class="choose"
                  checked={chosen.has(row.key)}
                  aria-label={own.chooseOne({
                    game: gameTitle(language.value, row.game),
                    sides: row.sides(),
                  })}
                  onChange={({ currentTarget }) => choose([row.key], currentTarget.checked)}
                />
              }
            />
          ))}
        </ul>
      </section>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + many)}>
          {own.more({ count: Math.min(many, found.length - most) })}
        </button>
      )}
      {open && (
        <Along
          chosen={new Set(marked.map(({ key }) => key))}
          imported={() => {
            isNew.current = true;
            if (!isOpen.current) imported();
          }}
          close={() => {
            setOpen(false);
            if (isNew.current) imported();
          }}
        />
      )}
    </section>
  );
}
