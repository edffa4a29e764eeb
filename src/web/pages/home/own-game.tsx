import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { Moment } from "./moment.tsx";
import type { OwnRow } from "./own-rows.ts";

/** What was taken from a list, each with what brings it back. */
export interface RemovedRows {
  readonly keys: ReadonlySet<string>;
  remove(rows: readonly OwnRow[]): void;
  bringBack(keys: Iterable<string>): void;
}

export function useRemovedRows(): RemovedRows {
  const [removed, setRemoved] = useState<ReadonlyMap<string, () => void>>(new Map());
  return {
    keys: new Set(removed.keys()),
    remove: (rows) =>
      setRemoved(new Map([...removed, ...rows.map((row) => [row.key, row.remove()] as const)])),
    bringBack(keys) {
      const left = new Map(removed);
      for (const key of keys) {
        left.get(key)?.();
        left.delete(key);
      }
      setRemoved(left);
    },
  };
}

/** A game of a list. One that is removed leaves its place, from which it can be brought back. */
export function OwnGame({
  row,
  removed,
  choice,
}: {
  row: OwnRow;
  removed: RemovedRows;
  /** What stands before it, where several can be chosen. */
  choice?: ComponentChildren;
}) {
  const { kept } = language.value.page;
  const title = gameTitle(language.value, row.game);
  const sides = row.sides();
  if (removed.keys.has(row.key))
    return (
      <li>
        <span class="grow note">{kept.removed({ game: title })}</span>
        <button type="button" class="quiet" onClick={() => removed.bringBack([row.key])}>
          {kept.undo}
        </button>
      </li>
    );
  return (
    <li>
      {choice}
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
          removed.remove([row]);
          announce(kept.removed({ game: title }));
        }}
      >
        {kept.remove}
      </button>
    </li>
  );
}
